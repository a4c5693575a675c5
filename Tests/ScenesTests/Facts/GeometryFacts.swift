import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }.defaultSize(width: 800, height: 600)
    WindowGroup("Message") { Text("Message") }.handlesExternalEvents(matching: ["message/"])
  }
}

/// S110, S135: how large scenes are shown.
@MainActor struct GeometryFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func geometry(_ width: Double, _ height: Double) -> WindowScene.Geometry {
    WindowScene.Geometry(size: SceneDescription.Size(width: width, height: height))
  }

  private func geometry(of session: SceneSession) -> WindowScene.Geometry? {
    (session.scene as? WindowScene)?.effectiveGeometry
  }

  @Test func `S135: the delegate gets the previous geometry, and reads the new one`() async {
    let simulator = await AppSimulator(app)
    delegate.log = []
    await simulator.resize(width: 400, height: 300)
    expectEqual(delegate.log, ["scene 1 didUpdateEffectiveGeometry"])
    expectEqual(delegate.previousGeometries, [geometry(800, 600)])
    expectEqual(geometry(of: simulator.sessions[0]), geometry(400, 300))
    await simulator.resize(width: 500, height: 300)
    expectEqual(delegate.previousGeometries.last, geometry(400, 300))
  }

  @Test func `S135: an equal geometry calls no delegate`() async {
    let simulator = await AppSimulator(app)
    await simulator.resize(width: 800, height: 600)
    expectEqual(delegate.previousGeometries, [])
    expectEmpty(simulator.callbacks)
    expectEmpty(simulator.unreceivedCallbacks)
  }

  @Test func `S110: a geometry begins as declared, and again as it was last`() async {
    let simulator = await AppSimulator(app)
    expectEqual(geometry(of: simulator.sessions[0]), geometry(800, 600))
    await simulator.continue("read", for: "message/42")
    expectEqual(geometry(of: simulator.sessions[1]), geometry(0, 0))
    await simulator.resize(width: 400, height: 300, in: 1)
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(1)
    expectEqual(geometry(of: simulator.sessions[0]), geometry(400, 300))
  }

  @Test(arguments: [-1, .infinity, .nan])
  func `an invalid size is a recorded problem without effect`(width: Double) async {
    let simulator = await AppSimulator(app)
    simulator.application.receive(.resize("1", to: geometry(width, 300)))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.place), ["scene 1"])
    expectEqual(geometry(of: simulator.sessions[0]), geometry(800, 600))
    expectEqual(delegate.previousGeometries, [])
  }

  @Test func `a scene that is gone has no geometry`() async {
    let simulator = await AppSimulator(app)
    await simulator.background()
    await simulator.memoryPressure()
    simulator.application.receive(.resize("1", to: geometry(400, 300)))
    simulator.application.receive(.resize("7", to: geometry(400, 300)))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.place), ["scene 1", "scene 7"])
  }
}

private struct Limited: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  var resizability = WindowResizability.automatic

  var body: some Scene {
    WindowGroup("Inbox") {
      Text("Inbox").bold().frame(minWidth: 300, maxWidth: 500, minHeight: 200, maxHeight: 400)
    }
    .defaultSize(width: 900, height: 100).windowResizability(resizability)
  }
}

/// S110, S111: sizes within the limits of the content.
@MainActor struct SizeLimitFacts {
  @Test(arguments: [
    (WindowResizability.automatic, 900.0), (.contentMinSize, 900), (.contentSize, 500),
  ])
  func `S110, S111: a size is kept within the limits, each dimension for itself`(
    resizability: WindowResizability, width: Double
  ) async throws {
    var app = Limited()
    app.resizability = resizability
    let simulator = await AppSimulator(app)
    func size() -> SceneDescription.Size? {
      (simulator.sessions.first?.scene as? WindowScene)?.effectiveGeometry.size
    }
    expectEqual(size(), .init(width: width, height: 200))
    await simulator.resize(width: 100, height: 300)
    expectEqual(size(), .init(width: 300, height: 300))
    expectEqual(app.delegate.previousGeometries.count, 1)
    await simulator.resize(width: 10, height: 300)
    expectEqual(app.delegate.previousGeometries.count, 1)
    await simulator.resize(width: 900, height: 900)
    await simulator.relaunch()
    let isBetween = resizability == .contentSize
    expectEqual(size(), .init(width: width, height: isBetween ? 400 : 900))
  }

  @Test func `S110, S111: a restored size is kept within limits that are new`() {
    let limits = SceneSizeLimits(minimumWidth: 300, maximumWidth: 200, maximumHeight: 50)
    expectEqual(limits.clamping(.init(width: 10, height: 90)), .init(width: 300, height: 50))
    expectEqual(limits.ofWindows(.automatic, kind: .settings), limits)
    expect(limits.ofWindows(.automatic, kind: .window).maximumHeight == nil)
  }
}
