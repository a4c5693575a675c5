import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Gestures: View {
  @State private var log = ""
  @GestureState private var isHeld = false

  private func note(_ name: String) { log += log.isEmpty ? name : ", \(name)" }

  private var pressedThenHeld: some Gesture {
    TapGesture().sequenced(before: LongPressGesture()).onEnded { _ in note("sequence") }
  }

  var body: some View {
    VStack {
      Text("log: \(log)")
      Text("twice").onTapGesture(count: 2) { note("twice") }
      Text("once or twice").onTapGesture(count: 2) { note("two") }.onTapGesture { note("one") }
      Text("gesture").gesture(TapGesture(count: 3).onEnded { note("three") })
      Text("long").onLongPressGesture {
        note("long")
      } onPressingChanged: {
        note("\($0)")
      }
      Text("sequence").gesture(pressedThenHeld)
      Text("either").gesture(
        LongPressGesture().updating($isHeld) { value, state, _ in state = value }
          .map { _ in "held" }
          .exclusively(before: TapGesture().map { "pressed" })
          .onEnded { value in
            switch value {
            case .first(let text), .second(let text): note(text)
            }
          })
      Text("drag").gesture(DragGesture().onChanged { _ in note("never") })
      Button("inert") { note("never") }.allowsHitTesting(false)
    }
  }
}

/// Presses, long presses and what is made of them.
@MainActor struct GestureTests {
  @Test(arguments: [
    (["twice"], ""), (["twice", "twice"], "twice"),
    (["twice", "twice", "twice", "twice"], "twice, twice"),
    (["once or twice"], "one"), (["gesture", "gesture"], ""),
    (["gesture", "gesture", "gesture"], "three"), (["either"], "pressed"),
  ])
  func `presses in a row`(names: [String], log: String) async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    for name in names { await simulator.tap(name) }
    #expect(try line(of: simulator) == "log: \(log)")
  }

  @Test(arguments: [("long", "true, long, false"), ("either", "held")])
  func `a long press`(name: String, log: String) async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    await simulator.hold(name)
    #expect(try line(of: simulator) == "log: \(log)")
  }

  @Test func `one gesture behind another`() async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    await simulator.hold("sequence")
    #expect(try line(of: simulator) == "log: ")
    await simulator.tap("sequence")
    await simulator.hold("sequence")
    #expect(try line(of: simulator) == "log: sequence")
  }

  @Test func `a view that takes no acts looks as before`() async {
    let simulator = await AppSimulator(Showing { Gestures() })
    simulator.expect("[inert]")
    simulator.expect(no: "(disabled)")
    await withKnownIssue { await simulator.tap("inert") }
  }

  @Test func `a gesture that no host makes leaves the view as it is`() {
    let plain = ElementTests.display(Text("a"))
    let dragged = ElementTests.display(Text("a").gesture(DragGesture()))
    #expect(plain.map(\.element) == dragged.map(\.element))
  }

  private func line(of simulator: AppSimulator) throws -> String? {
    try PresentingTests.display(simulator).all.lazy.compactMap { node in
      if case .text(let text) = node.element, text.content.hasPrefix("log:") {
        text.content
      } else {
        nil
      }
    }
    .first
  }
}
