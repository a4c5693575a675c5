import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A store that never answers.
@MainActor private final class SilentStore: SessionStore {
  func read() -> StoredSessions { StoredSessions() }
  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {}
}

private final class CountedDelegate: WindowSceneDelegate {
  static var count = 0

  init() { Self.count += 1 }
}

/// Nothing of a killed process happens any more.
@MainActor struct FaultInjectionTests {
  private func application(
    killedAt line: Int, notifications: NotificationCenter = NotificationCenter(),
    store: any SessionStore = MemorySessionStore(), manifest: SceneManifest? = nil
  ) -> (Application, FaultInjection) {
    let application = Application.stub(
      manifest: manifest ?? SceneManifest(supportsMultipleScenes: true),
      services: .repeatable(store: store, notifications: notifications))
    let faults = FaultInjection([.kill(line: line)])
    faults.inject(into: application)
    return (application, faults)
  }

  @Test(arguments: [(3, 0), (4, 1), (6, 1), (7, 2)])
  func `no notification is posted after the kill`(line: Int, count: Int) {
    let center = NotificationCenter()
    let posted = Posted()
    let names = [
      Application.didFinishLaunchingNotification, ConnectedScene.willConnectNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in posted.count += 1 }
    }
    let (application, faults) = application(killedAt: line, notifications: center)
    application.handle(.launch([]))
    expectEqual(faults.killed?.number, line)
    expectEqual(posted.count, count, "\(application.lines)")
    for token in tokens { center.removeObserver(token) }
  }

  @Test func `a process that waited for its store is quiet once it is killed`() {
    let (application, _) = application(killedAt: 9, store: SilentStore())
    application.handle(.launch([]))
    expect(!application.isQuiet)
    application.handle(.newWindow)
    expect(application.isQuiet && application.isTerminated)
  }

  @Test func `no delegate of a scene is created after the kill`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(delegateClass: CountedDelegate.self)]])
    CountedDelegate.count = 0
    let (killed, _) = application(killedAt: 5, manifest: manifest)
    killed.handle(.launch([]))
    expectEqual(killed.lines.last, "scene 1 configurationForConnecting")
    expectEqual(CountedDelegate.count, 0)
    let (later, _) = application(killedAt: 6, manifest: manifest)
    later.handle(.launch([]))
    expectEqual(CountedDelegate.count, 1)
  }

  @Test func `work that waits in the same turn isn't done`() {
    let (application, _) = application(killedAt: 9)
    application.handle(.launch([]))
    let posted = Posted()
    application.receive(.newWindow)
    application.post { posted.count += 1 }
    application.runTurns()
    expect(application.isTerminated)
    expectEqual(posted.count, 0)
  }
}

/// A number that closures count.
private final class Posted: @unchecked Sendable {
  // Proof: notifications are posted, and closures run, on the main actor.
  var count = 0
}
