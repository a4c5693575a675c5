import Checking
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A store of files on a disk in memory, and those who wait for it.
@MainActor struct FileSessionStoreTests {
  nonisolated static let folder = "/state/postbox/sessions"
  let disk = MemoryDisk()

  func store(on disk: MemoryDisk? = nil) -> FileSessionStore {
    FileSessionStore(folder: Self.folder, on: disk ?? self.disk) { _, _ in }
  }

  func record(_ id: SceneID, use: Int = 1) -> SessionRecord {
    var record = SessionRecord(
      id: id, ordinal: Int(id) ?? 1, role: .windowApplication, scene: .declared("message"),
      value: Data(#"{"id":42}"#.utf8), lastUse: use, isOnScreen: true)
    record.userInfo = ["draft": .string("Dear \(id), it is ü 👋 \(use)")]
    return record
  }

  /// Writes changes and waits for the answer.
  @discardableResult func write(
    _ changes: [SessionChange], to store: FileSessionStore
  ) async -> Problem? {
    await store.firstAnswer(to: changes) { [disk] in
      if $0 == nil { disk.note("stored") }
    }
  }

  // MARK: - Order

  @Test func `a change is confirmed when its file and its folder are on the disk`() async throws {
    let store = store()
    _ = store.read()
    await write([.save(record("1"))], to: store)
    await write([.save(record("1", use: 2))], to: store)
    let (current, new) = ("\(Self.folder)/1.json", "\(Self.folder)/1.new")
    let previous = "\(Self.folder)/1.previous.json"
    let log = disk.log.filter { if case .write = $0 { false } else { true } }
    expectEqual(
      log,
      [
        .createFolder(Self.folder), .create(new), .flush(new), .rename(new, current),
        .create(previous), .flush(previous), .flushFolder(Self.folder), .note("stored"),
        .rename(previous, new), .create(new), .flush(new), .link(current, previous),
        .rename(new, current), .flushFolder(Self.folder), .note("stored"),
      ])
  }

  @Test func `the sessions of a turn cost one flush of the folder`() async {
    let store = store()
    _ = store.read()
    await write((1...20).map { .save(record("\($0)")) }, to: store)
    expectEqual(disk.log.count { $0 == .flushFolder(Self.folder) }, 1)
    expectEqual(Set(self.store(on: disk.afterPowerLoss(.max)).read().records.map(\.id)).count, 20)
  }

  @Test func `the last of many changes that wait for the disk is saved and answered`() {
    let store = store()
    _ = store.read()
    let (isBusy, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    disk.fail { operation in
      if operation == .create("\(Self.folder)/4.new") {
        isBusy.signal()
        isFree.wait()
      }
      return nil
    }
    let answers = Mutex<[Int]>([])
    func write(_ record: SessionRecord, turn: Int) {
      store.write([.save(record)], turn: turn) { _ in answers.withLock { $0.append(turn) } }
    }
    write(record("4"), turn: 0)
    isBusy.wait()
    for turn in 1...1_000 { write(record("\(turn % 3 + 1)", use: turn), turn: turn) }
    isFree.signal()
    let records = Set(store.read().records)
    expectEqual(answers.withLock { $0 }, [0, 1_000])
    let last = [record("2", use: 1_000), record("3", use: 998), record("1", use: 999)]
    expectEqual(records, Set(last + [record("4")]))
    let creations = disk.log.filter { "\($0)".hasPrefix("create(") && "\($0)".contains(".new") }
    expectEqual(creations.count, 4)
  }

  @Test func `sessions that were read early aren't read again, unless they changed`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    let count = disk.lists
    first.beginReading()
    expectEqual(first.read().records, [record("1")])
    expectEqual(disk.lists, count + 1)
    first.beginReading()
    await write([.save(record("1", use: 2))], to: first)
    expectEqual(first.read().records, [record("1", use: 2)])
  }

  // MARK: - Discards while no application runs

  @Test func `S14: a session whose file was removed is discarded, until that is written`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("1")), .save(record("2"))], to: first)
    let other = disk.afterPowerLoss(.max)
    other.files["\(Self.folder)/2.json"] = nil
    for _ in 1...2 {
      let stored = store(on: other.afterPowerLoss(0)).read()
      expectEqual(stored, StoredSessions())
    }
    let next = store(on: other)
    let stored = next.read()
    expectEqual(stored.records, [record("1")])
    expectEqual(stored.discarded, [record("2")])
    expectEqual(stored.problems, [])
    await write([.remove("2")], to: next)
    expect(other.files.keys.allSatisfy { !$0.contains("/2.") })
  }

  @Test func `a process that ends between the steps of a removal leaves a discarded session`() async
  {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    let count = disk.log.count
    await write([.remove("1")], to: first)
    let states = (count...disk.log.count).map { count in
      let stored = store(on: disk.afterPowerLoss(count)).read()
      return [stored.records.count, stored.discarded.count]
    }
    expectEqual(states, [[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]])
  }

  @Test func `without second names nothing is discarded, and sessions are saved`() async {
    disk.fail { if case .link = $0 { EPERM } else { nil } }
    let first = store()
    _ = first.read()
    expectEqual(await write([.save(record("1"))], to: first), nil)
    expectEqual(await write([.save(record("1", use: 2))], to: first), nil)
    expectEqual(store(on: disk.afterPowerLoss(.max)).read().records, [record("1", use: 2)])
  }

  @Test func `a session that came from its previous generation isn't one that was removed`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    await write([.save(record("1", use: 2))], to: first)
    let other = disk.afterPowerLoss(.max)
    other.files["\(Self.folder)/1.json"] = Data("{".utf8)
    expectEqual(store(on: other).read().records, [record("1")])
    let stored = store(on: other.afterPowerLoss(0)).read()
    expectEqual(stored, StoredSessions())
    let again = MemoryDisk()
    again.files = other.files
    expectEqual(store(on: again).read().records, [record("1")])
  }

  // MARK: - Folders

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "postbox", "/s/postbox/sessions"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "postbox", "/h/.local/state/postbox/sessions"),
    (["HOME": "/h"], "../x", "/h/.local/state/app-..-x/sessions"),
    (["HOME": "/h"], "", "/h/.local/state/app-/sessions"),
  ])
  func `each application has a folder of its own`(
    environment: [String: String], application: String, path: String
  ) {
    #if !canImport(Darwin)
    expectEqual(FileSessionStore.folder(of: application, environment: environment).path, path)
    #endif
  }

  @Test func `files are for their owner only, and are read again`() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "postbox/sessions")
    var store: FileSessionStore? = FileSessionStore(folder: folder)
    expectEqual(store?.read(), StoredSessions())
    if let store { await write([.save(record("1")), .save(record("a/b ü"))], to: store) }
    let manager = FileManager.default
    func mode(_ path: String) throws -> Int? {
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    try expectEqual(mode(folder.path), 0o700)
    try expectEqual(mode(folder.appending(path: "1.json").path), 0o600)
    expectEqual(FileSessionStore(folder: folder).read().problems.map(\.code), [.occupiedSessions])
    store = nil
    try manager.createSymbolicLink(
      atPath: folder.appending(path: "4.json").path, withDestinationPath: "/dev/zero")
    let again = FileSessionStore(folder: folder).read()
    expectEqual(Set(again.records.map(\.id)), ["1", "a/b ü"])
    expectEqual(again.problems.map(\.code), [.damagedSessionFile])
  }
}

extension FileSessionStore {
  /// Writes changes and waits for the first answer; a store that fails answers again later.
  func firstAnswer(
    to changes: [SessionChange], _ observe: @escaping @Sendable (Problem?) -> Void = { _ in }
  ) async -> Problem? {
    await withCheckedContinuation { continuation in
      let isAnswered = Mutex(false)
      write(changes, turn: 1) { problem in
        let isFirst = isAnswered.withLock { answered in
          defer { answered = true }
          return !answered
        }
        observe(problem)
        if isFirst { continuation.resume(returning: problem) }
      }
    }
  }
}
