import Checking
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

// Disks that fail, and folders that are removed.
extension FileSessionStoreTests {
  @Test(arguments: [
    (ENOSPC, "write"), (EIO, "flush"), (EROFS, "create"), (EACCES, "rename"), (EIO, "flushFolder"),
  ])
  func `a disk that fails loses nothing, and is written when it can`(
    code: Int32, operation: String
  ) async {
    let later = Mutex<(@Sendable () -> Void)?>(nil)
    let store = FileSessionStore(folder: Self.folder, on: disk) { _, act in
      later.withLock { $0 = act }
    }
    _ = store.read()
    await write([.save(record("1"))], to: store)
    disk.fail { "\($0)".hasPrefix("\(operation)(") ? code : nil }
    let problem = await write([.save(record("1", use: 2)), .save(record("2"))], to: store)
    expectEqual(problem?.code, .unsavedSessions)
    expectContains(problem?.what, String(cString: strerror(code)))
    let lost = self.store(on: disk.afterPowerLoss(.max)).read()
    expectEqual(lost.problems, [])
    expect(lost.records.contains { $0.id == "1" })
    disk.fail { _ in nil }
    await withCheckedContinuation { continuation in
      store.write([.remove("3")], turn: 3) { _ in continuation.resume() }
    }
    expectEqual(
      Set(self.store(on: disk.afterPowerLoss(.max)).read().records),
      [record("1", use: 2), record("2")])
    expect(!disk.files.keys.contains { $0.hasSuffix(".new") })
  }

  @Test func `a failed write leaves a previous generation`() async throws {
    let first = store()
    _ = first.read()
    for use in 1...2 { await write([.save(record("1", use: use))], to: first) }
    let new = "\(Self.folder)/1.new"
    let failures: [@Sendable (MemoryDisk.Operation) -> Bool] = [
      { $0 == .create(new) }, { if case .write(new, _) = $0 { true } else { false } },
      { $0 == .flush(new) }, { $0 == .rename(new, "\(Self.folder)/1.json") },
    ]
    for (place, isFailing) in failures.enumerated() {
      disk.fail { isFailing($0) ? EIO : nil }
      expect(await write([.save(record("1", use: 3))], to: first) != nil)
      let uses = disk.files.mapValues { try? SessionFile($0).record.lastUse }
      // A file that can't be opened still has the older contents.
      let expected = [
        "\(Self.folder)/1.json": 2, "\(Self.folder)/1.previous.json": place == 0 ? 1 : 2,
      ]
      expectEqual(uses, expected, "failure \(place)")
      disk.fail { _ in nil }
      await write([.save(record("1", use: 1))], to: first)
      await write([.save(record("1", use: 2))], to: first)
    }
  }

  @Test func `a change that comes while another can't be saved is answered too`() {
    let store = store()
    _ = store.read()
    let (isFailing, isSecond) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    disk.fail { operation in
      if operation == .create("\(Self.folder)/1.new") {
        isFailing.signal()
        isSecond.wait()
      }
      return ENOSPC
    }
    let answers = Mutex<[Int]>([])
    store.write([.save(record("1"))], turn: 1) { _ in answers.withLock { $0.append(1) } }
    isFailing.wait()
    store.write([.save(record("2"))], turn: 2) { _ in answers.withLock { $0.append(2) } }
    isSecond.signal()
    // Reading waits for the attempt.
    _ = store.read()
    // The answer to the last one speaks for both.
    expectEqual(answers.withLock { $0 }, [2])
  }

  @Test func `without another change the store tries again later`() async {
    let (attempts, continuation) = AsyncStream<(Double, @Sendable () -> Void)>.makeStream()
    let store = FileSessionStore(folder: Self.folder, on: disk) { continuation.yield(($0, $1)) }
    var later = attempts.makeAsyncIterator()
    _ = store.read()
    disk.fail { _ in ENOSPC }
    expect(await write([.save(record("1"))], to: store) != nil)
    for seconds in [1.0, 2, 4, 8, 16, 32, 60] {
      let attempt = await later.next()
      expectEqual(attempt?.0, seconds)
      attempt?.1()
    }
    let last = await later.next()
    disk.fail { _ in nil }
    last?.1()
    // It answers after the waiting change.
    expectEqual(await write([], to: store), nil)
    // After a success the times begin again.
    disk.fail { _ in ENOSPC }
    expect(await write([.save(record("1"))], to: store) != nil)
    let first = await later.next()
    expectEqual(first?.0, 1)
    disk.fail { _ in nil }
    first?.1()
    expectEqual(await write([], to: store), nil)
    expectEqual(self.store(on: disk.afterPowerLoss(.max)).read().records, [record("1")])
  }

  @Test func `changes while the disk fails don't add attempts`() async {
    let attempts = Mutex<[@Sendable () -> Void]>([])
    let store = FileSessionStore(folder: Self.folder, on: disk) { _, act in
      attempts.withLock { $0.append(act) }
    }
    _ = store.read()
    disk.fail { _ in ENOSPC }
    for use in 1...5 { expect(await write([.save(record("1", use: use))], to: store) != nil) }
    // The time of all attempts comes; only that after the last failure is still of use.
    for act in attempts.withLock({ $0 }) {
      act()
      // Reading waits for the attempt.
      _ = store.read()
    }
    expectEqual(attempts.withLock { $0.count }, 6)
  }

  @Test func `of several changes of a session the last one has its place among the others`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1"))], to: store)
    await write([.save(record("1", use: 2)), .save(record("2")), .remove("1")], to: store)
    let places = ["2.json", "1.json"].map { name in
      disk.log.lastIndex { "\($0)".contains("/\(name)") } ?? -1
    }
    expectEqual(places, places.sorted())
    expectEqual(self.store(on: disk.afterPowerLoss(.max)).read().records, [record("2")])
  }

  @Test func `a folder that is removed is written again, with all sessions`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1")), .save(record("2"))], to: store)
    disk.removeFolder("/state")
    expectEqual(await write([.save(record("3"))], to: store), nil)
    disk.removeFolder("/state")
    expectEqual(await write([.remove("3")], to: store), nil)
    let names = disk.files.keys.map { $0.split(separator: "/").last.map(String.init) }
    expectEqual(
      Set(names), ["1.json", "2.json", "1.previous.json", "2.previous.json"])
  }

  @Test func `a second process keeps its sessions in memory, and says so`() async throws {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    let second = store()
    let stored = second.read()
    expectEqual(stored.records, [])
    expectEqual(stored.problems.map(\.code), [.occupiedSessions])
    expectEqual(await write([.save(record("2"))], to: second), nil)
    expect(!disk.files.keys.contains("\(Self.folder)/2.json"))
  }

  @Test func `a lock is free when its store is gone`() {
    var store: FileSessionStore? = store()
    expectEqual(store?.read().problems, [])
    store = nil
    expectEqual(self.store().read().problems, [])
  }

  @Test func `a folder that is removed while the disk is full is written again, with all sessions`()
    async
  {
    let store = store()
    _ = store.read()
    await write([.save(record("1")), .save(record("2")), .save(record("3"))], to: store)
    disk.removeFolder("/state")
    // The folder can be made, and nothing in it.
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    expect(await write([.save(record("1", use: 2))], to: store) != nil)
    disk.fail { _ in nil }
    expectEqual(await write([.save(record("2", use: 2))], to: store), nil)
    let names = disk.files.keys.filter { !$0.hasSuffix(".previous.json") }
    expectEqual(Set(names), Set((1...3).map { "\(Self.folder)/\($0).json" }))
  }

  @Test func `a change that can't take its name leaves no file`() async {
    let store = store()
    _ = store.read()
    disk.fail { if case .rename = $0 { EACCES } else { nil } }
    expect(await write([.save(record("1"))], to: store) != nil)
    expectEmpty(disk.files)
  }

  @Test func `a removed session leaves no file of a change that failed`() async {
    let store = store()
    _ = store.read()
    disk.fail { operation in
      switch operation {
      case .rename, .remove: EACCES
      default: nil
      }
    }
    expect(await write([.save(record("1"))], to: store) != nil)
    expectContains(disk.files.keys, "\(Self.folder)/1.new")
    disk.fail { _ in nil }
    expectEqual(await write([.remove("1")], to: store), nil)
    expectEmpty(disk.files)
  }

  @Test func `a folder that was removed and made again is written again, and locked`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1")), .save(record("2"))], to: store)
    disk.removeFolder("/state")
    disk.files["\(Self.folder)/notes.txt"] = Data()
    expectEqual(await write([.save(record("3"))], to: store), nil)
    let names = disk.files.keys.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".previous.json") }
    expectEqual(Set(names), Set((1...3).map { "\(Self.folder)/\($0).json" }))
    expectEqual(self.store().read().problems.map(\.code), [.occupiedSessions])
  }

  @Test func `a folder whose lock was removed keeps what another process wrote meanwhile`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1")), .save(record("2"))], to: store)
    disk.removeLocks()
    var other: FileSessionStore? = self.store()
    _ = other?.read()
    if let other { await write([.save(record("1", use: 9))], to: other) }
    other = nil
    expectEqual(await write([.save(record("2", use: 5))], to: store), nil)
    expectEqual(
      Set(self.store(on: disk.afterPowerLoss(.max)).read().records),
      [record("1", use: 9), record("2", use: 5)])
  }

  @Test func `a folder that another process took is not written until it is free`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1"))], to: store)
    disk.removeFolder("/state")
    var other: FileSessionStore? = self.store()
    expectEqual(other?.read().problems, [])
    let problem = await write([.save(record("2"))], to: store)
    expectContains(problem?.what, "another process")
    expectEmpty(disk.files)
    other = nil
    expectEqual(await write([], to: store), nil)
    expectEqual(
      Set(self.store(on: disk.afterPowerLoss(.max)).read().records.map(\.id)), ["1", "2"])
  }

  @Test func `an older change that failed doesn't replace a later one`() async {
    let store = store()
    _ = store.read()
    let (isFailing, isSecond) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isFirst = Mutex(true)
    disk.fail { operation in
      guard operation == .create("\(Self.folder)/1.new") else { return nil }
      let fails = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      guard fails else { return nil }
      isFailing.signal()
      isSecond.wait()
      return ENOSPC
    }
    store.write([.save(record("1", use: 1))], turn: 1) { _ in }
    isFailing.wait()
    store.write([.save(record("1", use: 2))], turn: 2) { _ in }
    isSecond.signal()
    // Reading waits for the attempt.
    _ = store.read()
    expectEqual(await write([], to: store), nil)
    expectEqual(self.store(on: disk.afterPowerLoss(.max)).read().records, [record("1", use: 2)])
  }

  @Test func `a folder that was removed since the last change is written again at the end`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1"))], to: store)
    let files = disk.files
    store.applicationWillEnd()
    expectEqual(disk.log.last, .note("stored"))
    disk.removeFolder("/state")
    store.applicationWillEnd()
    expectEqual(disk.files, files)
  }

  @Test func `a change that couldn't be saved is tried again at the end`() async {
    let store = store()
    _ = store.read()
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    expect(await write([.save(record("1"))], to: store) != nil)
    disk.fail { _ in nil }
    store.applicationWillEnd()
    expectEqual(self.store(on: disk.afterPowerLoss(.max)).read().records, [record("1")])
  }

  @Test func `an application says once that its disk can't be written, since its launch`() {
    disk.fail { if case .read = $0 { nil } else { EROFS } }
    let store = store()
    let application = Application.stub(profile: .desktop, services: .repeatable(store: store))
    application.handle(.launch([]), .newWindow)
    // Reading waits for the attempts to write.
    _ = store.read()
    application.handle(.newWindow)
    expectEqual(application.problems.map(\.code), [.unsavedSessions])
    expectEqual(application.problems.first?.place, Self.folder)
  }
}
