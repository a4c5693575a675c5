import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The keyboard focus of windows with questions in front of them.
@MainActor struct FrontFocusTests {
  private struct Desk: View {
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var isNaming = false
    @State private var name = "Ada"
    let told: Told

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Choose") { isChoosing = true }
        Text("known as \(name)")
      }
      .onChange(of: told.isOn) { isAsking = told.isOn }
      .onChange(of: told.copies) { isNaming = true }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { told.lines.append("delete") }
        Button("Keep", role: .cancel) { told.lines.append("keep") }
      }
      .confirmationDialog("Move", isPresented: $isChoosing) {
        Button("To the Archive") { told.lines.append("archive") }
      }
      .alert("Rename", isPresented: $isNaming) {
        TextField("New Name", text: $name)
        Button("OK") { told.lines.append("named") }
      }
    }
  }

  @Test func `an alert takes the focus of a field, and gives it back with the cursor`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Desk(told: told) })
    expectEqual(terminal.focusName, "Name")
    terminal.press(.home)
    told.isOn = true
    terminal.settle()
    terminal.expectShows("Sure?")
    expectEqual(terminal.focusName, "Keep")
    terminal.press(.enter)
    expectEqual(told.take(), ["keep"])
    terminal.expectHides("Sure?")
    expectEqual(terminal.focusName, "Name")
    terminal.type("X")
    terminal.expectShows("known as XAda")
  }

  @Test(arguments: [
    [InputEvent.key(KeyPress(.end)), .key(KeyPress(.character("X")))], [.paste("X")],
  ])
  func `a key that comes together with a question's reaches the question`(events: [InputEvent]) {
    let told = Told()
    let terminal = TestTerminal(Showing { Desk(told: told) })
    told.copies += 1
    for event in events {
      // The terminal's host draws after several keys.
      terminal.workspace.runTurns()
      _ = terminal.workspace.handle(event)
    }
    terminal.settle()
    terminal.expectShows("Rename")
    expectEqual(terminal.focusName, "New Name")
    expectEqual(terminal.pane.editedText?.text, "AdaX")
  }

  private struct Wanting: View {
    @State private var text = ""
    @FocusState private var isWriting: Bool

    var body: some View {
      Button("Write") { isWriting = true }
      TextField("Text", text: $text).focused($isWriting)
      Text("“\(text)”")
    }
  }

  @Test func `a key that comes together with one that moves the focus reaches the field`() {
    let terminal = TestTerminal(Showing { Wanting() })
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Write")
    for key in [KeyPress.Key.enter, .character("X")] {
      _ = terminal.workspace.handle(.key(KeyPress(key)))
      terminal.workspace.runTurns()
    }
    terminal.settle()
    terminal.expectShows("“X”")
  }

  @Test func `a question has the room of the screen if its window is too small`() {
    let terminal = TestTerminal(Showing { Desk(told: Told()) }, columns: 40, rows: 10)
    terminal.press(.character("n"), .control)
    expectEqual(terminal.workspace.places.count, 2)
    terminal.click("[Choose]")
    terminal.expectShows("Move", "[To the Archive]")
    expectEqual(terminal.workspace.places.map(\.area.columns), [40])
    terminal.press(.tab)
    expectEqual(terminal.workspace.places.map(\.area.columns), [40])
    terminal.play(.resize(columns: 80, rows: 24))
    terminal.expectShows("[To the Archive]")
    expectEqual(terminal.workspace.places.count, 2)
    terminal.play(.resize(columns: 40, rows: 10))
    expectEqual(terminal.workspace.places.count, 1)
    terminal.press(.escape)
    terminal.expectHides("[To the Archive]")
    expectEqual(terminal.workspace.places.count, 2)
  }

  private struct Searched: View {
    @State private var query = ""

    var body: some View {
      NavigationStack { Found().searchable(text: $query) }
    }
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      Text("searching \(isSearching)")
      Button("Open") {}
    }
  }

  @Test func `a new window begins no search`() {
    let terminal = TestTerminal(Showing { Searched() })
    terminal.expectShows("Search", "searching false")
    terminal.expectHides("Cancel")
    expect(terminal.pane.focused == nil)
    terminal.press(.character("/"))
    terminal.expectShows("searching true", "[Cancel]")
    terminal.press(.escape)
    terminal.expectShows("searching false")
  }

  @Test func `a dialog has its first button focused, and gives the focus back`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Desk(told: told) })
    terminal.press(.tab, .enter)
    expectEqual(terminal.focusName, "To the Archive")
    terminal.press(.enter)
    expectEqual(told.take(), ["archive"])
    expectEqual(terminal.focusName, "Choose")
  }

  private struct Desks: App {
    var body: some Scene {
      WindowGroup {
        Opening()
      }
      WindowGroup("Other", id: "other") { TextField("Other", text: .constant("")) }
    }
  }

  private struct Opening: View {
    @State private var isAsking = false
    @State private var name = "Ada"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Name", text: $name)
      Text("known as \(name)")
      Button("Ask") { isAsking = true }
        .alert("Open?", isPresented: $isAsking) {
          Button("Open") { openWindow(id: "other") }
        }
    }
  }

  @Test func `a window that a question opens keeps the focus`() {
    let terminal = TestTerminal(Desks())
    terminal.press(.tab, .enter)
    expectEqual(terminal.focusName, "Open")
    terminal.press(.enter)
    expectEqual(terminal.application.focusedSession?.ordinal, 2)
    terminal.press(.function(6))
    expectEqual(terminal.application.focusedSession?.ordinal, 1)
    expectEqual(terminal.focusName, "Ask")
  }

  private struct Answering: View {
    @State private var isWriting = false
    @State private var isFixed = false

    var body: some View {
      Button("Write") { isWriting = true }
      Button("Fix") { isFixed = true }
        .sheet(isPresented: $isWriting) { TextField("Answer", text: .constant("")) }
        .sheet(isPresented: $isFixed) { Text("a fixed sheet").interactiveDismissDisabled() }
        .closureConfirmation(
          SceneClosureConfirmation(
            title: "Discard?", confirmTitle: "Discard", cancelTitle: "Keep"))
    }
  }

  @Test(arguments: [KeyPress(.function(4)), KeyPress(.character("w"), .control)])
  func `F4 closes the sheet in front of a window before it closes the window`(key: KeyPress) {
    let terminal = TestTerminal(Showing { Answering() })
    terminal.click("Write")
    terminal.expectShows("Answer:")
    terminal.play(.key(key))
    terminal.expectHides("Answer:")
    expect(terminal.workspace.overlay == nil)
    terminal.click("Write")
    terminal.click("[×]")
    terminal.expectHides("Answer:")
    expect(terminal.workspace.overlay == nil)
    terminal.click("Fix")
    terminal.play(.key(key))
    terminal.expectShows("a fixed sheet", "can't be closed this way")
    terminal.press(.function(2))
    terminal.type("file: close")
    terminal.press(.enter)
    terminal.expectShows("a fixed sheet", "can't be closed this way")
    let other = TestTerminal(Showing { Answering() })
    other.play(.key(key))
    other.expectShows("Discard?")
  }

  @Test func `an alert with a field begins in the field`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Desk(told: told) })
    told.copies += 1
    terminal.settle()
    expectEqual(terminal.focusName, "New Name")
  }

  // MARK: - Files

  private struct Draft: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("draft".utf8))
    }
  }

  private struct Saving: View {
    @State private var isSaving = true
    @State private var outcome = "nothing"
    let folder: URL

    var body: some View {
      Text("outcome \(outcome)")
        .fileExporter(
          isPresented: $isSaving, document: Draft(), contentType: .plainText,
          defaultFilename: "Untitled"
        ) { outcome = (try? $0.get())?.lastPathComponent ?? "?" }
        .fileDialogDefaultDirectory(folder)
    }
  }

  private struct Writing: View {
    @State private var text = "draft"
    @State private var isSaving = false
    @FocusState private var isFocused: Bool
    let folder: URL

    var body: some View {
      Button("Save") { isSaving = true }
        .keyboardShortcut("s")
      TextEditor(text: $text)
        .focused($isFocused)
        .defaultFocus($isFocused, true)
        .accessibilityLabel("Text")
        .fileExporter(
          isPresented: $isSaving, document: Draft(), contentType: .plainText,
          defaultFilename: "Untitled"
        ) { _ in }
        .fileDialogDefaultDirectory(folder)
      Text(isFocused ? "writing" : "elsewhere")
    }
  }

  @Test(arguments: [KeyPress.Key.enter, .escape])
  func `a question for a file gives the focus back to a text that follows it`(
    key: KeyPress.Key
  ) throws {
    try withFolder([]) { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let terminal = TestTerminal(Showing { Writing(folder: folder) })
      expectEqual(terminal.focusName, "Text")
      terminal.press(.home)
      for _ in 1...2 {
        terminal.press(.character("s"), .control)
        expectEqual(terminal.focusName, "Path")
        terminal.expectShows("elsewhere")
        terminal.press(key)
        if terminal.shows("Replace") { terminal.press(key) }
        terminal.expectHides("Path:")
        expectEqual(terminal.focusName, "Text")
        terminal.expectShows("writing")
        terminal.type("X")
      }
      terminal.expectShows("XXdraft")
    }
  }

  private func withFolder(_ names: [String], _ act: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FrontFocusTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try act(folder)
  }

  @Test func `the proposed name of a file is replaced by typing`() throws {
    try withFolder(["inner"]) { folder in
      let terminal = TestTerminal(Showing { Saving(folder: folder) })
      terminal.expectShows("Path: Untitled")
      terminal.type("note")
      terminal.expectShows("Path: note")
      terminal.expectHides("Untitled")
      terminal.press(.enter)
      terminal.expectShows("outcome note.txt")
    }
  }

  @Test func `Tab completes a path as far as it is clear, and then moves the focus`() throws {
    try withFolder(["letters", "lessons"]) { folder in
      let terminal = TestTerminal(Showing { Saving(folder: folder) })
      terminal.type("l")
      terminal.press(.tab)
      terminal.expectShows("Path: le")
      terminal.expectHides("Path: let")
      terminal.type("t")
      terminal.press(.tab)
      terminal.expectShows("Path: letters/")
      terminal.type("note")
      terminal.press(.tab)
      terminal.expectShows("Path: letters/note")
      expectEqual(terminal.focusName, "Save")
    }
  }

  @Test func `a chosen path goes on in the field`() throws {
    try withFolder(["letters"]) { folder in
      let terminal = TestTerminal(Showing { Saving(folder: folder) })
      terminal.type("le")
      terminal.click("[letters/]")
      expectEqual(terminal.focusName, "Path")
      terminal.type("note")
      terminal.press(.enter)
      terminal.expectShows("outcome note.txt")
      expect(FileManager.default.fileExists(atPath: folder.path + "/letters/note.txt"))
    }
  }
}
