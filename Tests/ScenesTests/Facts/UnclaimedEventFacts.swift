import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// S90: a profile may route unclaimed events to an open scene, as long as no scene has conditions.
@MainActor struct UnclaimedEventFacts {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox", id: "inbox") { Inbox() }
    }
  }

  private struct Inbox: View {
    @State private var claims: Set<String> = []

    var body: some View {
      VStack {
        Button("Claim") { claims = ["draft/"] }
        Button("Give Up") { claims = [] }
      }
      .onOpenURL { _ in }
      .handlesExternalEvents(preferring: [], allowing: claims)
    }
  }

  private func launch() async -> AppSimulator {
    var profile = HostProfile.desktop
    profile.unclaimedEvents = .openScene
    let simulator = await AppSimulator(Postbox(), profile: profile)
    await simulator.newWindow()
    return simulator
  }

  private func decision(_ simulator: AppSimulator) async throws -> String? {
    await simulator.open(try require(URL(string: "postbox://message/42")))
    return simulator.trace.first { $0.hasPrefix("->") }
  }

  private let used = "(open scene)"
  private let new = "-> new scene of \"inbox\" (no conditions)"

  @Test func `S90: of the open scenes the one used last takes it`() async throws {
    let simulator = await launch()
    try await expectEqual(decision(simulator), "-> scene 2 \(used)")
    await simulator.focus(1)
    try await expectEqual(decision(simulator), "-> scene 1 \(used)")
    expectEqual(simulator.sessions.count, 2)
  }

  @Test func `S90: while a view claims events there is a new scene, and none once it gives up`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Claim", in: 1)
    try await expectEqual(decision(simulator), new)
    await simulator.tap("Claim", in: 2)
    await simulator.tap("Give Up", in: 1)
    try await expectEqual(decision(simulator), new)
    await simulator.tap("Give Up", in: 2)
    try await expectEqual(decision(simulator), "-> scene 2 \(used)")
  }

  @Test func `S90: a claim ends with its window, and holds while its scene is disconnected`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Claim", in: 1)
    await simulator.background(1)
    await simulator.memoryPressure()
    expect(simulator.sessions[0].scene == nil)
    try await expectEqual(decision(simulator), new)
    await simulator.close(1)
    try await expectEqual(decision(simulator), "-> scene 3 \(used)")
  }

  @Test func `S90: a scene's activation conditions claim as its views do`() async throws {
    let simulator = await launch()
    let scene = try require(simulator.sessions[0].scene)
    let conditions = SceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = TargetPredicate(value: false)
    scene.activationConditions = conditions
    try await expectEqual(decision(simulator), new)
    scene.activationConditions = SceneActivationConditions()
    try await expectEqual(decision(simulator), "-> scene 3 \(used)")
  }
}
