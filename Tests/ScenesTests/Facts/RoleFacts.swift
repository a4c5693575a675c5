import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// An app whose delegate gives an external display a scene of its own.
private struct Presenting: App {
  static var manifest: SceneManifest {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Inbox")],
        .windowExternalDisplayNonInteractive: [
          .init(name: "Wall", delegateClass: WallDelegate.self)
        ],
      ])
  }

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
  }
}

private final class WallDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = HostingContent(rootView: Text("on the wall"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// S16, S28, S139: scenes of other roles than a window's.
@MainActor struct RoleFacts {
  @Test(arguments: [
    SceneSession.Role.immersiveSpaceApplication, .windowExternalDisplayNonInteractive,
  ])
  func `a preferred first role that can't be shown is reported, and a window opens`(
    role: SceneSession.Role
  ) {
    var manifest = SceneManifest(supportsMultipleScenes: true)
    manifest.preferredDefaultSceneSessionRole = role
    let application = Application.stub([], manifest: manifest)
    application.handle(.launch([]))
    expectEqual(application.orderedSessions.map(\.role), [.windowApplication])
    expect(application.problems.contains { $0.what.contains(role.rawValue) })
  }

  @Test func `a preferred first role is that of the first scene where the device shows it`() {
    var manifest = SceneManifest(supportsMultipleScenes: true)
    manifest.preferredDefaultSceneSessionRole = .windowApplicationVolumetric
    var profile = HostProfile.tablet
    profile.roles.insert(.windowApplicationVolumetric)
    let application = Application.stub([], manifest: manifest, profile: profile)
    application.handle(.launch([]))
    expectEqual(application.orderedSessions.map(\.role), [.windowApplicationVolumetric])
  }

  @Test func `S139, S28: a display gets a scene with its own role and configuration`() async {
    let simulator = await AppSimulator(Presenting())
    await simulator.attachDisplay("Wall")
    simulator.expect(callbacks: ["scene 2 willConnectTo"])
    simulator.expect(unreceivedCallbacks: [
      "scene 2 configurationForConnecting", "scene 2 sceneWillEnterForeground",
      "scene 2 sceneDidBecomeActive",
    ])
    let session = simulator.sessions[1]
    expectEqual(session.role, .windowExternalDisplayNonInteractive)
    expectEqual(session.configuration.name, "Wall")
    expect(session.scene?.delegate is WallDelegate)
    simulator.expect("on the wall", in: 2)
    // A person works in the window.
    expectEqual(simulator.application.focusedSession, simulator.sessions[0])
    expectEqual(simulator.problems, [])
  }

  @Test func `S16, S139: a display has one scene, and takes it and its session along when it goes`()
    async
  {
    let simulator = await AppSimulator(Presenting())
    await simulator.attachDisplay("Wall")
    await simulator.attachDisplay("Wall")
    await simulator.attachDisplay("Door")
    expectEqual(simulator.sessions.count, 3)
    await simulator.detachDisplay("Wall")
    expectEqual(
      simulator.unreceivedCallbacks,
      [
        "scene 2 sceneWillResignActive", "scene 2 sceneDidEnterBackground",
        "scene 2 sceneDidDisconnect", "scene 2 didDiscardSceneSessions",
      ])
    await simulator.detachDisplay("Wall")
    expectEqual(simulator.sessions.map(\.id), ["1", "3"])
    // The runtime reports a second attachment and a second detachment of the same display.
    expectEqual(
      simulator.problems.map(\.code), [.displayAttachedTwice, .unknownDisplay])
  }

  @Test func `S108: scenes on displays go to the background if the last window ends the app`() async
  {
    var profile = HostProfile.tablet
    profile.closingLast = .quits
    let simulator = await AppSimulator(Presenting(), profile: profile)
    await simulator.attachDisplay("Wall")
    await simulator.close(1)
    expect(simulator.application.isTerminated)
    expectContains(simulator.unreceivedCallbacks, "scene 2 sceneDidEnterBackground")
  }

  @Test func `S139: a display whose scene was closed gets another when it is attached again`() async
  {
    let simulator = await AppSimulator(Presenting())
    await simulator.attachDisplay("Wall")
    await simulator.attachDisplay("Door")
    await simulator.close(2)
    await simulator.background()
    await simulator.foreground()
    expectEqual(simulator.sessions.map(\.id), ["1", "3"])
    await simulator.attachDisplay("Wall")
    expectEqual(simulator.sessions.map(\.id), ["1", "3", "4"])
    await simulator.detachDisplay("Wall")
    expectEqual(simulator.sessions.map(\.id), ["1", "3"])
    expectEqual(simulator.problems, [])
  }

  @Test func `S139: a display that is there first leaves the app its window`() {
    let host = StubHost()
    let application = Application.stub(host: host)
    application.handle(.attachDisplay("Wall"), .launch([]))
    expectEqual(
      application.orderedSessions.map(\.role),
      [
        .windowExternalDisplayNonInteractive, .windowApplication,
      ])
    expectEqual(application.focusedSession?.role, .windowApplication)
  }

  @Test func `S139: a display may be alone, and takes neither links nor requests`() async throws {
    let simulator = await AppSimulator(Presenting(), profile: .phone)
    await simulator.attachDisplay("Wall")
    await simulator.close(1)
    expectEqual(simulator.sessions.map(\.role), [.windowExternalDisplayNonInteractive])
    await simulator.open(try require(URL(string: "postbox://message/42")))
    expectEqual(simulator.sessions.count, 2)
    expectEqual(simulator.sessions[1].role, .windowApplication)
    // It goes away with the application, and comes back with it.
    await simulator.background()
    expectEqual(simulator.sessions[0].scene?.activationState, .background)
    await simulator.memoryPressure()
    await simulator.foreground()
    expectEqual(simulator.sessions[0].scene?.activationState, .foregroundActive)
  }

  @Test func `returning shows a window, whatever a display shows`() async {
    let simulator = await AppSimulator(Presenting())
    await simulator.attachDisplay("Wall")
    await simulator.background(1)
    await simulator.foreground()
    expectEqual(simulator.application.focusedSession?.id, "1")
  }

  @Test func `S139: a display's scene returns with a link that brings the application back`()
    async
    throws
  {
    let simulator = await AppSimulator(Presenting())
    await simulator.attachDisplay("Wall")
    await simulator.background()
    expectEqual(simulator.sessions.map { $0.scene?.activationState }, [.background, .background])
    try await simulator.open(require(URL(string: "postbox://message/42")))
    let wall = simulator.sessions.first { $0.role == .windowExternalDisplayNonInteractive }
    expectEqual(wall?.scene?.activationState, .foregroundActive)
  }

  @Test func `S139: where it has to be asked for, a display waits until it is`() async {
    var profile = HostProfile.tablet
    profile.externalDisplays = .registered
    let simulator = await AppSimulator(Presenting(), profile: profile)
    await simulator.attachDisplay("Wall")
    expectEqual(simulator.sessions.count, 1)
    simulator.application.registerForExternalDisplays()
    await simulator.settle()
    expectContains(simulator.trace, "request registration for external displays")
    expectEqual(simulator.sessions.count, 2)
    await simulator.attachDisplay("Door")
    expectEqual(simulator.sessions.count, 3)
  }

  @Test func `a role the profile can't show is refused with a reason`() async {
    let simulator = await AppSimulator(Presenting(), profile: .desktop)
    await simulator.attachDisplay("Wall")
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems.map(\.code), [.displaysNotSupported])
    var refusals: [String] = []
    for role in [SceneSession.Role(rawValue: "Volume"), .windowExternalDisplayNonInteractive] {
      simulator.application.activateSceneSession(
        for: SceneSessionActivationRequest(role: role)
      ) { refusals.append("\($0)") }
    }
    await simulator.settle()
    expectEqual(refusals.count, 2)
    expectEqual(simulator.sessions.count, 1)
  }
}
