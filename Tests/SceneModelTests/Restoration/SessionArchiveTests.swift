import Checking
import Foundation
import Testing

@testable import SceneModel

/// Sessions in one file, and JSON without the secrets of links.
struct SessionArchiveTests {
  private func record(_ id: SceneID, _ ordinal: Int) -> SessionRecord {
    var record = SessionRecord(
      id: id, ordinal: ordinal, role: .windowApplication, value: Data(#"{"id":42}"#.utf8),
      lastUse: 1, isOnScreen: true)
    record.userInfo = ["link": .string("postbox://message/42?token=hunter2")]
    return record
  }

  @Test func `what is written is read, in creation order`() throws {
    let records = [record("b", 2), record("a", 1)]
    let archive = try SessionArchive(SessionArchive(of: "postbox", records).data())
    expectEqual(archive.application, "postbox")
    expectEqual(archive.records, [records[1], records[0]])
  }

  @Test func `a session whose place is taken gets the next, and one of the same name is replaced`()
  {
    let archive = SessionArchive(of: "postbox", [record("a", 1), record("b", 2), record("c", 3)])
    let records = archive.records(beside: [record("x", 2), record("a", 7), record("y", 3)])
    expectEqual(records.map(\.id), ["a", "b", "c"])
    expectEqual(records.map(\.ordinal), [1, 4, 5])
  }

  @Test func `an ordinal that is taken and has no successor gets a small one`() throws {
    let limit = SessionRecord.numberLimit
    let records = SessionArchive(of: "postbox", [record("1", limit)])
      .records(beside: [record("2", limit), record("3", 7)])
    expectEqual(records.map(\.ordinal), [8])
    expect(records.allSatisfy { $0.faults.isEmpty })
  }

  @Test(arguments: [
    ("", "isn't JSON"), ("{}", "isn't JSON"), (#"{"format":1}"#, "key"),
    (#"{"format":2}"#, "newer"),
    (#"{"application":"x","format":1,"isRedacted":false,"sessions":[{"format":9}]}"#, "key"),
    (
      #"{"application":"x","format":1,"isRedacted":true,"sessions":[{"format":2,"session":{}}]}"#,
      "id"
    ),
  ])
  func `a file without sessions is refused with the reason`(text: String, reason: String) {
    #expect {
      try SessionArchive(Data(text.utf8))
    } throws: { error in
      "\(error)".contains(reason)
    }
  }

  @Test func `a file with a session twice is refused`() throws {
    let data = try SessionArchive(of: "postbox", [record("a", 1), record("a", 2)]).data()
    #expect(throws: SessionFile.Damage.unusable("it has session a several times")) {
      try SessionArchive(data)
    }
  }

  @Test func `an archive that doesn't say whether it is redacted isn't`() throws {
    let text = #"{"application":"postbox","format":1,"sessions":[]}"#
    expect(try !SessionArchive(Data(text.utf8)).isRedacted)
  }

  @Test(arguments: [
    (#"{"a":"postbox://m?token=hunter2"}"#, #"{"a":"postbox://m?token=…"}"#),
    (#"["see https://u:hunter2@x.example/a#hunter2 now",1.25e-3]"#, ""),
    (#"{"value":"{\"link\":\"postbox://m?token=hunter2\"}"}"#, ""),
    (#""\"postbox://m?k=hunter2\"""#, ""),
    (#""[see](https://postbox.example/m/42?token=hunter2)""#, ""),
    (#"["{postbox://m?k=hunter2","{ https://u:hunter2@x.example/"]"#, ""),
    (#""a\"b\\""#, #""a\"b\\""#), ("[1,2]", "[1,2]"),
    (#"{"ü \u00e9":"ß"}"#, #"{"ü \u00e9":"ß"}"#), (#"{"":"","a":[""]}"#, #"{"":"","a":[""]}"#),
  ])
  func `secrets of links are left out, and nothing else`(json: String, expected: String) throws {
    let shown = RedactedJSON(Data(json.utf8)).data
    let text = String(decoding: shown, as: UTF8.self)
    if !expected.isEmpty { expectEqual(text, expected) }
    expect(!text.contains("hunter2"))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: shown, options: .fragmentsAllowed)
    }
  }

  @Test(arguments: [
    ("postbox://m?token=hunter2", "postbox://m?token=…"),
    (#"["see https://u:hunter2@x.example/"]"#, #"["see https://…@x.example/"]"#),
    (#""postbox://m?token=hunter2""#, #""postbox://m?token=…""#),
    ("Is it 42? It is.", "Is it 42? It is."),
    ("\u{1}\u{2}plain", "\u{1}\u{2}plain"),
  ])
  func `secrets in text of base 64 are left out`(text: String, expected: String) throws {
    // Data within JSON that is data itself, as of a path in the JSON of a value.
    let inner = try JSONEncoder().encode(["path": Data(text.utf8)])
    let json = try JSONEncoder().encode(["_0": inner])
    let shown = try JSONDecoder().decode([String: Data].self, from: RedactedJSON(json).data)
    let path = try JSONDecoder().decode([String: Data].self, from: shown["_0"] ?? Data())
    expectEqual(path, ["path": Data(expected.utf8)])
  }

  @Test func `binary data is kept unless it has a link with secrets`() throws {
    let plain = Data([0xFF, 0xD8, 0x00]) + Data("a@b ?x=y".utf8)
    let link = Data([0xD1, 0x5F, 0x10]) + Data("postbox://m?token=hunter2".utf8) + [0xD2]
    let json = try JSONEncoder().encode([plain, link])
    let shown = try JSONDecoder().decode([Data].self, from: RedactedJSON(json).data)
    expectEqual(shown, [plain, Data("…".utf8)])
  }

  @Test func `keys that differ in their secrets only stay apart`() throws {
    let json = """
      {"m?k=a":1,"m?k=b" :{"m?k=a":2,"m?k=b":3},"m?k=…":4,"m?k=… 2":5,"m":[{"m?k=a":6},"m?k=b"]}
      """
    let shown = RedactedJSON(Data(json.utf8)).data
    expectEqual(
      String(decoding: shown, as: UTF8.self),
      """
      {"m?k=…":1,"m?k=… 2" :{"m?k=…":2,"m?k=… 2":3},"m?k=… 3":4,"m?k=… 2 2":5,"m":[{"m?k=…":6},"m?k=…"]}
      """)
  }

  @Test(arguments: ["\"", "\"a\\", "{\"a", "\"\\\"", "}}\"a\":"])
  func `text that isn't JSON doesn't end the process`(text: String) {
    expectEqual(RedactedJSON(Data(text.utf8)).data, Data(text.utf8))
  }
}
