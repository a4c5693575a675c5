import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

// Files that can't be used.
extension FileSessionStoreTests {
  @Test(arguments: [
    ("", "it is empty"), ("{", "isn't JSON"), ("[]", "isn't JSON"), ("{}", "isn't JSON"),
    (#"{"format":0}"#, "its format is 0"), (#"{"format":2}"#, "session"),
    (#"{"format":-1}"#, "its format is -1"), ("\u{0}\u{0}", "isn't JSON"),
    (String(repeating: "[", count: 100_000), "isn't JSON"),
  ])
  func `a damaged file is set aside, and its previous generation is used`(
    text: String, reason: String
  ) async {
    let first = store()
    _ = first.read()
    await write([.save(record("1")), .save(record("2"))], to: first)
    await write([.save(record("1", use: 2))], to: first)
    let other = disk.afterPowerLoss(.max)
    other.files["\(Self.folder)/1.json"] = Data(text.utf8)
    let stored = store(on: other).read()
    expectEqual(Set(stored.records), [record("1"), record("2")])
    expectEqual(stored.problems.map(\.code), [.damagedSessionFile])
    expectContains(stored.problems.first?.what, reason)
    let place = "/state/postbox/damaged/1.json"
    expectEqual(other.files[place], Data(text.utf8))
    expectEqual(stored.setAside.map(\.file), ["\(Self.folder)/1.json"])
    expectEqual(stored.setAside.map(\.place), [place])
    expectContains(stored.setAside.first?.reason, reason)
    expectEqual(stored.setAside.first?.session, "1")
    expectEqual(store(on: other.afterPowerLoss(0)).read().problems, [])
  }

  @Test func `a file of a newer version stays as it is`() {
    let data = Data(#"{"format":3,"session":{"id":"a b","ordinal":7}}"#.utf8)
    disk.files["\(Self.folder)/1.json"] = data
    disk.files["\(Self.folder)/2.json"] = Data(#"{"format":4,"session":3}"#.utf8)
    let stored = store().read()
    expectEqual(stored.records, [])
    expectEqual(stored.reserved, [.init(id: "a b", ordinal: 7), .init(id: "2", ordinal: 0)])
    expectEqual(stored.problems.map(\.code), [.newerSessionFile, .newerSessionFile])
    expectEqual(disk.files["\(Self.folder)/1.json"], data)
  }

  @Test func `the file of another session, and one that is too large, cost only themselves`() async
  {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    let other = disk.afterPowerLoss(.max)
    other.files["\(Self.folder)/2.json"] = other.files["\(Self.folder)/1.json"]
    other.files["\(Self.folder)/3.json"] = Data(count: SessionFile.sizeLimit + 1)
    other.files["\(Self.folder)/notes.txt"] = Data("mine".utf8)
    let stored = store(on: other).read()
    expectEqual(stored.records, [record("1")])
    expectEqual(stored.problems.map(\.code), [.damagedSessionFile, .damagedSessionFile])
    expect(other.files["\(Self.folder)/notes.txt"] != nil)
    expectEqual(other.files.keys.count { $0.hasPrefix("/state/postbox/damaged/") }, 2)
  }

  /// The disk of a process that saved a session twice and another once, and whose file was damaged.
  private func damagedDisk() async -> MemoryDisk {
    let first = store()
    _ = first.read()
    await write([.save(record("1")), .save(record("2"))], to: first)
    await write([.save(record("1", use: 2))], to: first)
    let other = MemoryDisk()
    other.files = disk.files
    other.files["\(Self.folder)/1.json"] = Data("{".utf8)
    return other
  }

  @Test func `wherever a process ends that sets a file aside, the session is there`() async {
    let start = await damagedDisk()
    let damaged = MemoryDisk()
    damaged.files = start.files
    _ = store(on: damaged).read()
    expect(damaged.log.count > 4)
    for count in 0...damaged.log.count {
      for losesNames in [false, true] {
        let left = damaged.afterPowerLoss(count, losingNames: losesNames, from: start)
        let stored = store(on: left).read()
        expectEqual(stored.discarded, [], "after \(count) operations")
        expectEqual(Set(stored.records), [record("1"), record("2")], "after \(count) operations")
        let isAside = left.files.contains {
          $0.key.contains("/damaged/") && $0.value == Data("{".utf8)
        }
        expect(isAside, "after \(count) operations")
      }
    }
  }

  @Test func `a damaged file that can't be set aside stays, and its session too`() async {
    let disk = await damagedDisk()
    disk.files["\(Self.folder)/2.json"] = Data("[".utf8)
    disk.files["\(Self.folder)/2.previous.json"] = nil
    disk.fail { if case .createFolder("/state/postbox/damaged") = $0 { EACCES } else { nil } }
    for _ in 1...2 {
      let stored = store(on: disk).read()
      expectEqual(stored.records, [record("1")])
      expectEqual(stored.reserved, [.init(id: "2", ordinal: 0)])
      expectEqual(stored.discarded, [])
      expect(stored.problems.allSatisfy { $0.remedy.contains("couldn't be moved") })
    }
    expectEqual(disk.files["\(Self.folder)/1.json"], Data("{".utf8))
    expectEqual(disk.files["\(Self.folder)/2.json"], Data("[".utf8))
  }

  @Test func `a file that can't be read now keeps its place, and isn't replaced`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("7"))], to: first)
    await write([.save(record("7", use: 2))], to: first)
    let other = MemoryDisk()
    other.files = disk.files
    other.fail { $0 == .read("\(Self.folder)/7.json") ? EACCES : nil }
    let stored = store(on: other).read()
    expectEqual(stored.records, [])
    expectEqual(stored.discarded, [])
    expectEqual(stored.reserved, [.init(id: "7", ordinal: 7)])
    expectEqual(stored.problems.map(\.code), [.unreadableSessionFile])
    other.fail { _ in nil }
    expectEqual(store(on: other).read().records, [record("7", use: 2)])
  }

  @Test func `a file of a newer version has the place of its previous generation`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("7"))], to: first)
    let other = MemoryDisk()
    other.files = disk.files
    other.files["\(Self.folder)/7.json"] = Data(#"{"format":99}"#.utf8)
    expectEqual(store(on: other).read().reserved, [.init(id: "7", ordinal: 7)])
  }

  @Test func `many damaged files are set aside with few looks at the folder`() {
    let count = 500
    for number in 1...count { disk.files["\(Self.folder)/\(number).json"] = Data() }
    let store = store()
    expectEqual(store.read().problems.count, count)
    expect(disk.lists < 5)
    expect(disk.log.count { if case .flushFolder = $0 { true } else { false } } < 5)
  }

  @Test func `a session that was recovered has a previous generation again`() async {
    let disk = await damagedDisk()
    expectEqual(Set(store(on: disk).read().records), [record("1"), record("2")])
    disk.files["\(Self.folder)/1.json"] = Data("[".utf8)
    expectEqual(
      Set(store(on: disk.afterPowerLoss(0, from: disk)).read().records.map(\.id)), ["1", "2"])
    disk.files["\(Self.folder)/1.json"] = nil
    expectEqual(store(on: disk.afterPowerLoss(0, from: disk)).read().discarded, [record("1")])
    expectEqual(disk.files["/state/postbox/damaged/1.json"], Data("{".utf8))
  }

  @Test func `a new file that is whole is used if a process ended while it replaced a damaged one`()
    async
    throws
  {
    let disk = await damagedDisk()
    disk.files["\(Self.folder)/1.previous.json"] = nil
    disk.files["\(Self.folder)/1.new"] = try SessionFile(record("1", use: 3)).data()
    expectEqual(Set(store(on: disk).read().records), [record("1", use: 3), record("2")])
    expect(!disk.files.keys.contains("\(Self.folder)/1.new"))
    expectEqual(
      Set(store(on: disk.afterPowerLoss(0, from: disk)).read().records.map(\.id)), ["1", "2"])
    // Both generations are damaged: what is set aside stays as it was.
    let other = await damagedDisk()
    other.files["\(Self.folder)/1.previous.json"] = Data("(".utf8)
    other.files["\(Self.folder)/1.new"] = try SessionFile(record("1", use: 3)).data()
    expectEqual(Set(store(on: other).read().records), [record("1", use: 3), record("2")])
    expectEqual(other.files["/state/postbox/damaged/1.previous.json"], Data("(".utf8))
  }

  @Test func `a damaged file stays while its previous generation can't be read`() async {
    let disk = await damagedDisk()
    disk.fail { $0 == .read("\(Self.folder)/1.previous.json") ? EACCES : nil }
    expectEqual(store(on: disk).read().records, [record("2")])
    disk.fail { _ in nil }
    let stored = store(on: disk.afterPowerLoss(0, from: disk)).read()
    expectEqual(stored.discarded, [])
    expectEqual(Set(stored.records), [record("1"), record("2")])
  }
}
