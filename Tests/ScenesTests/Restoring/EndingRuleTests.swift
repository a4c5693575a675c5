import Checking
import SceneModel
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  let declaration = Declaration()

  @TaskLocal static var version: String?

  var body: some Scene {
    WindowGroup("Inbox", id: declaration.id) { Text("Inbox") }
      .restorationBehavior(declaration.behavior)
  }
}

/// The declaration of the inbox, which differs between two launches.
@MainActor private final class Declaration {
  var id = "inbox"
  var behavior = SceneRestorationBehavior.automatic

  nonisolated init() {}
}

/// A way in which a window or the process ends, or a change until the next launch.
private enum Ending: String, CaseIterable {
  case quit, kill, forceQuit, close, removal, crashAtLaunch, crashesAtLaunch, update
  case otherDeclaration, notRestored
}

/// The part of a session that is there after the next launch.
private enum Kept {
  /// Everything, including the restoration activity and what views keep.
  case all
  /// The session, its value and the app's own data.
  case session
  /// Nothing in the application, and everything in the store.
  case stored
  /// Nothing, and the app is told before the launch or after it.
  case nothing(isToldLater: Bool)
}

/// S14, S123–S127: the rules of the table in Documentation/Scenes.docc/Articles/RestoringScenes.md.
@MainActor struct EndingRuleTests {
  private let app = Postbox()

  @Test(arguments: [
    (Ending.quit, HostProfile.tablet, Kept.all), (.quit, .desktop, .all), (.quit, .phone, .all),
    (.kill, .tablet, .all), (.kill, .desktop, .all), (.kill, .phone, .all),
    (.forceQuit, .tablet, .session), (.forceQuit, .phone, .session),
    (.forceQuit, .classic, .session), (.forceQuit, .desktop, .all),
    (.close, .tablet, .nothing(isToldLater: false)),
    (.close, .desktop, .nothing(isToldLater: false)),
    (.removal, .tablet, .nothing(isToldLater: true)),
    (.removal, .desktop, .nothing(isToldLater: true)),
    (.removal, .phone, .nothing(isToldLater: true)),
    (.otherDeclaration, .tablet, .nothing(isToldLater: true)),
    (.otherDeclaration, .phone, .nothing(isToldLater: true)),
    (.notRestored, .desktop, .nothing(isToldLater: true)),
    (.notRestored, .phone, .nothing(isToldLater: true)),
    (.crashAtLaunch, .tablet, .all), (.crashAtLaunch, .desktop, .all),
    (.crashAtLaunch, .phone, .all), (.crashesAtLaunch, .tablet, .stored),
    (.crashesAtLaunch, .phone, .stored), (.update, .tablet, .all), (.update, .desktop, .all),
    (.update, .phone, .all),
  ])
  private func `S123: each end keeps what the table says`(
    ending: Ending, profile: HostProfile, kept: Kept
  ) async throws {
    let simulator = await Postbox.$version.withValue("1.0") {
      await AppSimulator(app, profile: profile)
    }
    let session = try await prepare(simulator, for: ending)
    let id = session.id
    app.delegate.log = []
    try await end(simulator, session, by: ending)
    let told = app.delegate.log.filter { $0.contains("didDiscard") }
    if ending == .forceQuit { expectEqual(app.delegate.log, []) }
    app.delegate.log = []
    await Postbox.$version.withValue(ending == .update ? "2.0" : "1.0") {
      await simulator.relaunch()
    }
    let toldLater = app.delegate.log.filter { $0.contains("didDiscard") }
    let application = simulator.application
    expectEqual(application.previousVersion, "1.0")
    expect(!application.isFirstLaunch)
    expectEqual(application.version, (ending == .update ? "2.0" : "1.0"))
    let restored = simulator.sessions.first { $0.id == id }
    switch kept {
    case .nothing(let isToldLater):
      expect(restored == nil && simulator.store.records[id] == nil)
      let line = ["scene \(id) didDiscardSceneSessions"]
      expectEqual(told, (isToldLater ? [] : line))
      expectEqual(toldLater.map { $0.contains(id) }, (isToldLater ? [true] : []))
    case .stored:
      expect(restored == nil && simulator.store.records[id]?.viewState?["place"] == .integer(42))
      expectEqual(told + toldLater, [])
    case .session: try expectRestored(restored, isWhole: false, told + toldLater)
    case .all: try expectRestored(restored, isWhole: true, told + toldLater)
    }
  }

  /// Gives a window state to keep, and sends it to the background.
  private func prepare(_ simulator: AppSimulator, for ending: Ending) async throws -> SceneSession {
    let profile = simulator.application.profile
    // The window that doesn't open first, where there can be two.
    if profile.supportsMultipleScenes { await simulator.newWindow() }
    let session = try require(simulator.sessions.last)
    app.delegate.restoring = { [id = session.id] scene in
      guard scene.session.id == id else { return nil }
      let activity = UserActivity(activityType: "com.example.postbox.read")
      activity.userInfo = ["place": 7]
      return activity
    }
    try await simulator.perform { _ in
      session.userInfo = ["draft": "Dear Ada"]
      _ = session.setViewState("place", to: .integer(42))
    }
    // A desktop that is turned away keeps its windows in the foreground.
    if profile == .desktop, ending != .close {
      await simulator.background(session.ordinal)
    } else if ending != .close {
      await simulator.background()
    }
    return session
  }

  private func end(
    _ simulator: AppSimulator, _ session: SceneSession, by ending: Ending
  ) async throws {
    let store = simulator.store
    switch ending {
    case .quit: await simulator.quit()
    case .kill, .update: break
    case .forceQuit: await simulator.forceQuit()
    case .close: await simulator.close(session.ordinal)
    case .removal: store.discard(session.id)
    case .crashAtLaunch: store.launchWillBegin(store.history.beginningLaunch)
    case .crashesAtLaunch: store.launchWillBegin(store.history.beginningLaunch.beginningLaunch)
    case .otherDeclaration: app.declaration.id = "mail"
    case .notRestored: app.declaration.behavior = .disabled
    }
  }

  private func expectRestored(_ session: SceneSession?, isWhole: Bool, _ told: [String]) throws {
    let session = try require(session)
    expectEqual(told, [])
    expectEqual(session.userInfo?["draft"] as? String, "Dear Ada")
    expectEqual(session.viewState("place"), (isWhole ? .integer(42) : nil))
    expectEqual(session.stateRestorationActivity?.userInfo?["place"] as? Int, (isWhole ? 7 : nil))
  }

  @Test func `S118–S121: the activity is asked for in the background, given before active`()
    async throws
  {
    let simulator = await AppSimulator(app)
    app.delegate.restoring = { _ in UserActivity(activityType: "com.example.postbox.read") }
    app.delegate.log = []
    await simulator.background()
    let asked = app.delegate.log
    let background = try require(asked.firstIndex(of: "scene 1 sceneDidEnterBackground"))
    expectEqual(asked.count { $0.contains("stateRestorationActivity") }, 1)
    expect(try require(asked.firstIndex { $0.contains("stateRestoration") }) > background)
    app.delegate.log = []
    await simulator.relaunch()
    let given = app.delegate.log
    let connected = try require(given.firstIndex(of: "scene 1 willConnectTo"))
    let restored = try require(given.firstIndex { $0.contains("restoreInteractionState") })
    let active = try require(given.firstIndex(of: "scene 1 sceneDidBecomeActive"))
    expect(connected < restored && restored < active)
  }
}
