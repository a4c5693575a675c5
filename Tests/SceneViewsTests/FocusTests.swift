import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Focus, its handlers, and submitting.
@MainActor struct FocusTests {
  private enum Field: Hashable {
    case to
    case subject
  }

  private struct Draft: View {
    @State private var to = ""
    @State private var subject = ""
    @State private var note = ""
    @State private var isSubjectThere = true
    @FocusState private var field: Field?
    @FocusState private var isNoteFocused: Bool
    let runs: Runs

    var body: some View {
      runs("draft")
      return VStack {
        TextField("To", text: $to).focused($field, equals: .to)
        if isSubjectThere {
          TextField("Subject", text: $subject).focused($field, equals: .subject)
        }
        TextField("Note", text: $note).focused($isNoteFocused)
        TextField("Other", text: .constant(""))
        Button("Go") {}
        Button("Edit Subject") { field = .subject }
        Button("Nowhere") { field = nil }
        Button("Remove") { isSubjectThere = false }
        Told(field: $field, isNote: $isNoteFocused, runs: runs)
      }
    }
  }

  private struct Told: View {
    @FocusState<Field?>.Binding var field: Field?
    @FocusState<Bool>.Binding var isNote: Bool
    let runs: Runs

    var body: some View {
      runs("told")
      return Text("focus \(field.map { "\($0)" } ?? "none") \(isNote)")
    }
  }

  @Test func `going to a control or typing into it focuses it, and leaves another`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Draft(runs: runs) })
    simulator.expect("focus none false")
    await simulator.focus(on: "To")
    simulator.expect("focus to false")
    await simulator.type("Hello", into: "Subject")
    simulator.expect("focus subject false")
    await simulator.focus(on: "Note")
    simulator.expect("focus none true")
    await simulator.focus(on: "Other")
    simulator.expect("focus none false")
    expectEqual(runs.counts, ["draft": 1, "told": 5])
  }

  @Test func `changing the value moves the focus`() async throws {
    let simulator = await AppSimulator(Showing { Draft(runs: Runs()) })
    await simulator.focus(on: "Note")
    await simulator.tap("Edit Subject")
    simulator.expect("focus subject false")
    try expectEqual(focused(simulator), ["Subject"])
    await simulator.tap("Nowhere")
    try expectEqual(focused(simulator), [])
  }

  @Test func `what goes away loses the focus`() async {
    let simulator = await AppSimulator(Showing { Draft(runs: Runs()) })
    await simulator.focus(on: "Subject")
    await simulator.tap("Remove")
    simulator.expect("focus none false")
  }

  private struct Scoped: View {
    @State private var log = "none"

    var body: some View {
      VStack {
        TextField("Inner", text: .constant("a")).onSubmit { log += " inner" }.submitScope()
        TextField("Outer", text: .constant("b")).submitScope(false)
        Text("submitted: \(log)")
      }
      .onSubmit { log += " outer" }
    }
  }

  @Test func `a scope keeps its texts from the actions around it`() async {
    let simulator = await AppSimulator(Showing { Scoped() })
    await simulator.submit("Inner")
    simulator.expect("submitted: none inner")
    simulator.expect(no: "outer")
    await simulator.submit("Outer")
    simulator.expect("submitted: none inner outer")
  }

  private struct Unbound: View {
    @State private var isSubjectThere = false
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isTold: Bool

    var body: some View {
      TextField("To", text: .constant("")).focused($field, equals: .to)
      if isSubjectThere {
        TextField("Subject", text: .constant("")).focused($field, equals: .subject)
      }
      Text("focus \(field.map { "\($0)" } ?? "none")")
      Button("Edit To") { field = .to }
      Button("Edit Subject") { field = .subject }
      Button("Add Subject") {
        isSubjectThere = true
        field = .subject
      }
      Button("Focus Nothing") {
        isFocused = true
        isTold = true
      }
      Button("Ask") { isAsked = "\(isFocused) \(isTold)" }
      Text("asked: \(isAsked)")
    }

    @State private var isAsked = ""
  }

  @Test func `a value that stands for no view is reset`() async throws {
    let simulator = await AppSimulator(Showing { Unbound() })
    await simulator.tap("Edit To")
    simulator.expect("focus to")
    await simulator.tap("Edit Subject")
    simulator.expect("focus none")
    try expectEqual(focused(simulator), [])
    await simulator.tap("Focus Nothing")
    await simulator.tap("Ask")
    simulator.expect("asked: false false")
    expectEqual(simulator.problems, [])
  }

  private struct Numbered: View {
    @State private var names = ["Ada", "Ben", "Cleo"]
    @State private var isNumbered = true
    @FocusState private var row: Int?

    var body: some View {
      ForEach(Array(names.enumerated()), id: \.element) { place, name in
        TextField(name, text: .constant("")).focused($row, equals: isNumbered ? place : nil)
      }
      Text("row \(row.map { "\($0)" } ?? "none")")
      Button("Remove First") { names.removeFirst() }
      Button("Insert") { names.insert("Zoe", at: 0) }
      Button("Unnumber") { isNumbered = false }
    }
  }

  @Test func `the value follows the focused view when the view stands for another one`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Numbered() })
    await simulator.focus(on: "Cleo")
    await simulator.tap("Remove First")
    simulator.expect("row 1")
    try expectEqual(focused(simulator), ["Cleo"])
    await simulator.tap("Insert")
    simulator.expect("row 2")
    try expectEqual(focused(simulator), ["Cleo"])
    await simulator.tap("Unnumber")
    simulator.expect("row none")
    try expectEqual(focused(simulator), [])
    expectEqual(simulator.problems, [])
  }

  private struct Switched: View {
    @State private var isOther = false
    @State private var isSearching = true
    @FocusState private var first: Field?
    @FocusState private var second: Field?
    @FocusState private var isSearchFocused: Bool

    var body: some View {
      TextField("Moved", text: .constant("")).focused(isOther ? $second : $first, equals: .to)
      Text("first \(first == .to) second \(second == .to) search \(isSearchFocused)")
      Button("Switch") { isOther = true }
      Button("Focus First") { first = .to }
      if isSearching {
        Text("letters").searchable(text: .constant("")).searchFocused($isSearchFocused)
      }
      Button("Remove") { isSearching = false }
    }
  }

  @Test func `a value is reset when the view moves to another value or is removed`() async throws {
    let simulator = await AppSimulator(Showing { Switched() })
    await simulator.focus(on: "Moved")
    simulator.expect("first true second false")
    await simulator.tap("Switch")
    simulator.expect("first false second true")
    try expectEqual(focused(simulator), ["Moved"])
    await simulator.tap("Focus First")
    simulator.expect("first false second true")
    await simulator.focus(on: "Search")
    simulator.expect("search true")
    await simulator.tap("Remove")
    simulator.expect("first false second false search false")
    expectEqual(simulator.problems, [])
  }

  @Test func `a view that appears with the value gets the focus`() async throws {
    let simulator = await AppSimulator(Showing { Unbound() })
    await simulator.tap("Add Subject")
    simulator.expect("focus subject")
    try expectEqual(focused(simulator), ["Subject"])
  }

  private struct Asking: View {
    @State private var text = ""
    @State private var isPresented = false
    @FocusState private var isFocused: Bool
    @FocusState private var isInFront: Bool

    var body: some View {
      VStack {
        TextField("Behind", text: $text).focused($isFocused)
          .onChange(of: text) { isPresented = text == "ask" }
        Text("behind \(isFocused)")
      }
      .sheet(isPresented: $isPresented) {
        VStack {
          TextField("Front", text: $text).focused($isInFront)
          Text("front \(isInFront)")
          Button("Done") { isPresented = false }
        }
      }
    }
  }

  @Test
  func `a sheet takes the focus from the content behind it for good`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Asking() })
    await simulator.type("ask", into: "Behind")
    simulator.expect("behind false")
    try expectEqual(focused(simulator), [])
    await simulator.focus(on: "Front")
    simulator.expect("front true")
    await simulator.tap("Done")
    simulator.expect("behind false")
    try expectEqual(focused(simulator), [])
  }

  private struct Paged: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TabView {
          TextField("Field", text: $text).focused($isFocused).tabItem { Text("A") }
          Text("second").tabItem { Text("B") }
        }
        Text("focused \(isFocused)")
      }
    }
  }

  @Test func `what goes out of sight loses the focus`() async throws {
    let simulator = await AppSimulator(Showing { Paged() })
    await simulator.focus(on: "Field")
    simulator.expect("focused true")
    await simulator.tap("B")
    simulator.expect("focused false")
    await simulator.tap("A")
    simulator.expect("focused false")
    try expectEqual(focused(simulator), [])
  }

  @Test func `pressing a control doesn't focus it, and it can be focused`() async {
    let simulator = await AppSimulator(Showing { Draft(runs: Runs()) })
    await simulator.focus(on: "Subject")
    await simulator.tap("Go")
    simulator.expect("focus subject")
    await simulator.focus(on: "Go")
    simulator.expect("focus none")
  }

  private func focused(_ simulator: AppSimulator) throws -> [String] {
    try PresentingTests.display(simulator).all
      .filter { $0.element == .annotation(.focused(true)) }.map(\.label)
  }

  private struct Submitting: View {
    @State private var text = ""
    @State private var log: [String] = []

    var body: some View {
      VStack {
        TextField("Search", text: $text).onSubmit { log.append("inner \(text)") }
        SecureField("Secret", text: $text)
        TextEditor(text: $text).accessibilityLabel("Note")
      }
      .onSubmit { log.append("outer") }
      Text("log \(log.joined(separator: ", "))")
    }
  }

  @Test func `submitting calls all enclosing actions, the innermost first`() async {
    let simulator = await AppSimulator(Showing { Submitting() })
    await simulator.type("Ada", into: "Search")
    await simulator.submit("Search")
    simulator.expect("log inner Ada, outer")
    await simulator.submit("Secret")
    simulator.expect("log inner Ada, outer, outer")
    let issues = await simulator.issues { await simulator.submit("Note") }
    expectEqual(
      issues.map(\.message),
      [
        "there is no field \"Note\" in window 1; expected one of: field \"Search\", "
          + "secure field \"Secret\""
      ])
  }
}
