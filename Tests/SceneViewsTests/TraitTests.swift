import Checking
import Observation
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

  @Test func `a transformed environment value is drawn as by its modifier`() {
    func elements<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).flatMap(\.all).map(\.element)
    }
    let text = Group { Text("a") }
    // The annotations for the weight and the slant of a font are in one order or the other.
    expectEqual(
      Set(elements(text.transformEnvironment(\.font) { $0 = .title.italic() })),
      Set(elements(text.font(.title.italic()))))
    expectEqual(
      Set(elements(text.transformEnvironment(\.font) { $0 = $0?.italic() }.font(.title))),
      Set(elements(text.font(.title.italic()).font(.title))))
    expectEqual(
      elements(text.transformEnvironment(\.lineLimit) { $0 = 2 }), elements(text.lineLimit(2)))
    expectEqual(
      elements(text.transformEnvironment(\.multilineTextAlignment) { $0 = .trailing }),
      elements(text.multilineTextAlignment(.trailing)))
    expectEqual(
      elements(text.transformEnvironment(\.isEnabled) { $0 = false }),
      elements(text.disabled(true)))
    expectEqual(elements(text.environment(\.isEnabled, false)), elements(text.disabled(true)))
    expectEqual(
      Set(elements(text.environment(\.font, .body.italic()))),
      Set(elements(text.font(.body.italic()))))
    expectEqual(elements(text.transformEnvironment(\.locale) { _ in }), [.text("a")])
    expectEqual(elements(text.transformEnvironment(\.isLuminanceReduced) { _ in }), [.text("a")])
  }

  @Observable @MainActor fileprivate final class Setting {
    var isPlain = false
  }

  private struct Styled: App {
    var setting = Setting()

    var body: some Scene {
      let isPlain = setting.isPlain
      WindowGroup {
        Text("one\ntwo\nthree")
        Button("Locked") {}
        Enabled()
      }
      .environment(\.isEnabled, isPlain)
      .transformEnvironment(\.lineLimit) { $0 = isPlain ? nil : ($0 ?? 0) + 1 }
      .environment(\.lineLimit, 1)
      .environment(\.font, isPlain ? nil : .title.italic())
      .environment(\.multilineTextAlignment, isPlain ? .leading : .trailing)
    }
  }

  @Test func `the environment values of a scene are drawn in its windows`() async throws {
    let setting = Setting()
    let simulator = await AppSimulator(Styled(setting: setting))
    func annotations() throws -> Set<DisplayElement> {
      Set(try PresentingTests.display(simulator).all.map(\.element))
    }
    let styled: Set<DisplayElement> = [
      .annotation(.font(DisplayFont(style: .title))), .annotation(.italic(true)),
      .annotation(.lineLimit(2)), .annotation(.textAlignment(.trailing)),
      .annotation(.disabled(true)),
    ]
    try expectEqual(annotations().intersection(styled), styled)
    for line in ["two", "[Locked] (disabled)", "locked"] { simulator.expect(line) }
    simulator.expect(no: "three")
    setting.isPlain = true
    await simulator.settle()
    try expectEqual(annotations().intersection(styled), [])
    for line in ["three", "open"] { simulator.expect(line) }
    simulator.expect(no: "(disabled)")
    expectEqual(simulator.problems, [])
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
