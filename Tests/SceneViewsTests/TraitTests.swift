import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Tests for the annotations that modifiers add to views.
@MainActor struct TraitTests {
  @Test func `each modifier adds one annotation`() {
    // A view that has no styles of its own.
    let text = Group { Text("a") }
    let said: [(DisplayAnnotation, [DisplayNode])] = [
      (
        .frame(width: DisplayExtent(10), height: DisplayExtent(nil), .topLeading),
        ElementTests.display(text.frame(width: 10, alignment: .topLeading))
      ),
      (
        .frame(
          width: DisplayExtent(minimum: 1, ideal: 2, maximum: 3),
          height: DisplayExtent(maximum: .infinity), .bottom),
        ElementTests.display(
          text.frame(
            minWidth: 1, idealWidth: 2, maxWidth: 3, maxHeight: .infinity, alignment: .bottom))
      ),
      (.textAlignment(.trailing), ElementTests.display(text.multilineTextAlignment(.trailing))),
      (.padding(.all, nil), ElementTests.display(text.padding())),
      (.padding(.all, 4), ElementTests.display(text.padding(4))),
      (.padding([.leading, .top], 2), ElementTests.display(text.padding([.top, .leading], 2))),
      (.bold(true), ElementTests.display(text.bold())),
      (.italic(false), ElementTests.display(text.italic(false))),
      (.foreground(.red), ElementTests.display(text.foregroundStyle(.red))),
      (.background(.secondary), ElementTests.display(text.background(.secondary))),
      (.border(.blue, width: 2), ElementTests.display(text.border(.blue, width: 2))),
      (.lineLimit(2), ElementTests.display(text.lineLimit(2))),
      (.lineLimit(0), ElementTests.display(text.lineLimit(-1))),
      (.disabled(true), ElementTests.display(text.disabled(true))),
      (.hidden, ElementTests.display(text.hidden())),
      (.tappable, ElementTests.display(text.onTapGesture {})),
      (.help("for reading"), ElementTests.display(text.help("for reading"))),
      (.accessibilityLabel("letter a"), ElementTests.display(text.accessibilityLabel("letter a"))),
      (.accessibilityIdentifier("a"), ElementTests.display(text.accessibilityIdentifier("a"))),
      (
        .keyboardShortcut(key: "s", modifiers: [.command, .shift]),
        ElementTests.display(text.keyboardShortcut("s", modifiers: [.command, .shift]))
      ),
      (
        .keyboardShortcut(key: "s", modifiers: [.control, .option]),
        ElementTests.display(
          text.keyboardShortcut(KeyboardShortcut("S", modifiers: [.control, .option])))
      ),
      (
        .keyboardShortcut(key: "return", modifiers: []),
        ElementTests.display(text.keyboardShortcut(.defaultAction))
      ),
    ]
    for (trait, nodes) in said {
      expectEqual(nodes.map(\.element), [.annotation(trait)])
      expectEqual(nodes.first?.children.map(\.element), [.text("a")])
    }
  }

  private struct Around: View {
    @State private var isDisabled = false
    @State private var taps = 0

    var body: some View {
      VStack {
        Group { Text("\(taps) taps") }.bold(isDisabled)
        Button("Lock") { isDisabled.toggle() }
        VStack {
          Button("Inside") { taps += 1 }
          Text("press me").onTapGesture { taps += 10 }
          Button("Open") { taps += 100 }.disabled(false)
          Enabled()
        }
        .disabled(isDisabled)
        Button("Unseen") {}.hidden()
        Button("x") { taps += 1_000 }.accessibilityLabel("Close").padding()
        Text("one\ntwo\nthree").lineLimit(2)
      }
    }
  }

  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "open" : "locked") }
  }

  @Test func `a control is pressed by its name`() async {
    let simulator = await AppSimulator(Showing { Around() })
    await simulator.tap("Inside")
    await simulator.tap("press me")
    await simulator.tap("Close")
    simulator.expect("1011 taps")
    simulator.expect("two")
    simulator.expect(no: "three")
    simulator.expect(no: "Unseen")
  }

  @Test func `disabled and hidden views don't accept input, and views inside can read it`() async {
    let simulator = await AppSimulator(Showing { Around() })
    simulator.expect("open")
    await simulator.tap("Lock")
    simulator.expect("locked")
    for (label, reason) in [
      ("Inside", "button \"Inside\" in window 1 is disabled; expected an enabled one"),
      ("press me", "tappable view \"press me\" in window 1 is disabled; expected an enabled one"),
      ("Open", "button \"Open\" in window 1 is disabled; expected an enabled one"),
      ("Unseen", "button \"Unseen\" in window 1 is hidden; expected a visible one"),
    ] {
      let issues = await simulator.issues { await simulator.tap(label) }
      expectEqual(issues.map(\.message), [reason])
    }
    simulator.expect("0 taps")
    await simulator.tap("Lock")
    await simulator.tap("Inside")
    simulator.expect("1 taps")
  }

  @Test func `an act on a disabled node is refused`() async throws {
    let simulator = await AppSimulator(
      Showing { Button("Locked") { Issue.record("it was pressed") }.disabled(true) })
    let scene = simulator.sessions[0].scene as? WindowScene
    let content = try require(scene?.windows.first?.content as? any DisplayContent)
    let button = try require(content.display.all.first { $0.element == .button(nil) })
    simulator.application.receive(
      .content(
        SceneWindow.ID(session: "1", number: 1), ContentEvent(.press, on: button.id)))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.code), [.actOnDisabledNode])
  }

  @Test func `an annotation changes with one patch`() async throws {
    let simulator = await AppSimulator(Showing { Around() })
    let scene = simulator.sessions[0].scene as? WindowScene
    let content = try require(scene?.windows.first?.content as? any DisplayContent)
    await simulator.tap("Lock")
    let sets = content.patches.compactMap { patch in
      if case .set(_, let element) = patch { element } else { nil }
    }
    expectEqual(
      Set(sets), [.annotation(.bold(true)), .annotation(.disabled(true)), .text("locked")])
    expectEqual(content.patches.count, 3)
  }
}
