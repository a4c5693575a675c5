import Checking
import Foundation
import Testing

@testable import SceneModel

/// The files of sessions, of every format that was ever written.
struct SessionFileTests {
  @Test(arguments: 1...SessionFile.format)
  func `every format has files, with every property among them`(format: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: StoredRecords.folder(of: format).path)
    expectEqual(Set(names), Set(StoredRecords.all.keys.map { $0 + SessionFile.suffix }))
    let everything = try require(StoredRecords.all["everything"])
    let missing = Mirror(reflecting: everything).children.filter { "\($0.value)" == "nil" }
    expectEqual(missing.compactMap(\.label), [])
  }

  @Test(arguments: 1...SessionFile.format, StoredRecords.all.keys.sorted())
  func `a file of an earlier version gives its record`(format: Int, name: String) throws {
    let file = StoredRecords.folder(of: format).appending(path: name + SessionFile.suffix)
    let record = try SessionFile(Data(contentsOf: file)).record
    expectEqual(record, StoredRecords.records(of: format)[name])
    // It is written in the present format.
    try expectEqual(SessionFile(SessionFile(record).data()).record, record)
  }

  @Test func `a presented value that isn't text is kept`() throws {
    var record = try require(StoredRecords.all["smallest"])
    record.value = Data([0xFF, 0, 0x22])
    try expectEqual(SessionFile(SessionFile(record).data()).record, record)
  }

  @Test func `a record with as much text as it can have is read again`() throws {
    var record = try require(StoredRecords.all["smallest"])
    // Each of these characters takes six bytes in JSON.
    let text = PropertyValue.string(String(repeating: "\u{1}", count: 1_000_000))
    (record.userInfo, record.viewState) = (["a": text], ["b": text])
    record.stateRestorationActivity = ActivityRecord(
      activityType: "read", userInfo: [.string("c"): text])
    expectEqual(record.faults, [])
    try expectEqual(SessionFile(SessionFile(record).data()).record, record)
  }

  @Test func `texts that are equal have one file`() {
    expectEqual(SessionFile.name(of: "caf\u{E9}"), SessionFile.name(of: "cafe\u{301}"))
  }

  @Test(arguments: [
    ("7", "7.json"), ("a-B-9", "a-B-9.json"), (".lock", "_lock~"), ("../7", "___7~"),
    ("7.previous", "7_previous~"), ("ü", "__~"), ("con:", "con_~"),
    (String(repeating: "7", count: 65), String(repeating: "7", count: 40) + "~"),
  ])
  func `every identifier has a name of a file`(id: String, beginning: String) {
    let name = SessionFile.name(of: id)
    expect(name.hasPrefix(beginning))
    expect(name.utf8.count <= 80)
    expect(!name.contains("/") && !name.hasPrefix("."))
  }
}
