import Checking
import SceneDisplay
import SceneHeadless
import Scenes
import ScenesTesting
import Testing

private struct Told: View {
  @State private var log = "nothing"
  @State private var volume = 3
  @AccessibilityFocusState private var isFieldFocused: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Text("log: \(log)")
      Text("message")
        .accessibilityAction(named: "Archive") { log = "archived" }
        .accessibilityAction(named: Text("Flag")) { log = "flagged" }
        .accessibilityAction(.magicTap) { log = "magic" }
      Text("pressed").accessibilityAction { log = "default" }
      Text("volume \(volume)").accessibilityAdjustableAction { direction in
        volume += direction == .increment ? 1 : -1
      }
      TextField("field", text: $text).accessibilityFocused($isFieldFocused)
      Button("Focus") { isFieldFocused = true }
      Text(isFieldFocused ? "field has it" : "field hasn't it")
    }
  }
}

/// The words that a person is told, and actions for those who are told.
@MainActor struct AccessibilityTests {
  private func lines<Content: View>(_ content: Content) -> [String] {
    ElementTests.display(content).flatMap(\.lines)
  }

  @Test func `plain text tells what is told`() {
    expectEqual(lines(Text("a").accessibilityHidden(true)), [])
    expectEqual(lines(Text("a").accessibilityHidden(false)), ["a"])
    expectEqual(lines(Text("Stars").accessibilityValue("3 of 5")), ["Stars: 3 of 5"])
    expectEqual(lines(Text("News").accessibilityAddTraits(.isHeader)), ["# News"])
    expectEqual(lines(Text("News").accessibilityHeading(.h1)), ["# News"])
    expectEqual(lines(Text("Row").accessibilityAddTraits([.isSelected])), ["(x) Row"])
    let pair = VStack {
      Text("Ada")
      Text("2 unread")
    }
    expectEqual(lines(pair.accessibilityElement(children: .combine)), ["Ada 2 unread"])
    expectEqual(lines(pair.accessibilityElement(children: .contain)), ["Ada", "2 unread"])
    let entry = AccessibilityRotorEntry("Unread", id: 1)
    expectEmpty(ElementTests.display(entry))
  }

  private struct Silent: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
      HStack {
        Text("Counter")
        Button("Behind a label") { count += 1 }
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Counter")
      Button("Seen") { count += 1 }.accessibilityHidden(true)
    }
  }

  @Test func `scripts use the controls that a person sees, told or not`() async {
    let simulator = await AppSimulator(Showing { Silent() })
    await simulator.tap("Behind a label")
    simulator.expect("count 1")
    await simulator.tap("Seen")
    simulator.expect("count 2")
  }

  @Test func `a told value replaces that of a control`() {
    let slider = Slider(value: .constant(0.5)) { Text("Volume") }
    expectEqual(lines(slider.accessibilityValue("half")), ["Volume: half"])
    expectEqual(lines(slider.padding().accessibilityValue("half")), ["Volume: half"])
    let field = TextField("Name", text: .constant("Ada"))
    expectEqual(lines(field.accessibilityValue("Countess")), ["Name: Countess"])
    expectEqual(
      lines(slider.disabled(true).accessibilityValue("half")), ["Volume: half (disabled)"])
    expectEqual(lines(Button("Send") {}.accessibilityValue("2 letters")), ["[Send]: 2 letters"])
    expectEqual(lines(slider.accessibilityValue("")), ["Volume: 0.5"])
  }

  @Test func `a label replaces the line of combined elements`() {
    let pair = VStack {
      Text("Ada")
      Text("2 unread")
    }
    let combined = pair.accessibilityElement(children: .combine)
    expectEqual(lines(combined.accessibilityLabel("2 letters by Ada")), ["2 letters by Ada"])
    expectEqual(lines(combined.accessibilityLabel("")), [])
  }

  @Test func `older names have the effect of the names that replace them`() {
    let text = Text("a")
    func same<Old: View, New: View>(_ old: Old, _ new: New) {
      expectEqual(
        ElementTests.display(old).flatMap(\.all).map(\.element),
        ElementTests.display(new).flatMap(\.all).map(\.element))
    }
    same(text.accessibility(label: Text("b")), text.accessibilityLabel("b"))
    same(text.accessibility(value: Text("b")), text.accessibilityValue("b"))
    same(text.accessibility(hint: Text("b")), text.accessibilityHint("b"))
    same(text.accessibility(hidden: true), text.accessibilityHidden(true))
    same(text.accessibility(identifier: "b"), text.accessibilityIdentifier("b"))
    same(text.accessibility(sortPriority: 2), text.accessibilitySortPriority(2))
    same(text.accessibility(inputLabels: [Text("b")]), text.accessibilityLabel("b"))
    same(text.accessibility(addTraits: .isHeader), text.accessibilityAddTraits(.isHeader))
    same(text.accessibility(removeTraits: .isHeader), text)
  }

  @Test(arguments: ["a"])
  func `what no host tells leaves the tree as it is`(text: String) {
    let plain = ElementTests.display(Text(text)).map(\.element)
    expectEqual(
      ElementTests.display(Text(text).accessibilityRemoveTraits(.isButton)).map(\.element), plain)
  }

  @Test func `what has a higher priority is told first`() {
    let row = HStack {
      Text("third").accessibilitySortPriority(-1)
      Text("second")
      Text("first").bold().accessibilitySortPriority(2)
      Text("also second")
    }
    expectEqual(lines(row), ["first  second  also second  third"])
    let column = VStack {
      Text("b")
      Text("a").accessibilitySortPriority(1)
    }
    expectEqual(lines(column), ["a", "b"])
    expectEqual(lines(column.accessibilityElement(children: .combine)), ["a b"])
  }

  private struct Volume: View {
    @State private var volume = 0.5

    var body: some View {
      Text(String(repeating: "▮", count: Int(volume * 10)))
        .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
      Text("volume \(volume)")
      Button {
      } label: {
        Text("▶").accessibilityRepresentation { Text("Play") }
      }
    }
  }

  @Test func `a representation is told in place of the view, and scripts act on it`() async {
    let simulator = await AppSimulator(Showing { Volume() })
    expectEqual(simulator.text.contains("▮"), false)
    simulator.expect("Volume: 0.5")
    await simulator.set("Volume", to: 0.25)
    simulator.expect("volume 0.25")
    simulator.expect("[Play]")
    await simulator.tap("Play")
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [
    ("Archive", "archived"), ("Flag", "flagged"), ("magic tap", "magic"),
  ])
  func `actions are performed by their names`(action: String, log: String) async {
    let simulator = await AppSimulator(Showing { Told() })
    await simulator.perform(action: action, on: "message")
    simulator.expect("log: \(log)")
  }

  @Test func `pressing, stepping and focus`() async {
    let simulator = await AppSimulator(Showing { Told() })
    await simulator.tap("pressed")
    simulator.expect("log: default")
    await simulator.step("volume 3", .up)
    simulator.expect("volume 4")
    await simulator.step("volume 4", .down)
    simulator.expect("volume 3")
    await simulator.tap("Focus")
    simulator.expect("field has it")
    let other = await AppSimulator(Showing { Told() })
    other.expect("field hasn't it")
    await other.focus(on: "field")
    other.expect("field has it")
  }

  @Test func `the first input label names the view`() async {
    let simulator = await AppSimulator(
      Showing { Button("⌫") {}.accessibilityInputLabels(["Delete", "Remove"]) })
    expect(simulator.element("Delete").exists)
  }

  @Test func `a hint is a trait of the view`() {
    for nodes in [
      ElementTests.display(Image("a").accessibilityHint("sends it")),
      ElementTests.display(Image("a").accessibilityHint(Text("sends it").bold())),
    ] {
      expectEqual(nodes.map(\.element), [.annotation(.accessibilityHint("sends it"))])
      expectEqual(
        nodes.flatMap(\.children).map(\.element), [.image(name: "a", alternative: "a")])
    }
  }
}
