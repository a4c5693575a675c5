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
    await withCheckedContinuation { continuation in
      let isAnswered = Mutex(false)
      store.write(changes, turn: 1) { [disk] problem in
        let isFirst = isAnswered.withLock { answered in
          defer { answered = true }
          return !answered
        }
        if problem == nil { disk.note("stored") }
        if isFirst { continuation.resume(returning: problem) }
      }
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
    #expect(
      log == [
        .createFolder(Self.folder), .create(new), .flush(new), .rename(new, current),
        .link(current, previous), .flushFolder(Self.folder), .note("stored"), .create(new),
        .flush(new), .remove(previous), .link(current, previous), .rename(new, current),
        .flushFolder(Self.folder), .note("stored"),
      ])
  }

  @Test func `the sessions of a turn cost one flush of the folder`() async {
    let store = store()
    _ = store.read()
    await write((1...20).map { .save(record("\($0)")) }, to: store)
    #expect(disk.log.count { $0 == .flushFolder(Self.folder) } == 1)
    #expect(Set(self.store(on: disk.afterPowerLoss(.max)).read().records.map(\.id)).count == 20)
  }

  // MARK: - Faults

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
    #expect(problem?.code == .unsavedSessions)
    #expect(problem?.what.contains(String(cString: strerror(code))) == true)
    let lost = self.store(on: disk.afterPowerLoss(.max)).read()
    #expect(lost.problems == [])
    #expect(lost.records.contains { $0.id == "1" })
    disk.fail { _ in nil }
    await withCheckedContinuation { continuation in
      store.write([.remove("3")], turn: 3) { _ in continuation.resume() }
    }
    #expect(
      Set(self.store(on: disk.afterPowerLoss(.max)).read().records)
        == [record("1", use: 2), record("2")])
    #expect(!disk.files.keys.contains { $0.hasSuffix(".new") })
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
    #expect(answers.withLock { $0 } == [1, 2])
  }

  @Test func `without another change the store tries again later`() async {
    let (attempts, continuation) = AsyncStream<(Double, @Sendable () -> Void)>.makeStream()
    let store = FileSessionStore(folder: Self.folder, on: disk) { continuation.yield(($0, $1)) }
    var later = attempts.makeAsyncIterator()
    _ = store.read()
    disk.fail { _ in ENOSPC }
    #expect(await write([.save(record("1"))], to: store) != nil)
    for seconds in [1.0, 2, 4, 8, 16, 32, 60] {
      let attempt = await later.next()
      #expect(attempt?.0 == seconds)
      attempt?.1()
    }
    let last = await later.next()
    disk.fail { _ in nil }
    last?.1()
    // It answers after the waiting change.
    #expect(await write([], to: store) == nil)
    #expect(self.store(on: disk.afterPowerLoss(.max)).read().records == [record("1")])
  }

  @Test func `a folder that is removed is written again, with all sessions`() async {
    let store = store()
    _ = store.read()
    await write([.save(record("1")), .save(record("2"))], to: store)
    disk.removeFolder("/state")
    #expect(await write([.save(record("3"))], to: store) == nil)
    disk.removeFolder("/state")
    #expect(await write([.remove("3")], to: store) == nil)
    let names = disk.files.keys.map { $0.split(separator: "/").last.map(String.init) }
    #expect(
      Set(names) == ["1.json", "2.json", "1.previous.json", "2.previous.json"])
  }

  @Test func `a second process keeps its sessions in memory, and says so`() async throws {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    let second = store()
    let stored = second.read()
    #expect(stored.records == [])
    #expect(stored.problems.map(\.code) == [.occupiedSessions])
    #expect(await write([.save(record("2"))], to: second) == nil)
    #expect(!disk.files.keys.contains("\(Self.folder)/2.json"))
  }

  @Test func `a lock is free when its store is gone`() {
    var store: FileSessionStore? = store()
    #expect(store?.read().problems == [])
    store = nil
    #expect(self.store().read().problems == [])
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
    #expect(await write([.save(record("1", use: 2))], to: store) != nil)
    disk.fail { _ in nil }
    #expect(await write([.save(record("2", use: 2))], to: store) == nil)
    let names = disk.files.keys.filter { !$0.hasSuffix(".previous.json") }
    #expect(Set(names) == Set((1...3).map { "\(Self.folder)/\($0).json" }))
  }

  @Test func `a change that can't take its name leaves no file`() async {
    let store = store()
    _ = store.read()
    disk.fail { if case .rename = $0 { EACCES } else { nil } }
    #expect(await write([.save(record("1"))], to: store) != nil)
    #expect(disk.files.isEmpty)
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
    #expect(await write([.save(record("1"))], to: store) != nil)
    #expect(disk.files.keys.contains("\(Self.folder)/1.new"))
    disk.fail { _ in nil }
    #expect(await write([.remove("1")], to: store) == nil)
    #expect(disk.files.isEmpty)
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
      #expect(stored == StoredSessions())
    }
    let next = store(on: other)
    let stored = next.read()
    #expect(stored.records == [record("1")] && stored.discarded == [record("2")])
    #expect(stored.problems == [])
    await write([.remove("2")], to: next)
    #expect(other.files.keys.allSatisfy { !$0.contains("/2.") })
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
    #expect(states == [[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]])
  }

  @Test func `without second names nothing is discarded, and sessions are saved`() async {
    disk.fail { if case .link = $0 { EPERM } else { nil } }
    let first = store()
    _ = first.read()
    #expect(await write([.save(record("1"))], to: first) == nil)
    #expect(await write([.save(record("1", use: 2))], to: first) == nil)
    #expect(store(on: disk.afterPowerLoss(.max)).read().records == [record("1", use: 2)])
  }

  @Test func `a session that came from its previous generation isn't one that was removed`() async {
    let first = store()
    _ = first.read()
    await write([.save(record("1"))], to: first)
    await write([.save(record("1", use: 2))], to: first)
    let other = disk.afterPowerLoss(.max)
    other.files["\(Self.folder)/1.json"] = Data("{".utf8)
    #expect(store(on: other).read().records == [record("1")])
    let stored = store(on: other.afterPowerLoss(0)).read()
    #expect(stored == StoredSessions())
    let again = MemoryDisk()
    again.files = other.files
    #expect(store(on: again).read().records == [record("1")])
  }

  // MARK: - Launches

  @Test func `a finished launch is known to the next, and one that didn't finish too`() async {
    let first = store()
    #expect(first.read().history == LaunchHistory())
    first.launchWillBegin(LaunchHistory().beginningLaunch)
    #expect(history(disk.afterPowerLoss(.max)).unfinishedLaunches == 1)
    await withCheckedContinuation { continuation in
      first.launchDidFinish(.finished("1.4")) { continuation.resume() }
    }
    #expect(history(disk.afterPowerLoss(.max)) == LaunchHistory(hasLaunched: true, version: "1.4"))
    let states = (0...disk.log.count).map { history(disk.afterPowerLoss($0)) }
    #expect(states.allSatisfy { $0.version == nil || $0.version == "1.4" })
  }

  private func history(_ disk: MemoryDisk) -> LaunchHistory { store(on: disk).read().history }

  @Test(arguments: ["", "{", "[]", "{\"format\":"])
  func `a history that can't be read is that of an app that was launched`(text: String) {
    disk.files["/state/postbox/launches.json"] = Data(text.utf8)
    disk.files["/state/postbox/launching"] = Data(text.utf8)
    let stored = store().read()
    #expect(stored.history == LaunchHistory(hasLaunched: true, unfinishedLaunches: 1))
    #expect(stored.problems.map(\.code) == [.unreadableLaunches])
  }

  @Test func `a second process knows the launches, and changes nothing`() async {
    let first = store()
    _ = first.read()
    await withCheckedContinuation { continuation in
      first.launchDidFinish(.finished("1.4")) { continuation.resume() }
    }
    let second = store()
    #expect(second.read().history.version == "1.4")
    let log = disk.log
    second.launchWillBegin(LaunchHistory().beginningLaunch)
    await withCheckedContinuation { continuation in
      second.launchDidFinish(.finished("9")) { continuation.resume() }
    }
    #expect(disk.log == log)
  }

  // MARK: - Damaged files

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
    #expect(Set(stored.records) == [record("1"), record("2")])
    #expect(stored.problems.map(\.code) == [.damagedSessionFile])
    #expect(stored.problems.first?.what.contains(reason) == true)
    #expect(other.files["/state/postbox/damaged/1.json"] == Data(text.utf8))
    #expect(store(on: other.afterPowerLoss(0)).read().problems.isEmpty)
  }

  @Test func `a file of a newer version stays as it is`() {
    let data = Data(#"{"format":3,"session":{"id":"a b","ordinal":7}}"#.utf8)
    disk.files["\(Self.folder)/1.json"] = data
    disk.files["\(Self.folder)/2.json"] = Data(#"{"format":4,"session":3}"#.utf8)
    let stored = store().read()
    #expect(stored.records == [])
    #expect(stored.reserved == [.init(id: "a b", ordinal: 7), .init(id: "2", ordinal: 0)])
    #expect(stored.problems.map(\.code) == [.newerSessionFile, .newerSessionFile])
    #expect(disk.files["\(Self.folder)/1.json"] == data)
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
    #expect(stored.records == [record("1")])
    #expect(stored.problems.map(\.code) == [.damagedSessionFile, .damagedSessionFile])
    #expect(other.files["\(Self.folder)/notes.txt"] != nil)
    #expect(other.files.keys.count { $0.hasPrefix("/state/postbox/damaged/") } == 2)
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
    #expect(FileSessionStore.folder(of: application, environment: environment).path == path)
    #endif
  }

  @Test func `files are for their owner only, and are read again`() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "postbox/sessions")
    var store: FileSessionStore? = FileSessionStore(folder: folder)
    #expect(store?.read() == StoredSessions())
    if let store { await write([.save(record("1")), .save(record("a/b ü"))], to: store) }
    let manager = FileManager.default
    func mode(_ path: String) throws -> Int? {
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder.path) == 0o700)
    #expect(try mode(folder.appending(path: "1.json").path) == 0o600)
    #expect(FileSessionStore(folder: folder).read().problems.map(\.code) == [.occupiedSessions])
    store = nil
    try manager.createSymbolicLink(
      atPath: folder.appending(path: "4.json").path, withDestinationPath: "/dev/zero")
    let again = FileSessionStore(folder: folder).read()
    #expect(Set(again.records.map(\.id)) == ["1", "a/b ü"])
    #expect(again.problems.map(\.code) == [.damagedSessionFile])
  }
}
