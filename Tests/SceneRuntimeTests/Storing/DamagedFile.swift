import Foundation
import Testing

@testable import SceneModel

/// A way in which the file of a session is damaged.
struct DamagedFile: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// A part of the reason that is reported; nil if the file can be used still.
  var reason: String?
  /// Makes the file of a good one.
  var make: @Sendable (_ good: Data, _ file: URL) throws -> Void

  /// Creates a file with other contents.
  private init(_ name: String, _ reason: String?, _ change: @escaping @Sendable (Data) -> Data) {
    testDescription = name
    self.reason = reason
    make = { good, file in
      let data = change(good)
      if data == good { throw Unchanged() }
      try data.write(to: file)
    }
  }

  /// Creates a file with another text in place of a part.
  private init(_ name: String, _ reason: String?, _ part: String, to other: String) {
    self.init(name, reason) { Data($0.text.replacing(part, with: other).utf8) }
  }

  /// Creates something else than a file.
  private init(_ name: String, makingAt make: @escaping @Sendable (URL) throws -> Void) {
    testDescription = name
    reason = "it isn't a regular file"
    self.make = { _, file in try make(file) }
  }

  private struct Unchanged: Error {}

  /// The good record, all of whose keys are in its file.
  static let good: SessionRecord = {
    var record = SessionRecord(
      id: "2", ordinal: 2, role: .windowApplication, scene: .declared("message"),
      kind: .windowGroup,
      valueType: .init(Int.self), value: Data("42".utf8), configuration: .entry(name: "Default"),
      geometry: SceneGeometry(size: .init(width: 320, height: 480)),
      conditions: ActivationConditions(prefers: TargetPredicate(equalTo: "message/42")), lastUse: 5,
      isOnScreen: true)
    record.userInfo = [
      "draft": .string("Grüße 👋"), "due": .date(.init(timeIntervalSinceReferenceDate: 7)),
    ]
    record.viewState = ["count": .integer(3)]
    record.stateRestorationActivity = ActivityRecord(activityType: "reading")
    return record
  }()

  // MARK: - The table

  static let all = cut + foreign + values + missing + others
  private static let notJSON = "it isn't JSON with the format of a session"

  private static let cut = [
    DamagedFile("empty", "it is empty") { _ in Data() },
    DamagedFile("as long, of zeros", notJSON) { Data(count: $0.count) },
    DamagedFile("cut after a byte", notJSON) { $0.prefix(1) },
    DamagedFile("cut within the format", notJSON, cutting: "\"form"),
    DamagedFile("cut after the format", notJSON, cutting: ","),
    DamagedFile("cut within a character", notJSON) {
      $0.prefix(($0.firstIndex(of: 0xF0) ?? 0) + 2)
    },
    DamagedFile("cut in the middle", notJSON) { $0.prefix($0.count / 2) },
    DamagedFile("cut before the last byte", notJSON) { $0.dropLast() },
    DamagedFile("with zeros for its second half", notJSON) {
      $0.prefix($0.count / 2) + Data(count: $0.count / 2)
    },
    DamagedFile("twice in a row", notJSON) { $0 + $0 },
    DamagedFile("with the end of a longer one", notJSON) { $0 + $0.suffix(9) },
    DamagedFile("without its beginning", notJSON) { $0.dropFirst() },
  ]

  /// Creates a file that ends with the first occurrence of a text.
  private init(_ name: String, _ reason: String, cutting end: String) {
    self.init(name, reason) { good in
      let text = good.text
      return Data(text[..<(text.range(of: end)?.upperBound ?? text.startIndex)].utf8)
    }
  }

  private static let foreign = [
    DamagedFile("a list", notJSON) { _ in Data("[]".utf8) },
    DamagedFile("a text", notJSON) { _ in Data("\"2\"".utf8) },
    DamagedFile("null", notJSON) { _ in Data("null".utf8) },
    DamagedFile("JSON of another program", notJSON) { _ in
      Data(#"{"name": "postbox", "version": "1.0"}"#.utf8)
    },
    DamagedFile("a page", notJSON) { _ in Data("<!DOCTYPE html><title>404</title>".utf8) },
    DamagedFile("a picture", notJSON) { _ in
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
    },
    DamagedFile("in Latin-1", "the data is damaged") {
      Data($0.text.unicodeScalars.map { UInt8($0.value & 0xFF) })
    },
    DamagedFile("deeper than any", notJSON) { _ in Data(String(repeating: "[", count: 100_000).utf8)
    },
    DamagedFile(
      "deep, and closed", notJSON, "3\n",
      to: String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000)),
    DamagedFile("with a comma too many", notJSON, ": true", to: ": true,,"),
    DamagedFile("with half a character", "the data is damaged", "Gr", to: #"\ud83d"#),
    DamagedFile("with a conflict of two versions", notJSON) { Data("<<<<<<< mine\n".utf8) + $0 },
  ]

  private static let values = [
    DamagedFile("a format in words", notJSON, "\"format\" : 2", to: "\"format\" : \"2\""),
    DamagedFile("half a format", notJSON, "\"format\" : 2", to: "\"format\" : 2.5"),
    DamagedFile(
      "an immense format", notJSON, "\"format\" : 2", to: "\"format\" : 99999999999999999999"),
    DamagedFile("format 0", "its format is 0", "\"format\" : 2", to: "\"format\" : 0"),
    DamagedFile("format -2", "its format is -2", "\"format\" : 2", to: "\"format\" : -2"),
    DamagedFile("a number for the value", "value", "\"value\" : \"42\"", to: "\"value\" : 42"),
    DamagedFile(
      "a list for the session", "session", "\"session\" :", to: "\"session\" : [], \"old\" :"),
    DamagedFile("a number for the id", "session.id", "\"id\" : \"2\"", to: "\"id\" : 2"),
    DamagedFile("an empty id", "id: it isn't a text", "\"id\" : \"2\"", to: "\"id\" : \"\""),
    DamagedFile(
      "the id of another", "the session of another file, 3", "\"id\" : \"2\"", to: "\"id\" : \"3\""),
    DamagedFile(
      "a text for the ordinal", "session.ordinal", "\"ordinal\" : 2", to: "\"ordinal\" : \"2\""),
    DamagedFile("ordinal 0", "ordinal: it is 0", "\"ordinal\" : 2", to: "\"ordinal\" : 0"),
    DamagedFile(
      "a negative ordinal", "ordinal: it is -2", "\"ordinal\" : 2", to: "\"ordinal\" : -2"),
    DamagedFile(
      "the largest ordinal", "ordinal: it is 9", "\"ordinal\" : 2",
      to: "\"ordinal\" : 9223372036854775807"),
    DamagedFile(
      "an ordinal beyond all", "the data is damaged", "\"ordinal\" : 2",
      to: "\"ordinal\" : 9223372036854775808"),
    DamagedFile(
      "an ordinal of 400 digits", "the data is damaged", "\"ordinal\" : 2",
      to: "\"ordinal\" : 1e400"),
    DamagedFile("half a use", "the data is damaged", "\"lastUse\" : 5", to: "\"lastUse\" : 0.5"),
    DamagedFile("a negative use", "lastUse: it is -5", "\"lastUse\" : 5", to: "\"lastUse\" : -5"),
    DamagedFile(
      "a number for a truth", "session.isOnScreen", "\"isOnScreen\" : true",
      to: "\"isOnScreen\" : 1"),
    DamagedFile("another role", "role", "UIWindowSceneSessionRoleApplication", to: "Other"),
    DamagedFile("another kind", "session.kind", "WindowGroup", to: "Panel"),
    DamagedFile(
      "a text for the scene", "session.scene", "\"scene\" : {",
      to: "\"scene\" : \"message\", \"old\" : {"),
    DamagedFile(
      "a text for the configuration", "session.configuration", "\"configuration\" : {",
      to: "\"configuration\" : \"Default\", \"old\" : {"),
    DamagedFile(
      "a text for the value's type", "session.valueType", "\"valueType\" : {",
      to: "\"valueType\" : \"Int\", \"old\" : {"),
    DamagedFile(
      "a list for the user info", "session.userInfo", "\"userInfo\" : {",
      to: "\"userInfo\" : [], \"old\" : {"),
    DamagedFile("an unknown value", "session.userInfo.draft", "\"string\"", to: "\"color\""),
    DamagedFile(
      "a date outside of calendars", "session.userInfo.due", "\"_0\" : 7", to: "\"_0\" : 1e300"),
    DamagedFile(
      "a text for an integer", "session.viewState.count", "\"_0\" : 3", to: "\"_0\" : \"3\""),
    DamagedFile("an activity without type", "activityType", "activityType", to: "type"),
    DamagedFile("a negative width", "geometry: nothing can be shown", ": 320", to: ": -320"),
    DamagedFile("a width in words", "session.geometry.size.width", ": 320", to: ": \"wide\""),
    DamagedFile(
      "a predicate that isn't one", "session.conditions.prefers", "SELF ==", to: "SELF !!"),
    DamagedFile(
      "a text for the conditions", "session.conditions", "\"conditions\" : {",
      to: "\"conditions\" : \"*\", \"old\" : {"),
  ]

  private static let missing =
    [DamagedFile("without its format", notJSON, "\"format\"", to: "\"form\"")]
    + ["session", "id", "ordinal", "role", "lastUse", "isOnScreen"].map { key in
      DamagedFile("without \(key)", "the key \"\(key)\"", "\"\(key)\" :", to: "\"-\" :")
    }

  private static let others = [
    DamagedFile("too large", "it has more than \(SessionFile.sizeLimit) bytes") {
      $0 + Data(count: SessionFile.sizeLimit)
    },
    DamagedFile("a folder") {
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
    },
    DamagedFile("a link to a good file") { file in
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "1.json")
    },
    DamagedFile("a link to nothing") { file in
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "nothing")
    },
    DamagedFile("a pipe") { file in
      if mkfifo(file.path, 0o600) != 0 { throw Unchanged() }
    },
  ]

  /// Files that people and their tools have changed, which can be used still.
  static let usable = [
    DamagedFile("with a byte order mark", nil) { Data([0xEF, 0xBB, 0xBF]) + $0 },
    DamagedFile("in UTF-16", nil) { $0.text.data(using: .utf16) ?? Data() },
    DamagedFile("with carriage returns", nil, "\n", to: "\r\n"),
    DamagedFile("with empty lines around it", nil) { Data("\n\n".utf8) + $0 + Data("\n \n".utf8) },
    DamagedFile("on one line", nil) { Data($0.text.split(separator: "\n").joined().utf8) },
    DamagedFile(
      "with keys of a later version", nil, "\"session\" : {",
      to: "\"later\" : [1], \"session\" : {\"later\" : {},"),
    DamagedFile("with a key twice", nil, "\"ordinal\" : 2", to: "\"ordinal\" : 2, \"ordinal\" : 2"),
  ]
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
