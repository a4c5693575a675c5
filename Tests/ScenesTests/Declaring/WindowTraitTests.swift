import Checking
import Foundation
import ScenesTesting
import Testing

@testable import Scenes

/// Tests for the look and the place that scene modifiers ask for.
@MainActor struct WindowTraitTests {
  private struct Declared<Content: Scene>: App {
    let content: Content

    init() { fatalError("the app is created with its scenes") }
    init(@SceneBuilder _ content: () -> Content) { self.content = content() }

    var body: some Scene { content }
  }

  private static func inbox() -> WindowGroup<Text> { WindowGroup("Inbox") { Text("No messages") } }

  private func scenes(
    @SceneBuilder _ content: () -> some Scene
  ) async -> [SceneDescription] {
    await AppSimulator(Declared(content)).application.graph.scenes
  }

  @Test func `the traits of windows are in the graph and in its text`() async {
    let simulator = await AppSimulator(
      Declared {
        Self.inbox()
          .windowStyle(.hiddenTitleBar)
          .windowStyle(.plain)
          .windowLevel(.floating)
          .windowManagerRole(.associated)
          .defaultPosition(.topTrailing)
          .windowToolbarStyle(.unified(showsTitle: false))
      })
    let traits = simulator.application.graph.scenes[0].windowTraits
    expectEqual(
      traits,
      SceneDescription.WindowTraits(
        style: .hiddenTitleBar, level: .floating, role: .associated,
        position: .init(x: 1, y: 0), showsToolbarTitle: false))
    expect(
      simulator.application.graph.description.hasSuffix(
        """
            window style: hiddenTitleBar
            window level: floating
            window role: associated
            default position: topTrailing
            no title in the toolbar
        """))
  }

  @Test(arguments: [
    (UnitPoint.topLeading, "topLeading"), (.center, "center"), (.bottom, "bottom"),
    (UnitPoint(x: 0.25, y: 1), "(0.25, 1)"),
  ])
  func `a position is described by its name or as a point`(point: UnitPoint, text: String) {
    var traits = SceneDescription.WindowTraits()
    traits.position = .init(x: point.x, y: point.y)
    let graph = SceneGraph([SceneDescription(id: .declared("inbox"), windowTraits: traits)])
    expect(graph.description.hasSuffix("\n    default position: \(text)"), "\(graph)")
  }

  @Test func `a position outside the screen is at its edge`() async {
    let scenes = await scenes { Self.inbox().defaultPosition(UnitPoint(x: 2, y: -1)) }
    expectEqual(scenes[0].windowTraits?.position, .init(x: 1, y: 0))
  }

  @Test func `traits that say nothing leave the graph as it is`() async {
    let plain = await scenes { Self.inbox() }
    let same = await scenes {
      Self.inbox().windowStyle(.automatic).windowStyle(.volumetric).windowLevel(.automatic)
        .windowManagerRole(.automatic).windowToolbarStyle(.expanded)
    }
    expectEqual(plain, same)
  }

  @Test func `modifiers without effect return the scene itself`() {
    let inbox = Self.inbox()
    let kept: [Any.Type] = [
      type(of: inbox.windowToolbarLabelStyle(fixed: .titleOnly)),
      type(of: inbox.windowToolbarLabelStyle(.constant(.titleOnly))),
      type(of: inbox.windowBackgroundDragBehavior(.enabled)),
      type(of: inbox.windowIdealSize(.maximum)),
      type(of: inbox.windowIdealPlacement { _, _ in WindowPlacement(.center) }),
      type(of: inbox.persistentSystemOverlays(.hidden)),
      type(of: inbox.immersiveContentBrightness(.dim)),
      type(of: inbox.upperLimbVisibility(.hidden)),
    ]
    expect(kept.allSatisfy { $0 == WindowGroup<Text>.self })
  }

  @Test func `a placement is chosen once, when a window opens for the first time`() async throws {
    final class Calls { var count = 0 }
    let calls = Calls()
    let simulator = await AppSimulator(
      Declared {
        Self.inbox()
          .defaultSize(width: 320, height: 160)
          .defaultWindowPlacement { content, context in
            calls.count += 1
            let size = content.sizeThatFits(.unspecified)
            return WindowPlacement(
              .topLeading, width: size.width + context.defaultDisplay.visibleRect.width)
          }
      })
    let scene = try require(simulator.sessions[0].scene as? WindowScene)
    expectEqual(scene.effectiveGeometry.size, .init(width: 960, height: 160))
    expectEqual(calls.count, 1)
    await simulator.resize(width: 400, height: 300)
    await simulator.relaunch()
    let again = try require(simulator.sessions[0].scene as? WindowScene)
    expectEqual(again.effectiveGeometry.size, .init(width: 400, height: 300))
    expectEqual(calls.count, 1)
  }

  @Test(arguments: [
    (WindowPlacement(x: -64, y: 1_000), 0.0, 1.0),
    (WindowPlacement(CGPoint(x: 320, y: -1)), 0.5, 0),
    (WindowPlacement(UnitPoint(x: 2, y: -1)), 1, 0),
    (WindowPlacement(x: .nan, y: .infinity), 0, 1),
  ])
  func `a placement outside the display is at its edge`(
    placement: WindowPlacement, x: Double, y: Double
  ) throws {
    let point = try require(placement.point)
    expectEqual([point.x, point.y], [x, y])
  }

  @Test func `modifiers of a group reach each scene in it, and paths stay those of its place`()
    async
  {
    let scenes = await scenes {
      Self.inbox()
      Group {
        WindowGroup("Message") { Text("") }
        Window("Outbox", id: "outbox") { Text("") }
          .defaultSize(width: 1, height: 1)
      }
      .defaultSize(width: 480, height: 320)
    }
    expectEqual(scenes.map(\.path), ["0", "1.0", "1.1"])
    expectEqual(scenes.map(\.defaultSize?.width), [nil, 480, 1])
  }

  @Test func `the content of groups may be made by functions, and titles may be texts`() async {
    func make() -> Text { Text("made") }
    let scenes = await scenes {
      WindowGroup(makeContent: make)
      WindowGroup(id: "a", makeContent: make)
      WindowGroup("B", makeContent: make)
      WindowGroup("C", id: "c", makeContent: make)
      WindowGroup(Text("D"), for: Int.self) { $number in Text("\(number ?? 0)") }
      WindowGroup(Text("E"), id: "e", for: Int.self) { $number in Text("\(number ?? 0)") }
    }
    expectEqual(scenes.map(\.title), [nil, nil, "B", "C", "D", "E"])
  }

  @Test func `a transformed environment value reaches the views of the scene alone`() async {
    let simulator = await AppSimulator(
      Declared {
        WindowGroup { Shown() }
          .transformEnvironment(\.word) { $0 += " and more" }
          .environment(\.word, "outer")
      })
    simulator.expect("outer and more")
  }

  private struct Shown: View {
    @Environment(\.word) private var word
    var body: some View { Text(word) }
  }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct WordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}
