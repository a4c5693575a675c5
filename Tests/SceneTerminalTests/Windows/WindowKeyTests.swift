import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Keys in a window: the focus, and what they do to each control.
@MainActor struct WindowKeyTests {
  private let told = Told()

  private func terminal() -> TestTerminal { TestTerminal(Showing { Mixed(told: told) }) }

  private func terminal(focusing name: String) -> TestTerminal {
    let terminal = terminal()
    for _ in 0..<20 where terminal.focusName != name { terminal.press(.tab) }
    return terminal
  }

  private static let order = [
    "One", "Two", "Name", "Secret", "Sounds", "Volume", "Copies", "a", "b", "c", "Tap", "Done",
  ]

  @Test func `Tab goes through all controls that are enabled, and around`() {
    let terminal = terminal()
    expect(terminal.focusName == nil)
    for name in Self.order + ["One"] {
      terminal.press(.tab)
      expectEqual(terminal.focusName, name)
    }
    for name in ["Done", "Tap", "c"] {
      terminal.press(.tab, .shift)
      expectEqual(terminal.focusName, name)
    }
  }

  @Test func `Shift-Tab begins with the last control`() {
    let terminal = terminal()
    terminal.press(.tab, .shift)
    expectEqual(terminal.focusName, "Done")
  }

  private struct Scattered: View {
    var body: some View {
      VStack(alignment: .leading) {
        Button("First") {}
        HStack {
          Text("a text that is wider than the buttons")
          Button("Aside") {}
        }
        Button("Below") {}
      }
    }
  }

  @Test(arguments: [
    ([KeyPress.Key.down, .down], "Below"), ([.down, .right], "First"),
    ([.down, .down, .up], "First"), ([.down, .tab, .left], "Aside"),
  ])
  func `an arrow prefers what is straight ahead, and goes to the side in one row only`(
    keys: [KeyPress.Key], name: String
  ) {
    let terminal = TestTerminal(Showing { Scattered() })
    for key in keys { terminal.press(key) }
    expectEqual(terminal.focusName, name)
  }

  @Test(arguments: [
    ([KeyPress.Key.down], "Other"), ([.down, .down], "Draft"),
  ])
  func `an arrow reaches an editor that is higher than half the window`(
    keys: [KeyPress.Key], name: String
  ) {
    struct Long: View {
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Button("Other") {}
            ForEach(0..<20) { Text("line \($0)") }
            TextEditor(text: .constant("a draft"))
              .frame(height: 240).accessibilityLabel("Draft")
          }
        }
      }
    }
    let terminal = TestTerminal(Showing { Long() })
    for key in keys { terminal.press(key) }
    expectEqual(terminal.focusName, name)
  }

  @Test(arguments: [
    ("One", KeyPress.Key.right, "Two"), ("Two", .left, "One"), ("One", .left, "One"),
    ("One", .down, "Name"), ("Sounds", .down, "Volume"), ("Sounds", .up, "Secret"),
    ("Sounds", .character("j"), "Volume"), ("Sounds", .character("k"), "Secret"),
    ("a", .right, "b"), ("b", .character("l"), "c"), ("c", .character("h"), "b"),
    ("Copies", .down, "a"), ("Done", .down, "Done"),
  ])
  func `an arrow moves the focus to what is beside it`(
    from: String, key: KeyPress.Key, to: String
  ) {
    let terminal = terminal(focusing: from)
    terminal.press(key)
    expectEqual(terminal.focusName, to)
  }

  @Test(arguments: [KeyPress.Key.enter, .character(" ")])
  func `a key presses what has the focus`(key: KeyPress.Key) {
    terminal(focusing: "One").press(key)
    terminal(focusing: "Tap").press(key)
    expectEqual(told.take(), ["one", "tap"])
    terminal(focusing: "Sounds").press(key)
    expect(told.isOn)
    terminal(focusing: "c").press(key)
    expectEqual(told.mailbox, "c")
  }

  @Test(arguments: [
    ([KeyPress.Key.right], 0.55), ([.left], 0.45), ([.character("+")], 0.55),
    ([.character("-"), .character("-")], 0.4), (Array(repeating: .right, count: 30), 1),
    (Array(repeating: .left, count: 30), 0),
  ])
  func `keys set a slider within its range`(keys: [KeyPress.Key], value: Double) {
    let terminal = terminal(focusing: "Volume")
    for key in keys { terminal.press(key) }
    expect(abs(told.volume - value) < 1e-9)
    expectEqual(terminal.focusName, "Volume")
  }

  private struct Stepped: View {
    @Bindable var told: Told

    var body: some View {
      Slider(value: $told.volume, in: 0...1, step: 0.25) { Text("Volume") }
    }
  }

  @Test(arguments: [
    ([KeyPress.Key.right], 0.75), ([.left], 0.25), ([.character("+"), .character("+")], 1),
    ([.right, .right, .right], 1), ([.left, .left, .left, .right], 0.25),
  ])
  func `keys move a slider with steps by a step`(keys: [KeyPress.Key], value: Double) {
    let terminal = TestTerminal(Showing { Stepped(told: told) })
    terminal.press(.tab)
    for key in keys { terminal.press(key) }
    expectEqual(told.volume, value)
    expectEqual(terminal.focusName, "Volume")
  }

  @Test(arguments: [
    ([KeyPress.Key.right], 3), ([.left], 1), ([.character("+"), .character("=")], 4),
    ([.character("-")], 1),
  ])
  func `keys step a stepper`(keys: [KeyPress.Key], value: Int) {
    let terminal = terminal(focusing: "Copies")
    for key in keys { terminal.press(key) }
    expectEqual(told.copies, value)
  }

  @Test func `a shortcut presses its control from anywhere`() {
    let terminal = terminal()
    terminal.press(.character("2"), .control)
    expectEqual(told.take(), ["two"])
    terminal.press(.tab)
    terminal.press(.character("2"), .control)
    expectEqual(told.take(), ["two"])
  }

  @Test func `a disabled control can't be pressed`() {
    let terminal = terminal()
    terminal.click("Off")
    expectEqual(told.take(), [])
    expect(terminal.focusName == nil)
  }

  // MARK: - Fields

  @Test func `what is typed reaches the app at each key`() {
    let terminal = terminal(focusing: "Name")
    terminal.type(" L?")
    expectEqual(told.name, "Ada L?")
    terminal.press(.backspace)
    terminal.press(.home)
    terminal.type("z")
    expectEqual(told.name, "zAda L")
    terminal.expectShows("zAda L")
  }

  @Test func `Enter submits a field and presses the default button`() {
    let terminal = terminal(focusing: "Name")
    terminal.type("!")
    terminal.press(.enter)
    expectEqual(told.take(), ["submit Ada!", "done"])
  }

  @Test func `Tab leaves a field, and Escape removes the focus`() {
    let terminal = terminal(focusing: "Name")
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Secret")
    expectEqual(told.name, "Ada")
    terminal.press(.escape)
    expect(terminal.focusName == nil)
  }

  @Test func `a secret is shown as bullets, and its text reaches the app`() {
    let terminal = terminal(focusing: "Secret")
    terminal.type("pass")
    expectEqual(told.secret, "pass")
    terminal.expectShows("••••")
    terminal.expectHides("pass")
  }

  @Test func `typing begins anew in a secret that the app has cleared`() {
    let terminal = terminal(focusing: "Secret")
    terminal.type("pass")
    told.secret = ""
    terminal.settle()
    terminal.expectHides("••")
    terminal.type("x")
    expectEqual(told.secret, "x")
  }

  @Test func `text is pasted into the field with the focus, and nowhere else`() {
    let terminal = terminal()
    terminal.play(.paste("lost"))
    expectEqual(told.name, "Ada")
    expectEqual(told.secret, "")
    terminal.press(.tab, .tab, .tab)
    terminal.play(.paste(" and\nGrace"))
    expect(told.name.hasPrefix("Ada and") && told.name.hasSuffix("Grace"))
  }

  @Test func `a key that types isn't a command of the host while a field has the focus`() {
    let terminal = terminal(focusing: "Name")
    terminal.type("?z/<>")
    expectEqual(told.name, "Ada?z/<>")
    expect(terminal.workspace.overlay == nil)
  }

  private struct Notes: View {
    @Bindable var told: Told

    var body: some View { TextEditor(text: $told.notes) }
  }

  @Test func `Enter begins a line in an editor, and arrows move between lines`() {
    let terminal = TestTerminal(Showing { Notes(told: told) })
    terminal.press(.tab, .end, .enter)
    terminal.type("three")
    terminal.press(.up)
    terminal.press(.home)
    terminal.type(">")
    expectEqual(told.notes, "one\n>two\nthree")
  }

  private struct Selecting: View {
    @State private var text = "Ada"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Name", text: $text, selection: $selection)
      Text("selected \(selected)")
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      return range.isEmpty
        ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))"
        : "<\(text[range])>"
    }
  }

  @Test func `an app knows the cursor and the selection of its field`() {
    let terminal = TestTerminal(Showing { Selecting() })
    terminal.expectShows("selected at 3")
    terminal.press(.left)
    terminal.expectShows("selected at 2")
    terminal.press(.left, .shift)
    terminal.expectShows("selected <d>")
    terminal.type("n")
    terminal.expectShows("Ana", "selected at 2")
  }

  @Test func `an app selects text, which typing replaces`() {
    let terminal = TestTerminal(Showing { Selecting() })
    terminal.press(.tab)
    terminal.press(.enter)
    terminal.expectShows("selected <Ada>")
    terminal.press(.tab, .shift)
    terminal.type("Grace")
    terminal.expectShows("Name: Grace", "selected at 5")
  }

  private struct Capitals: View {
    @State private var text = ""

    var body: some View {
      TextField(
        "Code",
        text: Binding(get: { text }, set: { text = $0.filter { $0.isLetter }.uppercased() }))
    }
  }

  @Test func `a field shows what the app made of the text`() {
    let terminal = TestTerminal(Showing { Capitals() })
    terminal.press(.tab)
    terminal.type("a1b")
    terminal.expectShows("Code: AB")
    terminal.expectHides("A1")
    terminal.type("c")
    terminal.expectShows("Code: ABC")
  }
}
