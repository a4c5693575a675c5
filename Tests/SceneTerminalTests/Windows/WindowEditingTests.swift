import Checking
import Observation
import Scenes
import Testing

@testable import SceneTerminal

/// The texts of fields at a terminal, with the steps that can be undone.
@MainActor struct WindowEditingTests {
  private func undo(_ terminal: TestTerminal) { terminal.press(.character("_"), .control) }

  private func focus(_ name: String, in terminal: TestTerminal) {
    for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
  }

  /// Presses keys that come together, so that the app answers all of them at once.
  private func pressAtOnce(_ keys: KeyPress.Key..., in terminal: TestTerminal) {
    for key in keys { _ = terminal.workspace.handle(.key(KeyPress(key))) }
    terminal.settle()
  }

  // MARK: - Answers of the app

  /// A field whose app sets another text than the typed one.
  private struct Answering: View {
    let answer: @MainActor (String) -> String
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      TextField("Text", text: Binding(get: { text }, set: { text = answer($0) }))
      TextField("Other", text: $other)
      Button("Append") { text += "!" }
      Text("“\(text)”")
    }
  }

  /// A field whose app sets another text after the update with the typed text, as `onChange` does.
  private struct AnsweringLater: View {
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text).onChange(of: text) { text = text.uppercased() }
      Text("“\(text)”")
    }
  }

  private func capital(isLater: Bool) -> TestTerminal {
    isLater
      ? TestTerminal(Showing { AnsweringLater() })
      : TestTerminal(Showing { Answering { $0.uppercased() } })
  }

  @Test(arguments: [false, true])
  func `words that the app capitalizes are undone one by one`(isLater: Bool) {
    let terminal = capital(isLater: isLater)
    terminal.type("abc def")
    terminal.expectShows("“ABC DEF”")
    for shown in ["“ABC ”", "“”"] {
      undo(terminal)
      terminal.expectShows(shown)
    }
    for shown in ["“ABC ”", "“ABC DEF”"] {
      terminal.press(.character("_"), .option)
      terminal.expectShows(shown)
    }
  }

  @Test(arguments: [false, true])
  func `keys that come at once are undone in a field whose app changes the text`(isLater: Bool) {
    let terminal = capital(isLater: isLater)
    pressAtOnce(.character("a"), .character("b"), .character(" "), .character("c"), in: terminal)
    terminal.expectShows("“AB C”", "Text: AB C")
    for shown in ["“AB ”", "“”"] {
      undo(terminal)
      terminal.expectShows(shown)
    }
    if isLater { return }
    // The last key moves the focus before the app answers.
    pressAtOnce(.character("x"), .character("y"), .tab, in: terminal)
    terminal.expectShows("“XY”")
    terminal.type("other")
    focus("Text", in: terminal)
    undo(terminal)
    terminal.expectShows("“”")
    pressAtOnce(.character("z"), .tab, in: terminal)
    focus("Append", in: terminal)
    terminal.press(.enter)
    terminal.expectShows("“Z!”")
    // A later change isn't an answer.
    focus("Text", in: terminal)
    undo(terminal)
    terminal.expectShows("“Z!”")
  }

  @Test func `refused and moved characters don't end the history`() {
    let limited = TestTerminal(Showing { Answering { String($0.prefix(3)) } })
    limited.type("aaa")
    limited.press(.home)
    limited.type("a")
    limited.type("b")
    limited.expectShows("“baa”")
    undo(limited)
    limited.expectShows("“aaa”")
    undo(limited)
    limited.expectShows("“”")
    let digits = TestTerminal(Showing { Answering { String($0.filter(\.isNumber).prefix(4)) } })
    digits.type("12")
    digits.play(.paste("a3b4c5"))
    digits.expectShows("“1234”")
    undo(digits)
    digits.expectShows("“12”")
    let letters = TestTerminal(Showing { Answering { $0.filter(\.isLetter) } })
    letters.type("ab")
    pressAtOnce(.character("1"), .backspace, in: letters)
    letters.expectShows("“ab”")
    undo(letters)
    letters.expectShows("“”")
    let card = TestTerminal(
      Showing {
        Answering { new in
          var text = ""
          for digit in new where digit.isNumber {
            if text.count % 5 == 4 { text += " " }
            text.append(digit)
          }
          return text
        }
      })
    card.type("12345678")
    card.press(.home)
    card.type("9")
    card.expectShows("“9123 4567 8”")
    undo(card)
    card.expectShows("“1234 5678”")
    undo(card)
    card.expectShows("“”")
  }

  private struct Observed: View {
    @State private var text = "ABC"
    @State private var selection: TextSelection?
    @State private var other = ""

    var body: some View {
      TextEditor(
        text: Binding(get: { text }, set: { text = $0.uppercased() }), selection: $selection
      )
      .accessibilityLabel("Text")
      TextField("Other", text: $other)
      Text("“\(text)”")
    }
  }

  @Test func `an observed selection stays with the typed text, and keeps its direction`() {
    let terminal = TestTerminal(Showing { Observed() })
    terminal.press(.home, .right)
    terminal.type("xy")
    terminal.expectShows("“AXYBC”")
    undo(terminal)
    terminal.expectShows("“ABC”")
    terminal.type("z")
    terminal.expectShows("“AZBC”")
    terminal.press(.left, .shift)
    terminal.press(.tab)
    focus("Text", in: terminal)
    terminal.press(.left, .shift)
    terminal.type("!")
    terminal.expectShows("“!BC”")
  }

  // MARK: - Several texts

  @Observable @MainActor final class Notes {
    var texts = ["", ""]
    var index = 0
    nonisolated init() {}
  }

  private struct Chosen: View {
    @Bindable var notes: Notes
    /// Whether the text is bound by closures, so that the library knows only the text.
    let hidesPlace: Bool

    var body: some View {
      let text = $notes.texts[notes.index]
      TextEditor(
        text: hidesPlace
          ? Binding(get: { text.wrappedValue }, set: { text.wrappedValue = $0 }) : text
      )
      .accessibilityLabel("Text")
      Text("“\(notes.texts[0])” “\(notes.texts[1])”")
    }
  }

  @Test(arguments: [false, true])
  func `each text of an editor that shows several has steps of its own`(hidesPlace: Bool) {
    let notes = Notes()
    let terminal = TestTerminal(Showing { Chosen(notes: notes, hidesPlace: hidesPlace) })
    func choose(_ index: Int) {
      notes.index = index
      terminal.settle()
    }
    terminal.type("one")
    choose(1)
    terminal.type("two")
    terminal.expectShows("“one” “two”")
    choose(0)
    undo(terminal)
    terminal.expectShows("“” “two”")
    choose(1)
    undo(terminal)
    terminal.expectShows("“” “”")
    terminal.press(.character("_"), .option)
    terminal.expectShows("“” “two”")
  }

  @Test func `the steps of a text don't change an equal text`() {
    let notes = Notes()
    notes.texts = ["", "one"]
    let terminal = TestTerminal(Showing { Chosen(notes: notes, hidesPlace: false) })
    terminal.type("one")
    notes.index = 1
    terminal.settle()
    undo(terminal)
    terminal.expectShows("“one” “one”")
    notes.index = 0
    terminal.settle()
    undo(terminal)
    terminal.expectShows("“” “one”")
  }

  /// A note that is found by its value.
  private struct Note: Hashable {
    var text = ""
  }

  private struct Store {
    var notes = [Note()]

    subscript(note: Note) -> Note {
      get { notes.first { $0 == note } ?? note }
      set { if let index = notes.firstIndex(of: note) { notes[index] = newValue } }
    }
  }

  private struct Found: View {
    @State private var store = Store()

    var body: some View {
      TextField("Text", text: $store[store.notes[0]].text)
      TextField("Other", text: .constant(""))
      Text("“\(store.notes[0].text)”")
    }
  }

  @Test func `typed text is undone in a note that is found by its value`() {
    let terminal = TestTerminal(Showing { Found() })
    terminal.type("a b")
    terminal.expectShows("“a b”")
    for shown in ["“a ”", "“”"] {
      undo(terminal)
      terminal.expectShows(shown)
    }
    // The field loses the focus before the app answers.
    pressAtOnce(.character("c"), .tab, in: terminal)
    focus("Text", in: terminal)
    undo(terminal)
    terminal.expectShows("“”")
  }

  // MARK: - The focus

  private struct Form: View {
    let isEditor: Bool
    @State private var text = ""
    @State private var secret = ""
    @State private var hasMore = true
    @State private var isAsking = false

    var body: some View {
      if isEditor {
        TextEditor(text: $text).accessibilityLabel("Text")
      } else {
        TextField("Text", text: $text)
      }
      SecureField("Secret", text: $secret)
      if hasMore { TextField("More", text: .constant("more")) }
      Text("“\(text)” “\(secret)”")
        .sheet(isPresented: $isAsking) { Button("Done") { isAsking = false } }
      Button("Less") { hasMore = false }
      Button("Shout") { text = text.uppercased() }
      Button("Ask") { isAsking = true }.keyboardShortcut("l", modifiers: [.command, .option])
    }
  }

  @Test(arguments: [false, true])
  func `a field that gets the focus again goes on with the text that the app has now`(
    isEditor: Bool
  ) {
    let terminal = TestTerminal(Showing { Form(isEditor: isEditor) })
    focus("Text", in: terminal)
    terminal.type("ab")
    terminal.press(.left)
    terminal.press(.tab)
    focus("Text", in: terminal)
    terminal.type("c")
    // A text editor keeps the place of the cursor.
    terminal.expectShows(isEditor ? "“acb”" : "“abc”")
    // Each time, the typed characters are a step of their own.
    terminal.press(.tab)
    focus("Text", in: terminal)
    terminal.type("x")
    terminal.expectShows(isEditor ? "“acxb”" : "“abcx”")
    undo(terminal)
    terminal.expectShows(isEditor ? "“acb”" : "“abc”")
    undo(terminal)
    terminal.expectShows("“ab”")
    focus("Shout", in: terminal)
    terminal.press(.enter)
    // The keys come at once.
    pressAtOnce(.tab, .tab, .character("d"), in: terminal)
    terminal.expectShows(isEditor ? "“AdB”" : "“ABd”")
    undo(terminal)
    terminal.expectShows("“AB”")
  }

  @Test func `a secure field goes on only if it gets the focus back`() {
    let terminal = TestTerminal(Showing { Form(isEditor: false) })
    focus("Secret", in: terminal)
    terminal.type("abc")
    terminal.press(.left)
    terminal.press(.character("l"), [.control, .option])
    terminal.press(.tab)
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Secret")
    terminal.type("d")
    terminal.expectShows("“abdc”")
    undo(terminal)
    terminal.expectShows("“abc”")
    terminal.press(.tab)
    focus("Secret", in: terminal)
    undo(terminal)
    terminal.expectShows("“abc”")
    terminal.type("x")
    terminal.expectShows("“x”")
  }

  @Test func `the texts of removed fields aren't kept, and not of all fields`() {
    let terminal = TestTerminal(Showing { Form(isEditor: false) })
    focus("More", in: terminal)
    focus("Less", in: terminal)
    let before = terminal.pane.earlierEdits.count
    terminal.press(.enter)
    focus("Text", in: terminal)
    terminal.press(.tab)
    // The text of the secure field isn't kept.
    expectEqual(before, 2)
    expectEqual(terminal.pane.earlierEdits.count, 1)
    let many = TestTerminal(
      Showing { ForEach(0..<60) { TextField("\($0)", text: .constant("")) } }, rows: 200)
    for _ in 0..<60 { many.press(.tab) }
    expectEqual(many.pane.earlierEdits.count, EditedField.limit)
  }

  private struct Searching: View {
    @State private var text = ""
    @State private var query = ""

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Text", text: $text)
          Text("“\(text)”")
        }
        .searchable(text: $query)
      }
    }
  }

  @Test func `a search gives the focus back with the newest history`() {
    let terminal = TestTerminal(Showing { Searching() })
    focus("Text", in: terminal)
    terminal.type("a ")
    terminal.press(.character("f"), .control)
    terminal.type("q")
    let search = terminal.focusName
    for _ in 0..<9 where terminal.focusName != "Text" { terminal.press(.tab) }
    terminal.type("b")
    terminal.expectShows("“a b”")
    for _ in 0..<9 where terminal.focusName != search { terminal.press(.tab) }
    terminal.press(.escape)
    expectEqual(terminal.focusName, "Text")
    undo(terminal)
    terminal.expectShows("“a ”")
    undo(terminal)
    terminal.expectShows("“”")
  }
}
