import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Performs an act when it is released.
@MainActor private final class Last {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
  }

  isolated deinit { act() }
}

/// Content that performs an act when it is released.
@MainActor private final class EndingContent: WindowContent {
  private let last: Last

  init(_ act: @escaping @MainActor () -> Void) {
    last = Last(act)
  }

  func mount(in window: SceneWindow) {}
  func update() {}
  func runEffects() {}
  func receive(_ event: ContentEvent) -> Problem? { nil }
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}

/// A delegate that looks at its scene when it is released.
@MainActor private final class EndingDelegate: WindowSceneDelegate {
  static var found: [Bool] = []
  private weak var scene: ConnectedScene?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    self.scene = scene
  }

  isolated deinit { Self.found.append(scene?.delegate != nil) }
}

/// A value whose end is noticed.
private final class Letter: Codable, Hashable, Sendable {
  @MainActor static var onEnd: () -> Void = {}
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (one: Letter, other: Letter) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  deinit { MainActor.assumeIsolated { Letter.onEnd() } }
}

/// Objects of the app that look at what is releasing them.
@MainActor struct ReleaseTests {
  private static func windows(of application: Application?) -> Int? {
    application?.connectedScenes.compactMap { ($0 as? WindowScene)?.windows.count }.reduce(0, +)
  }

  @Test func `content that ends with its scene finds no window`() {
    weak var current: Application?
    var counts: [Int?] = []
    let application = Application.stub { _ in
      EndingContent { counts.append(Self.windows(of: current)) }
    }
    current = application
    application.handle(.launch([]))
    application.tearDown()
    expectEqual(counts, [0])
  }

  @Test func `content that ends with its application finds no window`() throws {
    weak var scene: WindowScene?
    var counts: [Int?] = []
    do {
      let application = Application.stub { _ in
        EndingContent {
          counts.append((scene?.windows.count ?? 0) + (scene?.keyWindow == nil ? 0 : 1))
        }
      }
      application.handle(.launch([]))
      scene = application.orderedSessions.first?.scene as? WindowScene
      let other = SceneWindow(windowScene: try require(scene))
      other.content = EndingContent { counts.append(scene?.windows.count ?? 0) }
    }
    expectEqual(counts, [0, 0])
  }

  @Test func `a delegate that ends with its scene finds no delegate`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Main", delegateClass: EndingDelegate.self)]
      ])
    let application = Application.stub(manifest: manifest)
    application.handle(.launch([]), .close("1"))
    expectEqual(EndingDelegate.found, [false])
  }

  @Test func `what ends with an observer can remove another`() {
    let application = Application.stub()
    let other = application.addEventObserver(named: "other") { _ in .seen }
    var last: Last? = Last { [weak application] in application?.removeEventObserver(other) }
    let observer = application.addEventObserver(named: "observer") { [last] _ in
      withExtendedLifetime(last) { .seen }
    }
    last = nil
    application.removeEventObserver(observer)
    application.handle(.launch([.openURL(.init(URL(filePath: "/message")))]))
    expect(
      !application.trace.entries.contains {
        if case .observation = $0.kind { true } else { false }
      })
  }

  @Test func `what ends with work that waits for the launch finds the application ended`() {
    let application = Application.stub()
    var isTerminated: Bool?
    var last: Last? = Last { [weak application] in isTerminated = application?.isTerminated }
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { [last] _ in
      withExtendedLifetime(last) {}
    }
    last = nil
    application.runTurns()
    application.tearDown()
    expectEqual(isTerminated, true)
  }

  @Test func `what ends with a presented value can route events`() throws {
    let scene = SceneDescription(
      id: .declared("letter"), valueType: SceneDescription.ValueType(Letter.self))
    let factory = ContentFactory(values: ValueCoding(Letter.self)) { _ in StubContent() }
    let application = Application(
      identifier: "test", graph: SceneGraph([scene]),
      contents: ContentFactories([scene.id: factory]),
      manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: StubHost(),
      services: .repeatable())
    application.handle(.launch([]))
    application.openWindow(WindowRequest(value: Letter(1)))
    application.runTurns()
    var explanations = 0
    Letter.onEnd = { [weak application] in
      let event = ExternalEvent.openURL(.init(URL(filePath: "/letter")))
      if application?.explain(event) != nil { explanations += 1 }
    }
    try require(application.orderedSessions.last).present(Letter(2))
    Letter.onEnd = {}
    expectEqual(explanations, 1)
  }
}
