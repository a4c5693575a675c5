import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene { WindowGroup("Inbox", id: "inbox") { Text("Inbox") } }
}

/// S29, S39, S66: how the scenes of kept sessions are made at the next launch.
@MainActor struct RelaunchConfigurationFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func launch() async -> AppSimulator { await AppSimulator(app) }

  private func relaunch(_ simulator: AppSimulator) async {
    delegate.log = []
    await simulator.relaunch()
  }

  @Test func `S39: a configuration of the manifest is looked up again by its name`() async {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "First", delegateClass: RecordingSceneDelegate.self),
          .init(name: "Second", delegateClass: PrivateSceneDelegate.self),
        ]
      ])
    delegate.configure = { session, _ in
      SceneConfiguration(name: "Second", sessionRole: session.role)
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    expectEqual(simulator.store.records["1"]?.configuration, .entry(name: "Second"))
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    expect(simulator.sessions[0].scene?.delegate is PrivateSceneDelegate)
    expectEqual(simulator.sessions[0].configuration.name, "Second")
  }

  @Test func `S39: an entry without a name is looked up again, its classes private or not`() async {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(delegateClass: PrivateSceneDelegate.self)]])
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    expectEqual(simulator.store.records["1"]?.configuration, .entry(name: nil))
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    expect(simulator.sessions[0].scene?.delegate is PrivateSceneDelegate)
  }

  @Test func `S39: an entry that was changed comes back as it was changed`() async {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "First", delegateClass: PrivateSceneDelegate.self)]
      ])
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: "First", sessionRole: session.role)
      configuration.sceneClass = LastingScene.self
      configuration.delegateClass = RecordingSceneDelegate.self
      configuration.storyboard = "Main"
      return configuration
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    let session = simulator.sessions[0]
    expect(session.scene is LastingScene)
    expect(session.scene?.delegate is RecordingSceneDelegate)
    expectEqual(session.configuration.name, "First")
    expectEqual(session.configuration.storyboard, "Main")
  }

  @Test func `S29: a name that isn't in the manifest is reported, and asked for again`() async {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Main", delegateClass: RecordingSceneDelegate.self)]
      ])
    delegate.configure = { session, _ in
      SceneConfiguration(name: "Mian", sessionRole: session.role)
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    expect(simulator.sessions[0].configuration.name == nil)
    expectEqual(simulator.problems.map(\.code), [.unknownConfiguration])
    expect(simulator.store.records["1"]?.configuration == nil)
    delegate.configure = { session, _ in
      SceneConfiguration(name: "Main", sessionRole: session.role)
    }
    await relaunch(simulator)
    expectContains(delegate.log, "scene 1 configurationForConnecting")
    expectEqual(simulator.sessions[0].configuration.name, "Main")
    expectEqual(simulator.problems, [])
  }

  @Test func `a configuration with a name of its own needs no entry if it has a class`() async {
    let manifest = SceneManifest(
      supportsMultipleScenes: true, configurations: [.windowApplication: [.init(name: "Main")]])
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: "Own", sessionRole: session.role)
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    expectEqual(simulator.problems, [])
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    expect(simulator.sessions[0].scene?.delegate is RecordingSceneDelegate)
  }

  @Test func `an entry that isn't in the manifest any more is asked for again`() async {
    let store = MemorySessionStore()
    for name in ["First", "Second"] {
      delegate.log = []
      delegate.configure = { session, _ in SceneConfiguration(name: name, sessionRole: session.role)
      }
      let launch = AppLaunch(
        app,
        manifest: SceneManifest(
          supportsMultipleScenes: true,
          configurations: [
            .windowApplication: [.init(name: name, delegateClass: RecordingSceneDelegate.self)]
          ]), host: StubHost(), profile: .tablet, services: .repeatable(store: store))
      launch.application.handle(.launch([]))
      expectContains(delegate.log, "scene 1 configurationForConnecting")
      expectEqual(launch.application.orderedSessions.map(\.configuration.name), [name])
      launch.application.tearDown()
    }
  }

  @Test func `S39: a class that was set to nil isn't looked up again`() async throws {
    let entry = ["UISceneDelegateClassName": "Nobody"]
    let list = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ]
    ]
    let manifest = try SceneManifest(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = nil
      return configuration
    }
    let simulator = await AppSimulator(app, manifest: manifest)
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    expect(simulator.sessions[0].scene?.delegate == nil)
    expectEqual(simulator.problems, [])
  }

  @Test func `S39: a configuration made in code is kept by the names of its classes`() async {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.sceneClass = LastingScene.self
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    let simulator = await launch()
    await relaunch(simulator)
    expect(!delegate.log.contains("scene 1 configurationForConnecting"))
    expect(simulator.sessions[0].scene is LastingScene)
    expect(simulator.sessions[0].scene?.delegate is RecordingSceneDelegate)
  }

  @Test func `where a class has no lasting name, the application's delegate is asked again`() async
  {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = PrivateSceneDelegate.self
      return configuration
    }
    let simulator = await launch()
    expect(simulator.store.records["1"]?.configuration == nil)
    await relaunch(simulator)
    expectContains(delegate.log, "scene 1 configurationForConnecting")
    expect(simulator.sessions[0].scene?.delegate is PrivateSceneDelegate)
    expectEqual(simulator.problems, [])
  }

  @Test func `where a class is gone, the application's delegate is asked again`() async throws {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.sceneClass = LastingScene.self
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    for gone in ["scene", "delegate"] {
      let simulator = await launch()
      let record = try require(simulator.store.records["1"])
      guard case .classes(_, let scene, let named, _) = record.configuration else {
        Issue.record("the classes aren't kept")
        return
      }
      var changed = record
      changed.configuration = .classes(
        name: nil, scene: gone == "scene" ? "Gone.Scene" : scene,
        delegate: gone == "delegate" ? "Gone.Delegate" : named, storyboard: nil)
      simulator.store.write([.save(changed)], turn: 0) { _ in }
      await relaunch(simulator)
      expect(delegate.log.contains("scene 1 configurationForConnecting"), "\(gone)")
      expect(simulator.sessions[0].scene is LastingScene)
      expect(simulator.sessions[0].scene?.delegate is RecordingSceneDelegate)
      delegate.log = []
    }
  }

  @Test func `S66: a scene that a delegate's class declares comes back as its own`() async throws {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = ReaderSceneDelegate.self
      return configuration
    }
    let simulator = await launch()
    simulator.expect("reading")
    await relaunch(simulator)
    simulator.expect("reading")
    expectEqual(simulator.sessions.map(\.id), ["1"])
  }
}

private final class PrivateSceneDelegate: RecordingSceneDelegate {}

final class LastingScene: WindowScene {}

final class ReaderSceneDelegate: HostingSceneDelegate {
  static var rootScene: some Scene {
    WindowGroup("Reader", id: "reader") { Text("reading") }
  }
}
