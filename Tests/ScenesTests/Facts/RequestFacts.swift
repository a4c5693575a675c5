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

/// S48–S59: what an app asks for, and what it is told if it can't be had.
@MainActor struct RequestFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  /// The codes of the errors that error handlers received, and the turns in which they received them.
  @MainActor private final class Errors {
    var codes: [SceneError.Code] = []
    var turns: [Int] = []

    func handler(_ application: Application) -> (any Error) -> Void {
      { error in
        self.codes += [(error as? SceneError)?.code].compactMap(\.self)
        self.turns.append(application.turn)
      }
    }
  }

  @Test func `S48: without a session there is always a new one`() async {
    let simulator = await AppSimulator(app)
    for count in 2...4 {
      simulator.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      await simulator.settle()
      expectEqual(simulator.sessions.count, count)
    }
  }

  @Test func `S48: a session whose scene is gone gets a new scene, and stays the session`() async {
    let simulator = await AppSimulator(app)
    let session = simulator.sessions[0]
    let scene = session.scene
    await simulator.background()
    await simulator.memoryPressure()
    simulator.application.requestSceneSessionActivation(
      session, userActivity: nil, options: nil)
    await simulator.settle()
    expectEqual(simulator.sessions, [session])
    expect(session.scene != nil && session.scene !== scene)
  }

  @Test func `S49: success tells no error handler`() async {
    let simulator = await AppSimulator(app)
    let errors = Errors()
    let application = simulator.application
    application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil, errorHandler: errors.handler(application))
    application.activateSceneSession(
      for: SceneSessionActivationRequest(session: simulator.sessions[0]),
      errorHandler: errors.handler(application))
    application.requestSceneSessionDestruction(
      simulator.sessions[0], options: nil, errorHandler: errors.handler(application))
    await simulator.settle()
    expectEmpty(errors.codes)
    expectEmpty(errors.turns)
    expectEqual(simulator.sessions.map(\.id), ["2"])
  }

  @Test func `S52: a request with a session has its role, one without the window's`() async {
    let role = SceneSession.Role(rawValue: "Other")
    var profile = HostProfile.tablet
    profile.roles.insert(role)
    let simulator = await AppSimulator(app, profile: profile)
    expectEqual(SceneSessionActivationRequest().role, .windowApplication)
    expectEqual(SceneSessionActivationRequest(role: role).role, role)
    simulator.application.activateSceneSession(for: SceneSessionActivationRequest(role: role))
    await simulator.settle()
    let session = simulator.sessions[1]
    expectEqual(session.role, role)
    expectEqual(SceneSessionActivationRequest(session: session).role, role)
  }

  @Test(arguments: [
    (HostProfile.phone, true), (HostProfile.tablet, false), (HostProfile.phone, false),
  ])
  func `S54, S55: without multiple scenes a new one is refused and no session made`(
    profile: HostProfile, manifestAllows: Bool
  ) async {
    let simulator = await AppSimulator(
      app, profile: profile,
      manifest: SceneManifest(supportsMultipleScenes: manifestAllows))
    let errors = Errors()
    expect(!simulator.application.supportsMultipleScenes)
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil,
      errorHandler: errors.handler(simulator.application))
    await simulator.settle()
    expectEqual(errors.codes, [.multipleScenesNotSupported])
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `S56: without multiple scenes there is never more than one`() async throws {
    let simulator = await AppSimulator(
      app, manifest: SceneManifest(supportsMultipleScenes: false))
    await simulator.newWindow()
    await simulator.open(try require(URL(string: "postbox://message/42")))
    simulator.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    await simulator.settle()
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.application.connectedScenes.count, 1)
  }

  @Test func `S56: a session whose scene was disconnected is still the only one`() async {
    let simulator = await AppSimulator(app, profile: .phone)
    let errors = Errors()
    await simulator.background()
    await simulator.memoryPressure()
    expectEqual(simulator.application.connectedScenes, [])
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil, errorHandler: errors.handler(simulator.application))
    await simulator.settle()
    await simulator.newWindow()
    expectEqual(errors.codes, [.multipleScenesNotSupported])
    expectEqual(simulator.sessions.map(\.id), ["1"])
  }

  @Test func `S56: once the only scene was closed another one may be made`() async {
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.close()
    simulator.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    await simulator.settle()
    expectEqual(simulator.sessions.map(\.id), ["2"])
  }

  @Test func `S57: a session that was discarded can't be activated or destroyed again`() async {
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    let application = simulator.application
    let session = simulator.sessions[1]
    let errors = Errors()
    application.requestSceneSessionDestruction(
      session, options: nil, errorHandler: errors.handler(application))
    application.requestSceneSessionDestruction(
      session, options: nil, errorHandler: errors.handler(application))
    application.requestSceneSessionActivation(
      session, userActivity: nil, options: nil, errorHandler: errors.handler(application))
    await simulator.settle()
    expectEqual(errors.codes, [.requestDenied, .requestDenied])
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `S59: an error handler is called once, in the turn that performs the request`() async {
    let simulator = await AppSimulator(app, profile: .phone)
    let errors = Errors()
    let turn = simulator.application.turn
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil,
      errorHandler: errors.handler(simulator.application))
    expectEqual(errors.turns, [])
    await simulator.settle()
    await simulator.settle()
    expectEqual(errors.turns, [turn + 1])
  }

  @Test func `S59: the error handler for a closed session is called in a later turn too`() async {
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    let application = simulator.application
    let session = simulator.sessions[1]
    await simulator.close(2)
    let errors = Errors()
    let turn = application.turn
    application.requestSceneSessionActivation(
      session, userActivity: nil, options: nil, errorHandler: errors.handler(application))
    application.requestSceneSessionDestruction(
      session, options: nil, errorHandler: errors.handler(application))
    expectEqual(errors.turns, [])
    await simulator.settle()
    expectEqual(errors.turns, [turn + 1, turn + 1])
  }

  @Test func `without an error handler a refused request is a recorded problem`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    let session = simulator.sessions[0]
    simulator.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    await simulator.settle()
    expectEqual(simulator.problems.last?.code, .singleSceneOnly)
    await simulator.close()
    simulator.application.requestSceneSessionDestruction(session, options: nil)
    simulator.application.requestSceneSessionRefresh(session)
    await simulator.settle()
    expectEqual(
      simulator.problems.map(\.code), [.singleSceneOnly, .sessionNotOpen, .sessionNotOpen])
    expectContains(simulator.problems.dropFirst().first?.what, "nothing to destroy")
    expectContains(simulator.problems.last?.what, "nothing to refresh")
  }

  @Test func `an activity without a matching scene is refused`() async throws {
    struct Closed: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("Inbox") }.handlesExternalEvents(matching: [])
      }
    }
    let simulator = await AppSimulator(Closed())
    let errors = Errors()
    let activity = UserActivity(activityType: "read")
    activity.targetContentIdentifier = "message/42"
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: activity, options: nil,
      errorHandler: errors.handler(simulator.application))
    await simulator.settle()
    expectEqual(errors.codes, [.requestDenied])
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `an error carries Apple's domain and code (S49)`() {
    let problem = Problem("a", at: "a", "b", remedy: "c")
    let error: any Error = SceneError(.requestDenied, problem)
    expectEqual((error as NSError).domain, "UISceneErrorDomain")
    expectEqual((error as NSError).code, 1)
    expectEqual(error.localizedDescription, "a: b; c.")
  }

  @Test func `S60: a refresh is for scenes off screen, and takes a new snapshot`() async {
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    await simulator.background(1)
    delegate.log = []
    simulator.application.requestSceneSessionRefresh(simulator.sessions[0])
    simulator.application.requestSceneSessionRefresh(simulator.sessions[1])
    await simulator.settle()
    expectEqual(delegate.log, [])
    expectEqual(simulator.trace.suffix(1), ["scene 1 snapshot"])
  }
}
