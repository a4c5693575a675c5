import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

// The power goes after every operation.
extension FileSessionStoreTests {
  @Test func `whenever the power goes, every confirmed change is there`() async throws {
    let writer = store()
    _ = writer.read()
    let acts: [[SessionChange]] = [
      [.save(record("1")), .save(record("2"))], [.save(record("1", use: 2))],
      [.remove("2"), .save(record("3"))], [.save(record("1", use: 3)), .save(record("3", use: 3))],
      [.remove("1")], [.save(record("2", use: 5))], [.remove("3"), .remove("2")],
    ]
    for act in acts { await write(act, to: writer) }
    var states: [[SceneID: SessionRecord]] = [[:]]
    for act in acts {
      var state = states[states.count - 1]
      for change in act {
        if case .save(let record) = change {
          state[record.id] = record
        } else {
          state[change.session] = nil
        }
      }
      states.append(state)
    }
    let log = disk.log
    for count in 0...log.count {
      let confirmed = log.prefix(count).count { $0 == .note("stored") }
      let (last, next) = (states[confirmed], states[min(confirmed + 1, states.count - 1)])
      for (cut, left) in lost(after: count) {
        let found = store(on: left).read()
        expectEqual(found.problems, [], "after \(count) operations, \(cut)")
        let records = Dictionary(uniqueKeysWithValues: found.records.map { ($0.id, $0) })
        for id in Set(last.keys).union(next.keys).union(records.keys) {
          let isRight = records[id] == last[id] || records[id] == next[id]
          expect(isRight, "scene \(id) after \(count) operations, \(cut)")
        }
      }
    }
  }

  @Test func `a file is written into again only after the names of the folder are on the disk`()
    async
  {
    let first = store()
    _ = first.read()
    for use in 1...2 { await write([.save(record("1", use: use))], to: first) }
    let start = disk.log.count
    disk.fail { if case .flushFolder = $0 { EIO } else { nil } }
    for use in 3...6 {
      expect(await write([.save(record("1", use: use))], to: first) != nil)
      for count in start...disk.log.count {
        let lost = disk.afterPowerLoss(count, losingNames: true) { $0.prefix(5) }
        let found = store(on: lost).read()
        let isWhole = found.records == [record("1", use: 2)] && found.problems.isEmpty
        expect(isWhole, "change \(use), after \(count) operations")
      }
    }
    disk.fail { _ in nil }
    await write([.save(record("1", use: 7))], to: first)
    expectEqual(store(on: disk.afterPowerLoss(.max)).read().records, [record("1", use: 7)])
  }

  @Test func `a process that ends while it writes leaves a previous generation`() async throws {
    let first = store()
    _ = first.read()
    for use in 1...2 { await write([.save(record("1", use: use))], to: first) }
    let start = disk.log.count
    await write([.save(record("1", use: 3))], to: first)
    for count in start...disk.log.count {
      let left = disk.afterPowerLoss(count)
      _ = store(on: left).read()
      expectEqual(left.files.count, 2, "after \(count) operations")
      left.files["\(Self.folder)/1.json"] = nil
      let stored = store(on: left.afterPowerLoss(0, from: left)).read()
      expectEqual(stored.discarded.map(\.id), ["1"], "after \(count) operations")
    }
  }

  /// The disks that are possible after the power goes, by what is left of writes that weren't flushed.
  private func lost(after count: Int) -> [(String, MemoryDisk)] {
    let whole = disk.afterPowerLoss(count)
    var disks = [
      ("all", whole), ("without names", disk.afterPowerLoss(count, losingNames: true)),
    ]
    if disk.afterPowerLoss(count, leaving: { _ in Data() }).files != whole.files {
      for (name, left) in Self.cuts {
        disks.append((name, disk.afterPowerLoss(count, leaving: left)))
      }
    }
    return disks
  }

  /// The possible rests of a write: its beginning up to any kind of byte, or zeros.
  private static let cuts: [(String, (Data) -> Data)] = {
    let quote = UInt8(ascii: "\"")
    var cuts: [(String, (Data) -> Data)] = []
    cuts.append(("nothing", { _ in Data() }))
    cuts.append(("a byte", { $0.prefix(1) }))
    cuts.append(("half the format", { $0.prefix { $0 != quote } + Data("\"for".utf8) }))
    cuts.append(("up to a quote", { $0.prefix(through: $0.firstIndex(of: quote) ?? 0) }))
    cuts.append(("up to the last quote", { $0.prefix(through: $0.lastIndex(of: quote) ?? 0) }))
    cuts.append(("half a character", { $0.prefix(through: $0.firstIndex { $0 > 0x7F } ?? 0) }))
    cuts.append(("all but a byte", { $0.dropLast() }))
    cuts.append(("zeros", { Data(count: $0.count) }))
    cuts.append(("zeros at the end", { $0.dropLast(9) + Data(count: 9) }))
    var generator = SeededGenerator(seed: 7)
    for _ in 1...4 {
      let part = Double.random(in: 0..<1, using: &generator)
      cuts.append(("\(part) of it", { $0.prefix(Int(Double($0.count) * part)) }))
    }
    return cuts
  }()

  @Test func `a cut file is cut where it was meant to be`() throws {
    let data = try SessionFile(record("1")).data()
    let cuts = Self.cuts.map { (name: $0, left: $1(data)) }
    for cut in cuts {
      expect(cut.left.count < data.count || cut.left.suffix(2) == Data(count: 2), "\(cut.name)")
      #expect(throws: SessionFile.Damage.self, "\(cut.name)") { try SessionFile(cut.left) }
    }
    expect(Set(cuts.map(\.left.count)).count > 8)
    let half = try require(cuts.first { $0.name == "half a character" }?.left)
    expect(String(validating: half, as: UTF8.self) == nil)
  }
}
