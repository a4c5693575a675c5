import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

// The earlier launches, as files beside the sessions.
extension FileSessionStoreTests {
  @Test func `a finished launch is known to the next, and one that didn't finish too`() async {
    let first = store()
    expectEqual(first.read().history, LaunchHistory())
    first.launchWillBegin(LaunchHistory().beginningLaunch)
    expectEqual(history(disk.afterPowerLoss(.max)).unfinishedLaunches, 1)
    await withCheckedContinuation { continuation in
      first.launchDidFinish(.finished("1.4")) { continuation.resume() }
    }
    expectEqual(
      history(disk.afterPowerLoss(.max)), LaunchHistory(hasLaunched: true, version: "1.4"))
    let states = (0...disk.log.count).map { history(disk.afterPowerLoss($0)) }
    expect(states.allSatisfy { $0.version == nil || $0.version == "1.4" })
  }

  private func history(_ disk: MemoryDisk) -> LaunchHistory { store(on: disk).read().history }

  @Test(arguments: ["", "{", "[]", "{\"format\":"])
  func `a history that can't be read is that of an app that was launched`(text: String) {
    disk.files["/state/postbox/launches.json"] = Data(text.utf8)
    disk.files["/state/postbox/launching"] = Data(text.utf8)
    let stored = store().read()
    expectEqual(stored.history, LaunchHistory(hasLaunched: true, unfinishedLaunches: 1))
    expectEqual(stored.problems.map(\.code), [.unreadableLaunches])
  }

  @Test func `a second process knows the launches, and changes nothing`() async {
    let first = store()
    _ = first.read()
    await withCheckedContinuation { continuation in
      first.launchDidFinish(.finished("1.4")) { continuation.resume() }
    }
    let second = store()
    expectEqual(second.read().history.version, "1.4")
    let log = disk.log
    second.launchWillBegin(LaunchHistory().beginningLaunch)
    await withCheckedContinuation { continuation in
      second.launchDidFinish(.finished("9")) { continuation.resume() }
    }
    expectEqual(disk.log, log)
  }

  private func finish(_ history: LaunchHistory, in store: FileSessionStore) async {
    await withCheckedContinuation { continuation in
      store.launchDidFinish(history) { continuation.resume() }
    }
  }

  @Test func `a history of a newer version stays as it is`() async {
    let file = "/state/postbox/launches.json"
    let newer = Data(#"{"format":9,"version":"7.0"}"#.utf8)
    disk.files[file] = newer
    let store = store()
    let stored = store.read()
    expectEqual(stored.history, LaunchHistory(hasLaunched: true, version: "7.0"))
    expectEqual(stored.problems.map(\.code), [.newerSessionFile])
    await finish(.finished("1.4"), in: store)
    expectEqual(disk.files[file], newer)
  }

  @Test func `a process that ends at any step of recording a launch leaves a count of launches`()
    async
  {
    let first = store()
    _ = first.read()
    first.launchWillBegin(LaunchHistory(unfinishedLaunches: 3))
    await finish(LaunchHistory.finished(nil), in: first)
    let start = disk.log.count
    first.launchWillBegin(LaunchHistory(unfinishedLaunches: 1))
    let counts = (start...disk.log.count).map { count in
      store(on: disk.afterPowerLoss(count)).read().history.unfinishedLaunches
    }
    expectEqual(Set(counts), [0, 1])
  }

  @Test func `a launch whose version can't be saved is finished all the same`() async {
    let store = store()
    _ = store.read()
    store.launchWillBegin(LaunchHistory().beginningLaunch)
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    await finish(.finished("1.4"), in: store)
    expectEqual(Array(disk.files.keys), ["/state/postbox/launching.finished"])
  }

  @Test func `a launch of another process isn't one that didn't finish`() {
    let first = store()
    _ = first.read()
    first.launchWillBegin(LaunchHistory(unfinishedLaunches: 2))
    expectEqual(store().read().history.unfinishedLaunches, 0)
  }

  @Test func `a first launch that died is repeated, whatever sessions it left`() async {
    let first = store()
    _ = first.read()
    first.launchWillBegin(LaunchHistory().beginningLaunch)
    await write([.save(record("1"))], to: first)
    let history = history(disk.afterPowerLoss(.max))
    expectEqual(history, LaunchHistory(hasLaunched: false, unfinishedLaunches: 1))
  }

  @Test func `launches in a row that died are known when their number can't be written`() {
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    for count in 1...2 {
      let left = MemoryDisk()
      left.files = disk.files
      let store = store(on: disk)
      _ = store.read()
      store.launchWillBegin(LaunchHistory(hasLaunched: true, unfinishedLaunches: count))
    }
    expectEqual(history(disk.afterPowerLoss(.max)).unfinishedLaunches, 2)
  }

  @Test func `a version that couldn't be saved is saved at the end`() async {
    let store = store()
    _ = store.read()
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    await finish(.finished("1.4"), in: store)
    disk.fail { _ in nil }
    store.applicationWillEnd()
    expectEqual(history(disk.afterPowerLoss(.max)).version, "1.4")
  }

  @Test func `the version is written again with a folder that was removed`() async {
    let store = store()
    _ = store.read()
    await finish(.finished("1.4"), in: store)
    disk.removeFolder("/state")
    store.applicationWillEnd()
    expectEqual(history(disk.afterPowerLoss(.max)).version, "1.4")
  }

  @Test func `a newer history of another form stays as it is`() async {
    let file = "/state/postbox/launches.json"
    let newer = Data(#"{"format":2,"version":{"major":3}}"#.utf8)
    disk.files[file] = newer
    let store = store()
    expectEqual(store.read().problems.map(\.code), [.newerSessionFile])
    await finish(.finished("1.4"), in: store)
    expectEqual(disk.files[file], newer)
  }
}
