import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Gestures: View {
  @State private var log = ""
  @GestureState private var isHeld = false
  @GestureState private var isPending = false

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
      Text("pending \(isPending)")
      Text("steps").gesture(
        TapGesture().sequenced(before: LongPressGesture())
          .updating($isPending) { _, state, _ in state = true }
          .onChanged { _ in note("changed") }
          .onEnded { _ in note("ended") })
      Text("drag").gesture(DragGesture().onChanged { _ in note("never") })
      Button("inert") { note("never") }.allowsHitTesting(false)
    }
  }
}

private struct Precedences: View {
  @State private var log = ""

  private func note(_ name: String) { log += log.isEmpty ? name : ", \(name)" }

  var body: some View {
    VStack {
      Text("log: \(log)")
      Text("text beside").onTapGesture { note("text") }
        .simultaneousGesture(TapGesture().onEnded { note("beside") })
      Button("button beside") { note("button") }
        .simultaneousGesture(TapGesture().onEnded { note("beside") })
      Text("text before").onTapGesture { note("text") }
        .highPriorityGesture(TapGesture().onEnded { note("before") })
      Button("button before") { note("button") }
        .highPriorityGesture(TapGesture().onEnded { note("before") })
      Button("twice") { note("button") }
        .highPriorityGesture(TapGesture(count: 2).onEnded { note("twice") })
      Button("held") { note("button") }
        .highPriorityGesture(LongPressGesture().onEnded { _ in note("held") })
      Button("masked") { note("button") }
        .highPriorityGesture(TapGesture().onEnded { note("never") }, including: .subviews)
      Button("around") { note("button") }
        .gesture(TapGesture().onEnded { note("never") })
      Text("alone").simultaneousGesture(TapGesture().onEnded { note("beside") })
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
    try expectEqual(line(of: simulator), "log: \(log)")
  }

  @Test(arguments: [("long", "true, long, false"), ("either", "held")])
  func `a long press`(name: String, log: String) async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    await simulator.hold(name)
    try expectEqual(line(of: simulator), "log: \(log)")
  }

  @Test func `one gesture behind another`() async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    await simulator.hold("sequence")
    try expectEqual(line(of: simulator), "log: ")
    await simulator.tap("sequence")
    await simulator.hold("sequence")
    try expectEqual(line(of: simulator), "log: sequence")
  }

  @Test func `a state changes during a gesture, and is reset at its end`() async throws {
    let simulator = await AppSimulator(Showing { Gestures() })
    simulator.expect("pending false")
    await simulator.tap("steps")
    simulator.expect("pending true")
    try expectEqual(line(of: simulator), "log: changed")
    await simulator.hold("steps")
    simulator.expect("pending false")
    try expectEqual(line(of: simulator), "log: changed, changed, ended")
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
    expectEqual(plain.map(\.element), dragged.map(\.element))
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

  @Test(arguments: [
    ("text beside", "beside, text"), ("button beside", "beside, button"),
    ("text before", "before"), ("button before", "before"), ("held", "button"),
    ("masked", "button"), ("around", "button"), ("alone", "beside"),
  ])
  func `gestures beside the view's own and before them`(name: String, log: String) async throws {
    let simulator = await AppSimulator(Showing { Precedences() })
    await simulator.tap(name)
    try expectEqual(line(of: simulator), "log: \(log)")
  }

  @Test func `a gesture that comes first leaves presses that don't complete it`() async throws {
    let simulator = await AppSimulator(Showing { Precedences() })
    await simulator.tap("twice")
    try expectEqual(line(of: simulator), "log: button")
    await simulator.tap("twice")
    try expectEqual(line(of: simulator), "log: button, twice")
    await simulator.hold("held")
    try expectEqual(line(of: simulator), "log: button, twice, held")
  }

  private struct Presenting: View {
    enum Form: CaseIterable { case before, inert, hidden, pressed }

    let form: Form
    @State private var isAsking = true
    @State private var log = ""

    var body: some View {
      Text("log: \(log)")
      switch form {
      case .before: asking.highPriorityGesture(TapGesture().onEnded { log += "before " })
      case .inert: asking.allowsHitTesting(!isAsking)
      case .hidden: asking.hidden()
      case .pressed:
        Text("form")
          .sheet(isPresented: $isAsking) {
            Text("OK").onTapGesture(count: 2) {
              log += "answered"
              isAsking = false
            }
          }
          .onTapGesture { log += "pressed " }
      }
    }

    private var asking: some View {
      Text("form").alert("Sure?", isPresented: $isAsking) { Button("OK") { log += "answered" } }
    }
  }

  @Test(arguments: Presenting.Form.allCases)
  private func `views in front don't share the gestures of those behind`(
    form: Presenting.Form
  ) async {
    let simulator = await AppSimulator(Showing { Presenting(form: form) })
    await simulator.tap("OK")
    if form == .pressed { await simulator.tap("OK") }
    simulator.expect("log: answered")
    expectEqual(simulator.problems, [])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Switching: View {
    @State private var isOn = false
    @State private var presses = 0

    private var mask: GestureMask { isOn ? .all : .subviews }
    private var pressing: some Gesture { TapGesture().onEnded { presses += 1 } }

    var body: some View {
      VStack {
        Text("presses: \(presses)")
        Button("Switch") { isOn.toggle() }
        Counter(name: "behind").gesture(pressing, isEnabled: isOn)
        Counter(name: "beside").simultaneousGesture(pressing, including: mask)
        Counter(name: "before").highPriorityGesture(pressing, including: mask)
      }
    }
  }

  @Test func `a view keeps its state while its gesture is switched on and off`() async {
    let simulator = await AppSimulator(Showing { Switching() })
    for name in ["behind", "beside", "before"] { await simulator.tap("\(name) 0") }
    simulator.expect("presses: 0")
    await simulator.tap("Switch")
    for name in ["behind", "beside", "before"] { simulator.expect("\(name) 1") }
    await simulator.tap("before 1")
    simulator.expect("presses: 1")
    await simulator.tap("Switch")
    await simulator.tap("before 1")
    simulator.expect("before 2")
    simulator.expect("presses: 1")
  }

  @Test func `a gesture that is switched off offers no acts`() {
    let pressed = Text("a").gesture(TapGesture().exclusively(before: LongPressGesture()))
    let unpressed = Text("a")
      .gesture(TapGesture().exclusively(before: LongPressGesture()), isEnabled: false)
    let acts = [ElementTests.display(pressed), ElementTests.display(unpressed)]
      .map { $0.flatMap(\.all).reduce(into: DisplayActs()) { $0.formUnion($1.element.acts) } }
    expectEqual(acts, [[.press, .hold, .focus], []])
  }

  private struct OnceOrTwice: View {
    @State private var isOn = true
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log:\(log)")
        Text("pad").gesture(
          TapGesture(count: 2).onEnded { log += " two" }
            .exclusively(before: TapGesture().onEnded { log += " one" }),
          isEnabled: isOn)
        Button("Switch") { isOn.toggle() }
      }
    }
  }

  @Test func `presses count on while actions change the state`() async throws {
    let simulator = await AppSimulator(Showing { OnceOrTwice() })
    for _ in 0..<3 { await simulator.tap("pad") }
    try expectEqual(line(of: simulator), "log: one two one")
    // The presses before the gesture is switched off don't count.
    for name in ["Switch", "Switch", "pad", "pad"] { await simulator.tap(name) }
    try expectEqual(line(of: simulator), "log: one two one one two")
  }

  private struct Copies<Content: View>: View {
    let content: Content

    var body: some View {
      content
      content
    }
  }

  private struct Pads: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log:\(log)")
        Copies(content: Text("pad").gesture(TapGesture(count: 2).onEnded { log += " two" }))
      }
    }
  }

  @Test func `each place of a view counts its own presses`() async throws {
    let simulator = await AppSimulator(Showing { Pads() })
    await simulator.tap("pad", at: 1)
    await simulator.tap("pad", at: 2)
    try expectEqual(line(of: simulator), "log:")
    await simulator.tap("pad", at: 2)
    try expectEqual(line(of: simulator), "log: two")
  }
}
