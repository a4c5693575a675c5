import Foundation

@testable import SceneModel

/// The records in `Tests/Fixtures/Sessions`, by the names of their files.
enum StoredRecords {
  private static func record(
    _ id: SceneID, _ ordinal: Int, _ change: (inout SessionRecord) -> Void = { _ in }
  ) -> SessionRecord {
    var record = SessionRecord(
      id: id, ordinal: ordinal, role: .windowApplication, lastUse: 0, isOnScreen: false)
    change(&record)
    return record
  }

  /// Returns the records in the files of a format.
  static func records(of format: Int) -> [String: SessionRecord] {
    var records = all
    // The title and the pusher came with format 2.
    if format == 1 {
      records["everything"]?.title = nil
      records["everything"]?.pusher = nil
    }
    return records
  }

  /// The records in the files of the present format.
  static let all: [String: SessionRecord] = [
    "smallest": record("smallest", 1),
    "everything": everything,
    "single-window": record("single-window", 3) { record in
      (record.scene, record.kind) = (.path(.window, "1.true.0"), .window)
      record.configuration = .entry(name: nil)
    },
    "hosted-scene": record("hosted-scene", 4) { record in
      (record.scene, record.kind) = (
        .hosted("Postbox.SceneDelegate", .declared("inbox")), .windowGroup
      )
      record.configuration = .entry(name: "Default Configuration")
    },
    "value-scene": record("value-scene", 5) { record in
      (record.scene, record.kind) = (.value("Swift.Int"), .windowGroup)
      record.valueType = SceneDescription.ValueType(Int.self)
      record.value = Data("42".utf8)
      record.configuration = .classes(name: nil, scene: nil, delegate: nil, storyboard: nil)
    },
    "largest-numbers": record("largest-numbers", SessionRecord.numberLimit) { record in
      record.lastUse = SessionRecord.numberLimit
      record.geometry = SceneGeometry(size: .init(width: 1_000_000, height: 0.5))
      record.userInfo = [
        "most": .integer(.max), "least": .integer(.min), "tiny": .number(.leastNonzeroMagnitude),
        "zero": .number(-0.0),
      ]
    },
  ]

  /// A record in which every property has a value.
  private static let everything = record("4F1B9A52-7C0E-4D3A-9E57-1B0C5D2A8E61", 2) { record in
    record.scene = .declared("message")
    record.kind = .windowGroup
    record.title = "Grüße 👋"
    record.valueType = SceneDescription.ValueType(Int.self)
    record.value = Data(#"{"id":42,"subject":"Grüße 👋"}"#.utf8)
    record.configuration = .classes(
      name: "Message", scene: "UIWindowScene", delegate: "Postbox.SceneDelegate",
      storyboard: "Main")
    record.userInfo = [
      "array": .array([.null, .bool(true), .integer(-7)]),
      "data": .data(Data([0, 127, 255])),
      "date": .date(Date(timeIntervalSinceReferenceDate: 700_000_000.5)),
      "dictionary": .dictionary([.string("draft"): .string("Dear 🇩🇪\n\u{1B}[31m")]),
      "empty": .string(""),
      "number": .number(0.1),
      "set": .set([.integer(1)]),
      "url": .url(URL(filePath: "/postbox")),
      "uuid": .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
    ]
    record.viewState = ["Postbox.Compose.subject": .string("Re: Grüße")]
    record.stateRestorationActivity = ActivityRecord(
      activityType: "com.example.postbox.reading", title: "Reading",
      userInfo: [.string("message"): .integer(42)], targetContentIdentifier: "message/42",
      webpageURL: URL(string: "https://postbox.example/m/42"),
      referrerURL: URL(string: "https://postbox.example"),
      expirationDate: Date(timeIntervalSinceReferenceDate: 800_000_000), keywords: ["mail"],
      persistentIdentifier: "42", requiredUserInfoKeys: ["message"], eligibility: [.search])
    record.geometry = SceneGeometry(size: .init(width: 320, height: 480.5))
    record.conditions = ActivationConditions(
      prefers: .or([
        TargetPredicate(equalTo: "message/42"),
        .comparison(.init(.target, .beginsWith, .text("message/"), options: [.caseInsensitive])),
      ]), canActivate: .not(.value(false)), preferring: ["message/42"], allowing: ["message/", "*"])
    record.lastUse = 12
    record.isOnScreen = true
    record.pusher = "smallest"
  }

  /// The folder with the files of a format.
  static func folder(of format: Int) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Sessions/format-\(format)")
  }
}
