import Checking
import ScenesTesting
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime
@testable import Scenes

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  @State private var title = "Inbox"

  var body: some Scene {
    WindowGroup("Inbox") { Row(title: title) }
      .environment(\.count, title.count)
    WindowGroup("Message", for: Int.self) { number in
      Text("\(title) \(number.wrappedValue ?? 0)")
    }
  }
}

private struct Row: View {
  var title: String
  @State private var count = 0
  @Environment(\.count) private var length
  @Environment(\.scenePhase) private var phase
  @Environment(\.sceneSession) private var session

  var body: some View {
    VStack {
      Text("\(title) \(count) \(length) \(phase) \(session?.id ?? "")")
      TextField("Count", text: .constant("\(count)"))
      ForEach(0..<count, id: \.self) { Text("\($0)") }
      Button("Count") { count += 1 }
    }
    .onAppear { count = 1 }
  }
}

extension EnvironmentValues {
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = 0
}

/// The objects of closed sessions, disconnected scenes and ended applications are deallocated.
@MainActor struct LeakTests {
  private struct Watched {
    weak var session: SceneSession?
    weak var scene: ConnectedScene?
    weak var delegate: AnyObject?
    weak var window: SceneWindow?
    weak var content: AnyObject?

    @MainActor init(_ session: SceneSession) {
      self.session = session
      scene = session.scene
      delegate = session.scene?.delegate
      window = (session.scene as? WindowScene)?.windows.first
      content = window?.content
    }

    var isGone: Bool {
      session == nil && scene == nil && delegate == nil && window == nil && content == nil
    }
  }

  @Test func `1,000 sessions opened and destroyed leave nothing behind`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    let application = simulator.application
    var watched: [Watched] = []
    for number in 0..<1_000 {
      if number.isMultiple(of: 2) {
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      } else {
        application.openWindow(.init(value: number))
      }
      await simulator.settle()
      let session = try require(simulator.sessions.last)
      watched.append(Watched(session))
      expect(watched.last?.delegate != nil && watched.last?.content != nil)
      if number.isMultiple(of: 3) {
        await simulator.background()
        await simulator.memoryPressure()
      }
      application.requestSceneSessionDestruction(session, options: nil)
      await simulator.settle()
    }
    expect(!watched.contains { !$0.isGone })
    expectEqual(simulator.sessions.map(\.id), ["1"])
    expectEqual(application.parts.sessions.count, 1)
    expectEqual(application.parts.sessions.table.count, 1)
    expect(application.connectedScenes.count <= 1)
    expect(application.parts.records.isIdle && application.parts.delivery.isIdle)
    expectEqual(application.parts.transitions.count, 1)
    expectEqual(simulator.store.records.keys.sorted(), ["1"])
    expect(application.trace.entries.count <= application.trace.capacity)
  }

  @Test func `a scene that disconnects takes its delegate, windows and content along`() async throws
  {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    let session = try require(simulator.sessions.first)
    let watched = Watched(session)
    await simulator.background()
    await simulator.memoryPressure()
    expect(watched.session === session)
    expect(watched.scene == nil && watched.delegate == nil)
    expect(watched.window == nil && watched.content == nil)
  }

  @Test func `what a delegate's class declares goes with its application`() async throws {
    final class ReadingDelegate: HostingSceneDelegate {
      static var rootScene: some Scene {
        WindowGroup("Reader") { Row(title: "Reader") }
      }
    }
    weak var application: Application?
    weak var declarations: AnyObject?
    do {
      let stub = Application.stub()
      stub.handle(.launch([]))
      let request = try require(
        SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self))
      stub.activateSceneSession(for: request)
      stub.runTurns()
      application = stub
      declarations = stub.parts.declared.declarations(of: ReadingDelegate.self)
      expect(declarations != nil)
      expectEqual(stub.openSessions.count, 2)
      stub.tearDown()
    }
    expect(application == nil)
    expect(declarations == nil)
  }
}
