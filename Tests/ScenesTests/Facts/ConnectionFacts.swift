import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
    WindowGroup("Message") { Text("Message") }.handlesExternalEvents(matching: ["message/"])
  }
}

/// S28–S47: how scenes connect, and what they are told of what they are for.
@MainActor struct ConnectionFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func activity(_ target: String?) -> UserActivity {
    let activity = UserActivity(activityType: "com.example.postbox.read")
    activity.targetContentIdentifier = target
    return activity
  }

  @Test func `S38, S40: a session that connects again is not configured again`() async {
    let simulator = await AppSimulator(app)
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    await simulator.resume(1)
    expectEqual(
      delegate.log,
      [
        "scene 1 willConnectTo", "scene 1 sceneWillEnterForeground",
        "scene 1 sceneDidBecomeActive",
      ])
    expectEqual(simulator.sessions.map(\.id), ["1"])
  }

  @Test func `S41: the activity of a request stands in the connection options`() async throws {
    let simulator = await AppSimulator(app)
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: activity("message/42"), options: nil)
    await simulator.settle()
    let options = try require(delegate.options["2"])
    expectEqual(options.userActivities.map(\.targetContentIdentifier), ["message/42"])
    expectEqual(options.urlContexts, [])
  }

  @Test func `S42: a delegate that connects has taken the link, whatever else it calls`()
    async throws
  {
    final class Forwarding: RecordingSceneDelegate {
      override func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        inherited.scene(scene, openURLContexts: connectionOptions.urlContexts)
      }

      /// A delegate with no methods of its own.
      final class Plain: ConnectedSceneDelegate {}
      private let inherited = Plain()
    }
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Forwarding.self
      return configuration
    }
    let simulator = await AppSimulator(
      app, opening: try require(URL(string: "postbox://message/42")))
    expectEqual(simulator.problems, [])
  }

  @Test func `S42: an event in the connection options is delivered by no other method`()
    async throws
  {
    let url = try require(URL(string: "postbox://message/42"))
    let simulator = await AppSimulator(app, opening: url)
    expectEqual(delegate.options["1"]?.urlContexts.map(\.url), [url])
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: activity("message/7"), options: nil)
    await simulator.settle()
    expectEqual(delegate.options["2"]?.userActivities.count, 1)
    expect(!delegate.log.contains { $0.hasSuffix("openURLContexts") })
    expect(!delegate.log.contains { $0.hasSuffix("continue") })
  }

  @Test func `S38, S42: a connected scene receives an event by a method`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    delegate.log = []
    await simulator.open(try require(URL(string: "postbox://message/42")))
    expectEqual(delegate.log, ["scene 1 openURLContexts"])
    delegate.log = []
    simulator.application.requestSceneSessionActivation(
      simulator.sessions[0], userActivity: activity("message/7"), options: nil)
    await simulator.settle()
    expectEqual(delegate.log, ["scene 1 continue"])
    expectEqual(delegate.options.count, 1)
  }

  @Test func `S42: a scene in the background comes to the front and then receives the event`()
    async throws
  {
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.background()
    delegate.log = []
    await simulator.open(try require(URL(string: "postbox://message/42")))
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 1 openURLContexts",
      ])
  }

  @Test func `S47: sessions with one configuration have identifiers of their own`() async {
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    let before = simulator.sessions
    expect(before[0].persistentIdentifier != before[1].persistentIdentifier)
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(2)
    expectEqual(simulator.sessions, before)
    expectEqual(simulator.sessions.map(\.persistentIdentifier), ["1", "2"])
  }

  @Test func `S28: the session keeps a copy of the configuration it was given`() async throws {
    var given: SceneConfiguration?
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: "Inbox", sessionRole: session.role)
      given = configuration
      return configuration
    }
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "First"), .init(name: "Inbox", delegateClass: RecordingSceneDelegate.self),
        ]
      ])
    let simulator = await AppSimulator(app, manifest: manifest)
    let session = try require(simulator.sessions.first)
    expect(session.configuration !== given)
    expectEqual(session.configuration.name, "Inbox")
    expect(session.configuration.delegateClass == RecordingSceneDelegate.self)
    expect(session.scene?.delegate is RecordingSceneDelegate)
  }

  @Test func `S29, S30: a configuration made by name is looked up in the manifest`() async throws {
    var found: [String?] = []
    delegate.configure = { session, _ in
      found = [nil, "Inbox", "Unknown"].map {
        SceneConfiguration(name: $0, sessionRole: session.role).name
      }
      return session.configuration
    }
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "First"), .init(name: "Inbox")]])
    _ = await AppSimulator(app, manifest: manifest)
    expectEqual(found, ["First", "Inbox", nil])
  }

  @Test func `S30, S31: of an entry that isn't there a configuration has neither name nor classes`()
    async throws
  {
    var found: [SceneConfiguration] = []
    delegate.configure = { session, _ in
      found = [
        SceneConfiguration(name: "Unknown", sessionRole: session.role),
        SceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive),
      ]
      return session.configuration
    }
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(
            name: "Inbox", sceneClass: WindowScene.self, delegateClass: RecordingSceneDelegate.self,
            storyboardName: "Main")
        ]
      ])
    _ = await AppSimulator(app, manifest: manifest)
    expectEqual(found.count, 2)
    for configuration in found {
      expect(configuration.name == nil && configuration.storyboard == nil)
      expect(configuration.sceneClass == nil && configuration.delegateClass == nil)
    }
  }

  @Test func `a configuration of the manifest can be changed in code before it is used`() async {
    final class Other: RecordingSceneDelegate {}
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: "Inbox", sessionRole: session.role)
      configuration.delegateClass = Other.self
      return configuration
    }
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Inbox", delegateClass: RecordingSceneDelegate.self)]
      ])
    let simulator = await AppSimulator(app, manifest: manifest)
    expect(simulator.sessions[0].scene?.delegate is Other)
    expectEqual(simulator.sessions[0].configuration.name, "Inbox")
    // The manifest's own entry is as it was.
    delegate.configure = nil
    delegate.configure = { session, _ in session.configuration }
    await simulator.newWindow()
    expect(!(simulator.sessions[1].scene?.delegate is Other))
  }

  @Test func `S140: a configuration made without a role has that of its session`() async throws {
    delegate.configure = { _, _ in
      let configuration = SceneConfiguration()
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    let simulator = await AppSimulator(app)
    await simulator.attachDisplay("Wall")
    expectEqual(
      simulator.sessions.map(\.configuration.role),
      [
        .windowApplication, .windowExternalDisplayNonInteractive,
      ])
    expect(simulator.sessions.allSatisfy { $0.scene?.delegate is RecordingSceneDelegate })
    expect(!simulator.problems.contains { $0.code == .configurationOfOtherRole })
  }

  @Test func `S133: a configuration with a delegate class alone gets the declared content`() async {
    delegate.configure = { _, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    let simulator = await AppSimulator(app)
    expectContains(delegate.log, "scene 1 willConnectTo")
    simulator.expect("Inbox")
  }

  @Test func `S2: the delegate class of an app is instantiated once, and that instance is called`()
    async
  {
    final class Counting: RecordingApplicationDelegate {
      static var count = 0

      required init() {
        super.init()
        Self.count += 1
      }
    }
    struct Counted: App {
      @ApplicationDelegateAdaptor(Counting.self) var delegate

      var body: some Scene {
        WindowGroup("Inbox") { Text("Inbox") }
      }
    }
    Counting.count = 0
    let app = Counted()
    let simulator = await AppSimulator(app)
    expectEqual(Counting.count, 1)
    expect(simulator.application.delegate === app.delegate)
    expectEqual(app.delegate.log.first, "willFinishLaunching")
  }

  @Test func `S1, S134: the launch methods are called before a scene connects`()
    async
  {
    _ = await AppSimulator(app)
    expectEqual(
      delegate.log.prefix(4),
      [
        "willFinishLaunching", "didFinishLaunching", "scene 1 configurationForConnecting",
        "scene 1 willConnectTo",
      ])
  }

  @Test func `S37: each scene has a delegate of its own, released when it disconnects`() async {
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    expectEqual(delegate.delegates.count, 2)
    expectEqual(simulator.application.connectedScenes.count, 2)
    expect(delegate.delegates[0].object !== delegate.delegates[1].object)
    await simulator.background(1)
    await simulator.memoryPressure()
    expect(delegate.delegates[0].object == nil)
    expect(delegate.delegates[1].object != nil)
    expectEqual(simulator.application.connectedScenes, [simulator.sessions[1].scene])
    await simulator.resume(1)
    await simulator.close(1)
    expectEqual(delegate.delegates.count, 3)
    expect(delegate.delegates[2].object == nil)
  }

  @Test func `S34, S35: a class that is no delegate or scene is reported, and the scene connects`()
    async throws
  {
    final class NoDelegate {}
    delegate.configure = { _, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = NoDelegate.self
      configuration.sceneClass = NoDelegate.self
      return configuration
    }
    let simulator = await AppSimulator(app)
    simulator.expect("Inbox")
    let problems = simulator.problems.filter { $0.code == .unusableClass }.map(\.what)
    expect(problems.contains { $0.contains("delegateClass NoDelegate") })
    expect(problems.contains { $0.contains("sceneClass NoDelegate") })
  }

  @Test func `S32: a configuration of another role is reported and not used`() async throws {
    delegate.configure = { _, _ in
      SceneConfiguration(name: nil, sessionRole: SceneSession.Role(rawValue: "CarPlay"))
    }
    let simulator = await AppSimulator(app)
    expectEqual(simulator.sessions.first?.configuration.role, .windowApplication)
    expectContains(simulator.problems.first?.description, "role CarPlay")
  }

  @Test func `a scene class of the app's own is used`() async throws {
    final class ReadingScene: WindowScene {}
    delegate.configure = { _, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.sceneClass = ReadingScene.self
      return configuration
    }
    let simulator = await AppSimulator(app)
    expect(simulator.sessions.first?.scene is ReadingScene)
    simulator.expect("Inbox")
  }
}
