import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Tests for animations, whose changes are shown at once.
@MainActor struct MotionTests {
  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func `animations leave the tree as it is`() {
    let text = Text("a")
    let plain = ElementTests.display(text)
    func isSame<Content: View>(_ content: Content) -> Bool {
      ElementTests.display(content).map(\.element) == plain.map(\.element)
    }
    expect(isSame(text.animation(.spring, value: 1)))
    expect(isSame(text.animation(.bouncy(duration: 1))))
    expect(isSame(text.transaction { $0.disablesAnimations = true }))
    expect(isSame(text.transaction(value: 1) { $0.animation = nil }))
    expect(isSame(text.transition(.move(edge: .top).combined(with: .opacity))))
    expect(isSame(text.transition(Twirl())))
    expect(isSame(text.symbolEffect(.bounce, value: 1)))
    expect(isSame(text.symbolEffect(.variableColor.iterative)))
    expect(isSame(text.geometryGroup()))
  }

  @Test func `the first phase is shown`() {
    let phases = Text("a").phaseAnimator(["one", "two"]) { text, phase in
      text
      Text(phase)
    }
    expectEqual(ElementTests.display(phases).map(\.element), [.text("a"), .text("one")])
    let frames = Text("a").keyframeAnimator(initialValue: 0.5) { text, value in
      text
      Text("\(value)")
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1)
    }
    expectEqual(ElementTests.display(frames).map(\.element), [.text("a"), .text("0.5")])
    let animator = PhaseAnimator([1, 2]) { Text("\($0)") }
    expectEqual(ElementTests.display(animator).map(\.element), [.text("1")])
  }

  @Test func `animators show their first value, and the view in their closures is the view`() {
    let frames = KeyframeAnimator(initialValue: 0.5) {
      Text("\($0)")
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1)
    }
    expectEqual(ElementTests.display(frames).map(\.element), [.text("0.5")])
    func twice(_ content: PlaceholderContentView<Text>) -> some View {
      VStack {
        content
        content
      }
    }
    let stack = DisplayElement.stack(.vertical)
    for nodes in [
      ElementTests.display(Text("a").phaseAnimator([1]) { content, _ in twice(content) }),
      ElementTests.display(Text("a").animation(.default) { twice($0) }),
      ElementTests.display(
        Text("a").keyframeAnimator(initialValue: 1) { content, _ in
          twice(content)
        } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }),
    ] {
      expectEqual(nodes.map(\.element), [stack])
      expectEqual(nodes.flatMap(\.children).map(\.element), [.text("a"), .text("a")])
    }
    let none = Text("a").phaseAnimator([Int]()) { _, _ in Text("never") }
    expectEqual(ElementTests.display(none).map(\.element), [.text("a")])
  }

  @Test func `the completion follows the turn that shows the changes`() async {
    struct Content: View {
      @State private var step = "before"
      let log: (String) -> Void

      var body: some View {
        log(step)
        return Button("Go") {
          withAnimation(.easeInOut(duration: 9)) {
            step = "moving"
          } completion: {
            step = "done"
          }
        }
      }
    }
    var steps: [String] = []
    let simulator = await AppSimulator(Showing { Content { steps.append($0) } })
    await simulator.tap("Go")
    expectEqual(steps, ["before", "moving", "done"])
  }

  @Test func `circumstances keep their values`() {
    struct Speed: TransactionKey {
      static var defaultValue: Int { 1 }
    }
    var transaction = Transaction(animation: .default)
    expectEqual(transaction[Speed.self], 1)
    transaction[Speed.self] = 3
    expectEqual(transaction[Speed.self], 3)
    expect(transaction.animation != nil)
    expectEqual(withTransaction(transaction) { 7 }, 7)
    expect(abs(UnitCurve.linear.value(at: 0.25) - 0.25) < 1e-6)
    expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeOut.value(at: 0.5) > 0.5)
  }
}
