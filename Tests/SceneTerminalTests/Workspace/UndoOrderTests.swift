import Checking
import Observation
import Scenes
import Testing

@testable import SceneTerminal

/// The order in which steps of an edited text and changes of the app are undone at a terminal.
@MainActor struct UndoOrderTests {
  /// The commands of the menu Edit that a person can choose.
  private func editMenu(of terminal: TestTerminal) -> String {
    let menu = terminal.workspace.menus.first { $0.title == "Edit" }
    return (menu?.items ?? []).filter { $0.obstacle == nil }.map(\.title).joined(separator: ", ")
  }

  /// Chooses a command of the menu Edit in the list of commands.
  private func choose(_ name: String, in terminal: TestTerminal) {
    terminal.press(.function(2))
    terminal.type("edit: \(name)")
    terminal.press(.enter)
  }

  /// Marks that can be undone.
  @Observable @MainActor final class Marks {
    private(set) var count = 0

    nonisolated init() {}

    func change(by step: Int, _ undoManager: UndoManager?) {
      count += step
      undoManager?.registerUndo(withTarget: self) { $0.change(by: -step, undoManager) }
      undoManager?.setActionName("Mark")
    }
  }

  private struct Marking: View {
    @State private var text = ""
    @State private var marks = Marks()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Text")
      Text("“\(text)” with \(marks.count)")
      Button("Mark") { marks.change(by: 1, undoManager) }
        .keyboardShortcut("l", modifiers: [.command, .option])
    }
  }

  @Test func `the newest change is undone first, in a field or outside of it`() {
    let terminal = TestTerminal(Showing { Marking() })
    func undo() { terminal.press(.character("_"), .control) }
    func redo() { terminal.press(.character("_"), .option) }
    func choose(_ name: String) { self.choose(name, in: terminal) }
    terminal.type("a")
    terminal.press(.character("l"), [.control, .option])
    terminal.expectShows("“a” with 1")
    expectContains(editMenu(of: terminal), "Undo Mark")
    terminal.type("b")
    terminal.expectShows("“ab” with 1")
    expectContains(editMenu(of: terminal), "Undo Typing")
    choose("undo typing")
    terminal.expectShows("“a” with 1")
    choose("undo mark")
    terminal.expectShows("“a” with 0")
    choose("undo typing")
    terminal.expectShows("“” with 0")
    choose("redo typing")
    terminal.expectShows("“a” with 0")
    choose("redo mark")
    terminal.expectShows("“a” with 1")
    choose("redo typing")
    terminal.expectShows("“ab” with 1")
    for shown in ["“a” with 1", "“a” with 0", "“” with 0"] {
      undo()
      terminal.expectShows(shown)
    }
    undo()
    for shown in ["“a” with 0", "“a” with 1", "“ab” with 1"] {
      redo()
      terminal.expectShows(shown)
    }
  }

  private struct Lines: View {
    @State private var text = "long line\nx\nlong line"

    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Text")
      Text("ends with \(text.suffix(5))")
    }
  }

  @Test func `in a text without steps, moves keep the column, and keys undo nothing`() {
    let terminal = TestTerminal(Showing { Lines() })
    terminal.press(.character("_"), .control)
    terminal.press(.character("_"), .option)
    expectEqual(terminal.application.problems, [])
    terminal.press(.up, .up, .up, .end, .down, .down)
    terminal.type("!")
    terminal.expectShows("ends with line!")
  }

  /// A text whose changes the app registers itself: all of them, or only those that end a word with a space.
  @Observable @MainActor final class Draft {
    private(set) var text = ""
    private let isWhole: Bool

    nonisolated init(isWhole: Bool) { self.isWhole = isWhole }

    func change(to new: String, _ undoManager: UndoManager?) {
      let old = text
      text = new
      if !isWhole, new.count < old.count || !new.hasSuffix(" ") { return }
      undoManager?.registerUndo(withTarget: self) { $0.change(to: old, undoManager) }
    }
  }

  private struct Registering: View {
    @State var draft: Draft
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      let (draft, undoManager) = (draft, undoManager)
      TextEditor(
        text: Binding(get: { draft.text }, set: { draft.change(to: $0, undoManager) }))
      Text("“\(draft.text)”")
    }
  }

  @Test(arguments: [true, false])
  func `a change that the app registers for typed text doesn't come before the typing`(
    isWhole: Bool
  ) {
    let terminal = TestTerminal(Showing { Registering(draft: Draft(isWhole: isWhole)) })
    terminal.type("a b")
    terminal.expectShows("“a b”")
    for shown in ["“a ”", "“”"] {
      expectContains(editMenu(of: terminal), "Undo Typing")
      terminal.press(.character("_"), .control)
      terminal.expectShows(shown)
    }
    guard isWhole else { return }
    // The change that the app registered for the last Undo would bring the text back.
    expect(!editMenu(of: terminal).contains("Undo"))
    terminal.press(.character("_"), .control)
    terminal.expectShows("“”")
    terminal.press(.character("_"), .option)
    terminal.expectShows("“a ”")
  }

  /// A text that a person types, and that the app changes such that the change can be undone.
  @Observable @MainActor final class Note {
    var text = ""

    nonisolated init() {}

    func change(to new: String, _ undoManager: UndoManager?) {
      let old = text
      text = new
      undoManager?.registerUndo(withTarget: self) { $0.change(to: old, undoManager) }
      undoManager?.setActionName("Shout")
    }
  }

  private struct Shouting: View {
    @State private var note = Note()
    @State private var other = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextEditor(text: $note.text).accessibilityLabel("Text")
      TextField("Other", text: $other)
      Text("“\(note.text)”")
      Button("Shout") { note.change(to: note.text.uppercased(), undoManager) }
        .keyboardShortcut("l", modifiers: [.command, .option])
    }
  }

  @Test func `typed text is undone and redone around a change of the app's text`() {
    let terminal = TestTerminal(Showing { Shouting() })
    func undo(_ shown: String...) {
      for shown in shown {
        terminal.press(.character("_"), .control)
        terminal.expectShows("“\(shown)”")
      }
    }
    func redo(_ shown: String...) {
      for shown in shown {
        terminal.press(.character("_"), .option)
        terminal.expectShows("“\(shown)”")
      }
    }
    terminal.type("a b")
    terminal.press(.character("l"), [.control, .option])
    terminal.expectShows("“A B”")
    terminal.type("c")
    terminal.expectShows("“A Bc”")
    undo("A B", "a b", "a ", "")
    redo("a ", "a b", "A B", "A Bc")
    undo("A B", "a b")
    // The focus leaves the field, and comes back.
    terminal.press(.tab)
    terminal.type("x")
    terminal.press(.tab)
    while terminal.focusName != "Text" { terminal.press(.tab) }
    undo("a ")
    redo("a b")
    terminal.type("!")
    terminal.expectShows("“a b!”")
    undo("a b", "a ", "")
  }

  private struct Shared: View {
    let note: Note
    let observesSelection: Bool
    @State private var selection: TextSelection?

    var body: some View {
      if observesSelection {
        TextEditor(text: Bindable(note).text, selection: $selection).accessibilityLabel("Text")
      } else {
        TextEditor(text: Bindable(note).text).accessibilityLabel("Text")
      }
      Text("“\(note.text)”")
    }
  }

  @Test(arguments: [false, true])
  func `the cursor moves with the text that is typed in another window`(observesSelection: Bool) {
    let note = Note()
    let terminal = TestTerminal(
      Showing { Shared(note: note, observesSelection: observesSelection) }, columns: 120)
    terminal.type("one")
    terminal.press(.character("n"), .control)
    if terminal.focusName != "Text" { terminal.press(.tab) }
    terminal.type("?")
    terminal.expectShows("“one?”")
    terminal.press(.character("1"), .option)
    terminal.press(.home)
    terminal.type("x ")
    terminal.expectShows("“x one?”")
    terminal.press(.character("2"), .option)
    terminal.type("!")
    terminal.expectShows("“x one?!”")
    // The first window's step is undone only after the text of the second window.
    terminal.press(.character("1"), .option)
    terminal.press(.character("_"), .control)
    terminal.expectShows("“x one?!”")
  }

  private struct Letter: View {
    let isEditor: Bool
    @State private var text = ""
    @State private var secret = ""

    var body: some View {
      if isEditor { TextEditor(text: $text) } else { TextField("To", text: $text) }
      SecureField("Secret", text: $secret)
      Text("“\(text)”")
    }
  }

  @Test(arguments: [false, true])
  func `editing commands act on the selection of a field, and are undone`(isEditor: Bool) {
    let terminal = TestTerminal(Showing { Letter(isEditor: isEditor) })
    func undo() { terminal.press(.character("_"), .control) }
    terminal.type("hello")
    expect(!editMenu(of: terminal).contains("Cut"))
    terminal.press(.home, .shift)
    expectContains(editMenu(of: terminal), "Cut, Copy, Delete, Select All")
    terminal.press(.character("x"), .control)
    terminal.expectShows("“”")
    expectEqual(terminal.application.pasteboard.text, "hello")
    expectContains(editMenu(of: terminal), "Undo Typing")
    undo()
    terminal.expectShows("“hello”")
    undo()
    terminal.expectShows("“”")
    terminal.press(.character("_"), .option)
    terminal.expectShows("“hello”")
    terminal.press(.end)
    terminal.press(.character("v"), .control)
    terminal.expectShows("“hellohello”")
    undo()
    terminal.expectShows("“hello”")
    for command in ["cut", "delete"] {
      choose("select all", in: terminal)
      choose(command, in: terminal)
      terminal.expectShows("“”")
      undo()
      terminal.expectShows("“hello”")
    }
    terminal.press(.end, .left)
    choose("paste", in: terminal)
    terminal.expectShows("“hellhelloo”")
    undo()
    terminal.expectShows("“hello”")
    terminal.press(.tab)
    terminal.type("secret")
    terminal.press(.home, .shift)
    expect(!editMenu(of: terminal).contains("Cut") && !editMenu(of: terminal).contains("Copy"))
  }

  @Test func `a key of an editing command acts on a field in a sheet`() {
    struct Asking: View {
      @State private var text = ""

      var body: some View {
        Text("“\(text)”").sheet(isPresented: .constant(true)) {
          TextField("To", text: $text)
          Text("“\(text)”")
        }
      }
    }
    let terminal = TestTerminal(Showing { Asking() })
    terminal.press(.tab)
    terminal.type("hello")
    terminal.expectShows("“hello”")
    terminal.press(.home, .shift)
    terminal.press(.character("x"), .control)
    terminal.expectShows("“”")
    terminal.press(.character("_"), .control)
    terminal.expectShows("“hello”")
  }
}
