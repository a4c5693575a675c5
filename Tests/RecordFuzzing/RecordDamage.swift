import Foundation
import SceneRuntime
import TestSupport

/// A way to damage a record of a session, so that it can't be used.
struct RecordDamage: Sendable {
  /// The property that is reported, or the beginning of the way into it.
  var place: String
  var apply: @Sendable (inout SessionRecord, inout SeededGenerator) -> Void

  init(
    _ place: String,
    _ apply: @escaping @Sendable (inout SessionRecord, inout SeededGenerator) -> Void
  ) {
    self.place = place
    self.apply = apply
  }
}

extension RecordDamage {
  static let all: [RecordDamage] = [
    RecordDamage("id") { record, generator in
      record.id =
        ["", "\u{1B}[2J", "7\n", "\u{202E}7", "\0", String(repeating: "7", count: 5_000)]
        .randomElement(using: &generator) ?? ""
    },
    RecordDamage("ordinal") { record, generator in
      record.ordinal =
        [.max, .max - 1, .max / 2 + 1, 0, -1, .min, .min + 1].randomElement(using: &generator) ?? 0
    },
    RecordDamage("lastUse") { record, generator in
      record.lastUse =
        [.max, .max - 1, .max / 2 + 1, -1, .min].randomElement(using: &generator) ?? -1
    },
    RecordDamage("role") { record, generator in
      record.role =
        [
          .windowExternalDisplayNonInteractive, .carTemplateApplication,
          .init(rawValue: "\u{1B}[1m"),
        ]
        .randomElement(using: &generator) ?? .init(rawValue: "")
    },
    RecordDamage("scene") { record, generator in
      let depth = Int.random(in: 2...500, using: &generator)
      record.scene = (0..<depth).reduce(.declared("message")) { id, _ in .hosted("\u{7}", id) }
    },
    RecordDamage("value") { record, generator in
      record.value = [
        Data(String(repeating: "[", count: 100_000).utf8),
        Data(String(repeating: #"{"a":"#, count: 101).utf8), Data(count: 1_048_577),
      ].randomElement(using: &generator)
    },
    RecordDamage("geometry") { record, generator in
      let side =
        [Double.nan, .infinity, -.infinity, -1, 1e300].randomElement(using: &generator) ?? 0
      let isWidth = Bool.random(using: &generator)
      record.geometry = WindowScene.Geometry(
        size: .init(width: isWidth ? side : 10, height: isWidth ? 10 : side))
    },
    RecordDamage("userInfo[") { record, generator in
      record.userInfo = ["draft \u{1B}[31m": hostile(&generator), "b": .integer(1)]
    },
    RecordDamage("stateRestorationActivity") { record, generator in
      var activity = ActivityRecord(activityType: "read\u{1B}]0;x\u{7}")
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: activity.userInfo = [.string("\n"): hostile(&generator)]
      case 1: activity.expirationDate = Date(timeIntervalSinceReferenceDate: .nan)
      case 2: activity.webpageURL = URL(string: "postbox://message/42?token=hunter2#hunter2")
      case _: activity.title = String(repeating: "hunter2", count: 10_000)
      }
      record.stateRestorationActivity = activity
    },
    RecordDamage("conditions.") { record, generator in
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let count = Int.random(in: 101...2_000, using: &generator)
        let deep = (0..<count).reduce(TargetPredicate(equalTo: "hunter2")) { predicate, _ in
          .not(predicate)
        }
        record.conditions = ActivationConditions(prefers: deep)
      case 1:
        record.conditions = ActivationConditions(preferring: Set((0..<10_001).map { "\($0)" }))
      case _:
        let text = String(repeating: "hunter2", count: 200_000)
        record.conditions = ActivationConditions(allowing: [text])
      }
    },
  ]

  /// A value that can't be kept.
  private static func hostile(_ generator: inout SeededGenerator) -> PropertyValue {
    let depth = Int.random(in: 101...3_000, using: &generator)
    let value: PropertyValue =
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: (0..<depth).reduce(.string("hunter2")) { value, _ in .array([value]) }
      case 1: (0..<depth).reduce(.null) { value, _ in .dictionary([.string("\u{85}"): value]) }
      case 2: .number([.nan, .infinity].randomElement(using: &generator) ?? .nan)
      case 3: .date(Date(timeIntervalSinceReferenceDate: 1e25))
      case _: .array(Array(repeating: .string("hunter2"), count: 10_001))
      }
    return Bool.random(using: &generator) ? value : .array([.null, value])
  }
}
