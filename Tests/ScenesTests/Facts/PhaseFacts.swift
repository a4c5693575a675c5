import Checking
import Scenes
import ScenesTesting
import Testing

/// Keeps the phases that were seen.
@MainActor private final class Phases {
  var app: [ScenePhase] = []
  var reading: [ScenePhase] = []
  var views: [String: [ScenePhase]] = [:]
}

private struct Postbox: App {
  @Environment(\.scenePhase) private var phase
  let phases = Phases()

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      Content(name: "inbox", phases: phases)
    }
    .onChange(of: phase, initial: true) { _, phase in phases.app.append(phase) }
    Reading(phases: phases)
  }
}

private struct Reading: Scene {
  @Environment(\.scenePhase) private var phase
  let phases: Phases

  var body: some Scene {
    WindowGroup("Reader", id: "reader") {
      Content(name: "reader", phases: phases)
    }
    .onChange(of: phase, initial: true) { _, phase in phases.reading.append(phase) }
  }
}

private struct Content: View {
  let name: String
  let phases: Phases
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Text("\(phase)")
      Button("Read") { openWindow(id: "reader") }
    }
    .onChange(of: phase, initial: true) { _, phase in phases.views[name, default: []].append(phase)
    }
  }
}

/// S115–S117: how near a scene is to a person.
@MainActor struct PhaseFacts {
  @Test func `S116: a view's phase follows its scene`() async {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    expectEqual(app.phases.views["inbox"], [.active])
    await simulator.openSwitcher()
    await simulator.background()
    await simulator.foreground()
    expectEqual(app.phases.views["inbox"], [.active, .inactive, .background, .active])
  }

  @Test(arguments: [
    (ConnectedScene.ActivationState.unattached, ScenePhase.background),
    (.background, .background), (.foregroundInactive, .inactive), (.foregroundActive, .active),
  ])
  func `S116: each state of a scene is a phase`(
    state: ConnectedScene.ActivationState, phase: ScenePhase
  ) {
    expectEqual(ScenePhase(state), phase)
  }

  @Test func `S115: a view has the phase of its own scene, the app the foremost of all`() async {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    await simulator.tap("Read")
    await simulator.background(1)
    simulator.expect("background", in: 1)
    simulator.expect("active", in: 2)
    expectEqual(app.phases.app, [.background, .active])
    await simulator.openSwitcher()
    expectEqual(app.phases.app.last, .inactive)
    await simulator.background()
    expectEqual(app.phases.app, [.background, .active, .inactive, .background])
  }

  @Test func `S115: a scene has the foremost phase of its instances`() async {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    expectEqual(app.phases.reading, [.background])
    await simulator.tap("Read")
    await simulator.tap("Read", in: 1)
    expectEqual(app.phases.reading, [.background, .active])
    await simulator.background(2)
    expectEqual(app.phases.reading, [.background, .active])
    await simulator.background(3)
    expectEqual(app.phases.reading, [.background, .active, .background])
    expectEqual(app.phases.app, [.background, .active])
  }

  @Test func `S117: phases are ordered, and the foremost is the greatest`() {
    expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    expectEqual([ScenePhase.inactive, .active, .background].max(), .active)
  }

  @Test func `S115: a scene declared while its windows are open has their phase`() async {
    struct Folding: App {
      @State private var isDeclared = true
      let phases: Phases

      init() { self.init(phases: Phases()) }
      init(phases: Phases) { self.phases = phases }

      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") {
          Content(name: "inbox", phases: phases)
          Button("Toggle") { isDeclared.toggle() }
        }
        if isDeclared { Reading(phases: phases) }
      }
    }
    let phases = Phases()
    let simulator = await AppSimulator(Folding(phases: phases))
    await simulator.tap("Read")
    await simulator.tap("Toggle", in: 1)
    await simulator.tap("Toggle", in: 1)
    expectEqual(phases.reading.last, .active)
  }

  @Test func `S115: a scene of several declarations has the foremost phase of them all`() async {
    struct Several: Scene {
      @Environment(\.scenePhase) private var phase
      let phases: Phases

      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Content(name: "inbox", phases: phases) }
        WindowGroup("Reader", id: "reader") { Content(name: "reader", phases: phases) }
          .onChange(of: phase) { _, phase in phases.reading.append(phase) }
      }
    }
    struct Both: App {
      let phases: Phases

      init() { self.init(phases: Phases()) }
      init(phases: Phases) { self.phases = phases }

      var body: some Scene { Several(phases: phases) }
    }
    let phases = Phases()
    let simulator = await AppSimulator(Both(phases: phases))
    await simulator.tap("Read")
    await simulator.background(2)
    expectEqual(phases.reading, [.active])
    await simulator.resume(2)
    await simulator.background(1)
    expectEqual(phases.reading, [.active])
    await simulator.background(2)
    expectEqual(phases.reading, [.active, .background])
  }

  @Test func `S115: a scene keeps its phase when other keys are set around it`() async {
    struct Switching: App {
      @State private var isFirst = true
      let phases: Phases

      init() { self.init(phases: Phases()) }
      init(phases: Phases) { self.phases = phases }

      var body: some Scene {
        Whole(phases: phases) { isFirst.toggle() }
          .environment(isFirst ? \.first : \.second, "set")
      }
    }
    struct Whole: Scene {
      @Environment(\.scenePhase) private var phase
      let phases: Phases
      let action: @MainActor () -> Void

      var body: some Scene {
        WindowGroup { Button("Switch", action: action) }
          .onChange(of: phase) { _, phase in phases.reading.append(phase) }
      }
    }
    let phases = Phases()
    let simulator = await AppSimulator(Switching(phases: phases))
    expectEqual(phases.reading, [.active])
    await simulator.tap("Switch")
    expectEqual(phases.reading, [.active])
  }
}

extension EnvironmentValues {
  fileprivate var first: String {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: String {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

private struct FirstKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct SecondKey: EnvironmentKey {
  static let defaultValue = ""
}
