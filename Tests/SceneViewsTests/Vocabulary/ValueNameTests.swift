import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Values, protocols and builders of the vocabulary: what an app reads, and what a view with them is shown as.
@MainActor struct ValueNameTests {
  /// The elements of a view and of what is in it, without the identities of nodes.
  private func elements<Content: View>(of content: Content) -> [DisplayElement] {
    func elements(_ nodes: [DisplayNode]) -> [DisplayElement] {
      nodes.flatMap { [$0.element] + elements($0.children) }
    }
    return elements(ElementTests.display(content))
  }

  // MARK: - Environment values

  private struct Spaces: View {
    @Environment(\.supportsImmersiveSpaces) private var hasSpaces
    @Environment(\.dismissImmersiveSpace) private var dismiss
    @State private var state = "open"

    var body: some View {
      Text("spaces \(hasSpaces)")
      Text("state \(state)")
      Button("Close") {
        Task {
          await dismiss()
          state = "closed"
        }
      }
    }
  }

  @Test func `there are no immersive spaces, and none to close`() async {
    let simulator = await AppSimulator(Showing { Spaces() })
    simulator.expect("spaces false")
    expectEmpty(simulator.problems)
    let sessions = simulator.sessions.count
    await simulator.tap("Close")
    await simulator.until { simulator.text.contains("state closed") }
    expectEqual(simulator.sessions.count, sessions)
    expectEqual(simulator.problems.map(\.code), [.unshownSceneRequested])
  }

  private struct Reading: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      Text("\(direction), \(height.map { "\($0)" } ?? "unknown")")
    }
  }

  @Test func `direction and height are constant in a window of any size`() async {
    let simulator = await AppSimulator(Showing { Reading() })
    simulator.expect("leftToRight, regular")
    await simulator.resize(width: 300, height: 100)
    simulator.expect("leftToRight, regular")
  }

  @Test func `an ancestor replaces direction and height`() async {
    let simulator = await AppSimulator(
      Showing {
        Reading().environment(\.layoutDirection, .rightToLeft)
          .environment(\.verticalSizeClass, .compact)
        Reading().environment(\.verticalSizeClass, nil)
      })
    simulator.expect("rightToLeft, compact")
    simulator.expect("leftToRight, unknown")
  }

  @Test func `views are told in their order in both directions`() {
    let row = HStack {
      Text("a")
      Text("b")
    }
    let turned = elements(of: row.environment(\.layoutDirection, .rightToLeft))
    expectEqual(turned, elements(of: row))
    expectEqual(turned.suffix(2), [.text("a"), .text("b")])
  }

  // MARK: - Builders

  @ContentBuilder private func lines(_ isLong: Bool) -> some View {
    Text("first")
    if isLong { Text("second") }
  }

  private struct Tools: ToolbarContent {
    @ToolbarContentBuilder var body: some ToolbarContent {
      ToolbarItem { Button("Reply") {} }
      Archiving()
    }
  }

  private struct Archiving: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "archive") { Button("Archive") {} }
    }
  }

  @Test func `a content builder builds views`() {
    expectEqual(elements(of: lines(true)), [.text("first"), .text("second")])
    expectEqual(elements(of: lines(false)), [.text("first")])
  }

  @Test func `content of toolbars is shown as the items in it`() async {
    let own = await AppSimulator(Showing { Text("letter").toolbar { Tools() } })
    own.expect("[Reply]")
    own.expect("[Archive]")
    let items = await AppSimulator(
      Showing {
        Text("letter").toolbar {
          ToolbarItem { Button("Reply") {} }
          ToolbarItem { Button("Archive") {} }
        }
      })
    expectEqual(own.text, items.text)
  }

  // MARK: - Motions and gestures

  /// A view with animated data that nothing may ask for.
  private struct Bar: View, Animatable {
    nonisolated var length: Double
    nonisolated var animatableData: Double {
      get {
        Issue.record("nothing is animated")
        return length
      }
      set { length = newValue }
    }

    var body: some View { Text("length \(length)") }
  }

  private struct Growing: View {
    @State private var length = 1.0

    var body: some View {
      Bar(length: length).animation(.spring, value: length)
      Button("Grow") { withAnimation(.easeIn) { length = 3 } }
    }
  }

  @Test func `animated data has its last value at once, and nothing in between`() async {
    let simulator = await AppSimulator(Showing { Growing() })
    simulator.expect("length 1.0")
    await simulator.tap("Grow")
    simulator.expect("length 3.0")
  }

  private struct Appearing: View {
    let transition: AnyTransition?
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Open") { isOpen.toggle() }
        if isOpen {
          if let transition { Text("details").transition(transition) } else { Text("details") }
        }
      }
    }
  }

  @Test(arguments: [
    AnyTransition.opacity, .slide.combined(with: .scale).animation(.easeOut),
    .asymmetric(insertion: .move(edge: .top), removal: .push(from: .leading)),
  ])
  func `a view with a transition appears and disappears at once`(
    transition: AnyTransition
  ) async {
    let plain = await AppSimulator(Showing { Appearing(transition: nil) })
    let moved = await AppSimulator(Showing { Appearing(transition: transition) })
    expectEqual(moved.text, plain.text)
    moved.expect(no: "details")
    for isOpen in [true, false] {
      await plain.tap("Open")
      await moved.tap("Open")
      expectEqual(moved.text, plain.text)
      expectEqual(moved.text.contains("details"), isOpen)
    }
  }

  @Test func `a gesture that magnifies leaves the view as it is`() {
    let pinch = MagnifyGesture(minimumScaleDelta: 0.1)
      .onChanged { _ in Issue.record("no host reports movements") }
      .onEnded { _ in Issue.record("no host reports movements") }
    expectEqual(elements(of: Text("map").gesture(pinch)), [.text("map")])
  }

  private struct Both: View {
    @State private var log = "nothing"

    var body: some View {
      Text("log: \(log)")
      Text("view").gesture(
        TapGesture().simultaneously(with: LongPressGesture()).onEnded { value in
          log = "\(value.first == nil ? "" : "pressed")\(value.second == nil ? "" : "held")"
        })
    }
  }

  @Test func `gestures at the same time tell which of them has ended`() async {
    let simulator = await AppSimulator(Showing { Both() })
    await simulator.tap("view")
    simulator.expect("log: pressed")
    await simulator.hold("view")
    simulator.expect("log: held")
  }

  // MARK: - Values

  @Test func `an angle has degrees and radians`() {
    expectEqual(Angle(degrees: 180).radians, .pi)
    expectEqual(Angle.radians(.pi / 2).degrees, 90)
    expect(Angle.degrees(10) < Angle.degrees(20))
  }

  @Test func `a font is passed to hosts with its style`() {
    func annotations(of font: Font) -> [DisplayElement] {
      elements(of: VStack { Text("a") }.font(font))
    }
    expectContains(annotations(of: .title), .annotation(.font(DisplayFont(style: .title))))
    expectContains(annotations(of: .caption), .annotation(.font(DisplayFont(style: .caption))))
    expect(!annotations(of: .caption).contains(.annotation(.font(DisplayFont(style: .title)))))
  }
}
