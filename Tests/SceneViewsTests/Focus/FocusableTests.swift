import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Board: View {
  @Namespace private var board
  @State private var other = ""
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      Square().focusable()
      TextField("Other", text: $other)
      Button("Reset") { resetFocus(in: board) }
      Square().focusable(interactions: []).accessibilityIdentifier("never")
      HStack { TextField("Name", text: $other) }.prefersDefaultFocus(in: board)
    }
  }
}

/// Two scopes, each with a field that prefers the focus in it.
private struct Boards: View {
  @Namespace private var upper
  @Namespace private var lower
  @State private var text = ""
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      HStack { TextField("Upper", text: $text) }.prefersDefaultFocus(in: upper)
      HStack { TextField("Lower", text: $text) }.prefersDefaultFocus(in: lower)
      Button("Reset Upper") { resetFocus(in: upper) }
      Button("Reset Lower") { resetFocus(in: lower) }
      Text(upper == lower ? "one scope" : "two scopes")
    }
  }
}

/// A page with a field that prefers the focus.
private struct Paged: View {
  @Namespace private var page
  @State private var text = ""

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        HStack { TextField("Name", text: $text) }.prefersDefaultFocus(in: page)
      }
    }
  }
}

/// A field whose focus the app takes.
private struct Leaving: View {
  @FocusState private var isNamed: Bool
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Name", text: $text).focused($isNamed)
      Square()
    }
    .focusable()
    Button("Leave") { isNamed = false }
  }
}

private struct Square: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "square, focused" : "square") }
}

private struct Form: View {
  private enum Field { case name, age }

  @FocusState private var field: Field?
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($field, equals: .name)
      TextField("Age", text: $text).focused($field, equals: .age)
      Text("\(field.map { "\($0)" } ?? "none")")
    }
    .defaultFocus($field, .age)
  }
}

/// Views that take the focus, and the focus by default.
@MainActor struct FocusableTests {
  @Test func `a focusable view reads whether it has the focus`() async {
    let simulator = await AppSimulator(Showing { Board() })
    await simulator.focus(on: "square", at: 1)
    simulator.expect("square, focused")
    await simulator.focus(on: "Other")
    simulator.expect(no: "square, focused")
  }

  @Test func `a view loses the focus when a handler takes it from the field inside`() async {
    let simulator = await AppSimulator(Showing { Leaving() })
    await simulator.focus(on: "Name")
    simulator.expect("square, focused")
    await simulator.tap("Leave")
    simulator.expect(no: "square, focused")
  }

  @Test func `the default focus is given when the view appears`() async {
    let simulator = await AppSimulator(Showing { Form() })
    simulator.expect("age")
  }

  @Test func `the focus goes to the view that prefers it, at first and when it is reset`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Board() })
    func isPreferred() throws -> Bool {
      let display = try PresentingTests.display(simulator)
      return display.all.contains { $0.element == .annotation(.focused(true)) }
    }
    expect(try isPreferred())
    await simulator.focus(on: "Other")
    expect(try !isPreferred())
    await simulator.tap("Reset")
    expect(try isPreferred())
  }

  @Test func `the focus goes to the view that prefers it on a new page`() async throws {
    let simulator = await AppSimulator(Showing { Paged() })
    await simulator.tap("Open")
    let display = try PresentingTests.display(simulator)
    expect(display.all.contains { $0.element == .annotation(.focused(true)) })
  }

  @Test func `a view without interactions doesn't take the focus`() {
    let display = ElementTests.display(Text("a").focusable(interactions: []))
    expect(display.allSatisfy { !$0.element.acts.contains(.focus) })
  }

  @Test func `the focus is reset in the scope that is named`() async throws {
    let simulator = await AppSimulator(Showing { Boards() })
    /// Whether each of the two fields has the focus.
    func focused() throws -> [Bool] {
      try PresentingTests.display(simulator).all.compactMap { node in
        switch node.element {
        case .annotation(.focused(true)): true
        case .annotation(.focused(false)): false
        default: nil
        }
      }
    }
    simulator.expect("two scopes")
    try expectEqual(focused(), [true, false])
    await simulator.tap("Reset Lower")
    try expectEqual(focused(), [false, true])
    await simulator.tap("Reset Upper")
    try expectEqual(focused(), [true, false])
    await simulator.tap("Reset Lower")
    try expectEqual(focused(), [false, true])
  }
}
