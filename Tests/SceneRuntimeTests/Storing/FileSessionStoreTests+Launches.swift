import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

// The earlier launches, as files beside the sessions.
extension FileSessionStoreTests {
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
    #expect(stored.history == LaunchHistory(hasLaunched: true, version: "7.0"))
    #expect(stored.problems.map(\.code) == [.newerSessionFile])
    await finish(.finished("1.4"), in: store)
    #expect(disk.files[file] == newer)
  }

  @Test func `a launch whose version can't be saved is finished all the same`() async {
    let store = store()
    _ = store.read()
    store.launchWillBegin(LaunchHistory().beginningLaunch)
    disk.fail { if case .write = $0 { ENOSPC } else { nil } }
    await finish(.finished("1.4"), in: store)
    #expect(disk.files.isEmpty)
  }

  @Test func `a launch of another process isn't one that didn't finish`() {
    let first = store()
    _ = first.read()
    first.launchWillBegin(LaunchHistory(unfinishedLaunches: 2))
    #expect(store().read().history.unfinishedLaunches == 0)
  }
}
