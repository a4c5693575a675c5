import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
  }
}

/// S62–S64: what requests say besides.
@MainActor struct RequestOptionFacts {
  @Test func `S62: the scene in which a person asked stands in the trace`() async {
    let simulator = await AppSimulator(Postbox())
    let options = ActivationRequestOptions()
    options.requestingScene = simulator.sessions[0].scene
    simulator.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: options)
    await simulator.settle()
    expectContains(simulator.trace, "request activation of a new scene, from scene 1")
    simulator.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    await simulator.settle()
    expectContains(simulator.trace, "request activation of a new scene")
  }

  @Test(arguments: [
    (WindowScene.DismissalAnimation.standard, ""), (.commit, ", commit"), (.decline, ", decline"),
  ])
  func `S63: a dismissal animation stands in the trace and reaches the host`(
    animation: WindowScene.DismissalAnimation, text: String
  ) {
    let host = StubHost()
    let application = Application.stub(host: host)
    application.handle(.launch([]))
    let options = WindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = animation
    application.requestSceneSessionDestruction(
      application.orderedSessions[0], options: options)
    application.runTurns()
    expectContains(application.lines, "request destruction of scene 1\(text)")
    expectEqual(host.departures, [animation])
  }

  @Test func `S63: without options the animation is the standard one`() {
    let host = StubHost()
    let application = Application.stub(host: host)
    application.handle(.launch([]), .newWindow)
    application.requestSceneSessionDestruction(application.orderedSessions[0], options: nil)
    application.runTurns()
    application.handle(.close("2"))
    expectEqual(host.departures, [.standard, .standard])
    expectEqual(WindowSceneDestructionRequestOptions().windowDismissalAnimation, .standard)
    expectEqual(WindowScene.DismissalAnimation.allCases.map(\.rawValue), [1, 2, 3])
  }

  @Test(arguments: ConnectedScene.CollectionJoinBehavior.allCases)
  func `S64: how scenes are to be collected stands in the trace, and each has its own place`(
    behavior: ConnectedScene.CollectionJoinBehavior
  ) async {
    let simulator = await AppSimulator(Postbox())
    let options = ActivationRequestOptions()
    options.collectionJoinBehavior = behavior
    for count in 2...3 {
      simulator.application.requestSceneSessionActivation(
        nil, userActivity: nil, options: options)
      await simulator.settle()
      expectEqual(simulator.sessions.count, count)
    }
    let text = behavior == .automatic ? "" : ", joining \(behavior)"
    let requests = simulator.trace.filter { $0.hasPrefix("request") }
    expectEqual(requests, Array(repeating: "request activation of a new scene\(text)", count: 2))
    let isNoted = behavior == .preferred || behavior == .preferredWithoutActivating
    expectEqual(simulator.trace.filter { $0.hasPrefix("problem") }.count, (isNoted ? 1 : 0))
    expectEqual(simulator.problems.count, (isNoted ? 1 : 0))
    expect(simulator.sessions.allSatisfy { $0.scene?.activationState == .foregroundActive })
  }
}
