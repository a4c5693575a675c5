import Checking
import Scenes
import ScenesTesting
import Testing

/// Views behind sheets and popovers, and the focus in front of them.
@MainActor struct CoveredViewTests {
  private struct Nested: View {
    @State private var isSheetPresented = false
    @State private var isPopoverPresented = false
    @State private var log = ""
    var staysOpen = false

    var body: some View {
      VStack {
        Text("log: \(log)")
        Button("Behind") { log += "behind" }
        Button("Present") { isSheetPresented = true }
      }
      .sheet(isPresented: $isSheetPresented) {
        Button("In sheet") { log += "sheet" }
        Button("Pop") { isPopoverPresented = true }
          .popover(isPresented: $isPopoverPresented) {
            Text("tip").interactiveDismissDisabled(staysOpen)
          }
      }
    }
  }

  @Test func `a popover in a sheet doesn't uncover the window`() async {
    let simulator = await AppSimulator(Showing { Nested() })
    await simulator.tap("Present")
    await simulator.tap("Pop")
    expectContains(simulator.menus().joined(), "[Close] (disabled)")
    let issues = await simulator.issues { await simulator.tap("Behind") }
    expectContains(issues.map(\.message).joined(), "is behind a sheet")
    simulator.expect("tip")
  }

  @Test func `an act on a sheet dismisses its popover`() async {
    let simulator = await AppSimulator(Showing { Nested() })
    await simulator.tap("Present")
    await simulator.tap("Pop")
    await simulator.tap("In sheet")
    simulator.expect("log: sheet")
    simulator.expect(no: "tip")
    expectEqual(simulator.problems, [])
  }

  @Test func `a popover that stays open covers the views behind it`() async {
    let simulator = await AppSimulator(Showing { Nested(staysOpen: true) })
    await simulator.tap("Present")
    await simulator.tap("Pop")
    let issues = await simulator.issues { await simulator.tap("In sheet") }
    expectContains(issues.map(\.message).joined(), "is behind a popover")
  }

  private struct Marking: App {
    private struct Content: View {
      @State private var isPresented = false

      var body: some View {
        Button("Pop") { isPresented = true }
          .popover(isPresented: $isPresented) { Text("tip") }
      }
    }

    var body: some Scene {
      WindowGroup { Content() }
        .commands {
          CommandMenu("Tools") {
            Button("Mark") { CoveredViewTests.marks += 1 }.keyboardShortcut("k")
          }
        }
    }
  }

  private static var marks = 0

  @Test func `the shortcut of a menu command dismisses a popover`() async {
    Self.marks = 0
    let simulator = await AppSimulator(Marking())
    await simulator.tap("Pop")
    await simulator.press("command+k")
    expectEqual(Self.marks, 1)
    simulator.expect(no: "tip")
  }

  private struct Picking: View {
    @State private var isPresented = false
    @State private var text = ""
    @State private var chosen: Set<Int> = []

    var body: some View {
      VStack {
        Text("\(chosen.count) chosen")
        TextField("Field", text: $text)
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
      }
    }
  }

  @Test func `Select All applies to a list in front of the focused field`() async {
    let simulator = await AppSimulator(Showing { Picking() })
    await simulator.focus(on: "Field")
    await simulator.tap("Present")
    await simulator.press("command+a")
    simulator.expect("3 chosen")
  }

  private struct Keyed: View {
    @Namespace private var space
    @State private var isPresented = false
    @State private var text = ""
    @State private var log = ""

    private func note(_ name: String) -> KeyPress.Result {
      log += name
      return .handled
    }

    var body: some View {
      VStack {
        Text("log: \(log)")
        TextField("Field", text: $text)
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) {
        VStack {
          Text("one").focusable().onKeyPress("k") { note("one") }
          Text("two").focusable().onKeyPress("k") { note("two") }.prefersDefaultFocus(in: space)
        }
      }
    }
  }

  @Test func `a view in a sheet gets the focus that a view behind the sheet had`() async {
    let simulator = await AppSimulator(Showing { Keyed() })
    await simulator.focus(on: "Field")
    await simulator.tap("Present")
    await simulator.press("k")
    simulator.expect("log: two")
  }

  private struct Copying: View {
    @State private var log = ""

    var body: some View {
      Text("log: \(log)")
      Text("link").copyable(["link"])
      Text("hidden").onKeyPress("i") { note("hidden") }.hidden()
      Text("disabled").onKeyPress("i") { note("disabled") }.disabled(true)
      Text("inner").onKeyPress("i") { note("inner") }
    }

    private func note(_ name: String) -> KeyPress.Result {
      log += name
      return .handled
    }
  }

  @Test func `without a focus a view that can't handle keys doesn't get them`() async {
    let simulator = await AppSimulator(Showing { Copying() })
    await simulator.press("i")
    simulator.expect("log: inner")
  }

  private struct Naming: View {
    @State private var isPresented = false
    @State private var text = ""
    @FocusState private var isNaming: Bool

    var body: some View {
      Button("Present") {
        isPresented = true
        isNaming = true
      }
      .sheet(isPresented: $isPresented) {
        TextField("Name", text: $text).focused($isNaming)
        Text("naming \(isNaming)")
      }
    }
  }

  @Test func `a field gets the focus that is set together with its sheet`() async {
    let simulator = await AppSimulator(Showing { Naming() })
    await simulator.tap("Present")
    simulator.expect("naming true")
  }
}
