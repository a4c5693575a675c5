import Checking
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// Pages, sheets, columns, tabs and lists with keys and the mouse.
@MainActor struct NavigationKeyTests {
  private struct Pages: View {
    @State private var isComposing = false
    @State private var isAsking = false
    let told: Told

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open", value: 1)
          Button("Compose") { isComposing = true }
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Inbox")
        .navigationDestination(for: Int.self) { number in
          VStack {
            NavigationLink("Deeper", value: number + 1)
            Button("Compose") { isComposing = true }
          }
          .navigationTitle("Message \(number)")
        }
      }
      .sheet(isPresented: $isComposing, onDismiss: { told.lines.append("dismissed") }) {
        TextField("Subject", text: .constant(""))
        Button("Send") { told.lines.append("send") }
      }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { told.lines.append("delete") }
        Button("Keep", role: .cancel) { told.lines.append("keep") }
      }
    }
  }

  private struct Letter: View {
    @State private var text = "engine"
    @State private var query = ""

    var body: some View {
      TextEditor(text: $text).searchable(text: $query)
      Text("searches \(query)")
    }
  }

  @Test func `Escape in a search ends it, and typing goes on where it was`() {
    let terminal = TestTerminal(Showing { Letter() })
    terminal.press(.home)
    terminal.type("X")
    terminal.press(.character("f"), .control)
    terminal.type("mill")
    terminal.expectShows("searches mill", "[Cancel]")
    terminal.press(.escape)
    terminal.expectHides("mill", "[Cancel]")
    terminal.type("Y")
    terminal.expectShows("XYengine")
  }

  @Test func `Escape closes the sheet, then leaves the pages, then removes the focus`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Pages(told: told) })
    terminal.click("Open")
    terminal.click("Deeper")
    terminal.click("Compose")
    expectContains(terminal.rows[0], "Message 2")
    terminal.expectShows("Subject:")
    terminal.press(.escape)
    expectEqual(told.take(), ["dismissed"])
    terminal.expectHides("Subject:")
    expectContains(terminal.rows[0], "Message 2")
    terminal.press(.escape)
    expectContains(terminal.rows[0], "Message 1")
    terminal.press(.escape)
    expectContains(terminal.rows[0], "Inbox")
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Open")
    terminal.press(.escape)
    expect(terminal.focusName == nil)
    // Nothing is left, and the app isn't quit.
    terminal.press(.escape)
    expectContains(terminal.rows[0], "Inbox")
  }

  @Test func `what is behind a sheet can't be reached`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Pages(told: told) })
    terminal.click("Compose")
    let focused = (0..<6).map { _ in
      terminal.press(.tab)
      return terminal.focusName
    }
    expectEqual(focused, ["Subject", "Send", "Subject", "Send", "Subject", "Send"])
    terminal.click("Open")
    expect(!terminal.rows[0].contains("Message"))
  }

  @Test func `a shortcut of the menus does nothing while a sheet is in front`() {
    let terminal = TestTerminal(Postbox())
    func obstacles() -> [String?] {
      let menu = terminal.workspace.menus.first { $0.title == "Mailbox" }
      let help = terminal.workspace.keyEntries.first { $0.title == "Sort" }
      return [menu?.items.first?.obstacle, help?.obstacle]
    }
    terminal.click("Compose")
    let reason = "what is in front of the window has to be closed first"
    expectEqual(obstacles(), [reason, reason])
    let count = terminal.trace.count
    terminal.press(.character("s"), .control)
    expect(!terminal.trace.dropFirst(count).contains { $0.contains("press") })
    terminal.press(.escape)
    expectEqual(obstacles(), [nil, nil])
    terminal.press(.character("s"), .control)
    expect(terminal.trace.dropFirst(count).contains { $0.contains("press") })
  }

  private struct Telling: View {
    let roles: [ButtonRole?]
    let told: Told
    @State private var isTelling = false

    var body: some View {
      Button("Tell") { isTelling = true }
        .alert("It is sent.", isPresented: $isTelling) {
          ForEach(roles.indices, id: \.self) { index in
            Button("Answer \(index)", role: roles[index]) { told.lines.append("answer \(index)") }
          }
        }
    }
  }

  @Test(
    arguments: [([nil], true), ([.destructive], false), ([nil, nil], false)]
      as [(roles: [ButtonRole?], isClosed: Bool)], [KeyPress.Key.escape, .function(4)])
  func `Escape answers an alert with its only button, unless the button is destructive`(
    alert: (roles: [ButtonRole?], isClosed: Bool), key: KeyPress.Key
  ) {
    let told = Told()
    let terminal = TestTerminal(Showing { Telling(roles: alert.roles, told: told) })
    terminal.click("Tell")
    terminal.expectShows("It is sent.")
    terminal.press(key)
    expectEqual(told.take(), alert.isClosed ? ["answer 0"] : [])
    expectEqual(terminal.shows("It is sent."), !alert.isClosed)
    expectEqual(terminal.shows("can't be closed this way"), !alert.isClosed)
  }

  @Test func `an element keeps the focus while a sheet is in front of it`() {
    let terminal = TestTerminal(Showing { Pages(told: Told()) })
    terminal.click("Compose")
    expect(terminal.focusName == nil)
    terminal.play(.paste("nowhere"))
    terminal.press(.escape)
    expectEqual(terminal.focusName, "Compose")
  }

  @Test func `Escape answers an alert with its cancel button`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Pages(told: told) })
    terminal.click("Ask")
    terminal.press(.escape)
    expectEqual(told.take(), ["keep"])
    terminal.expectHides("Sure?")
    terminal.click("Ask")
    terminal.press(.tab, .enter)
    expectEqual(told.take(), ["delete"])
  }

  private struct Mailboxes: View {
    @State private var mailbox: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $mailbox) { ForEach(1..<4) { Text("Mailbox \($0)").tag($0) } }
      } detail: {
        Text("detail of \(mailbox ?? 0)")
      }
    }
  }

  @Test func `where there is room for one column, a row leads to the next and Escape back`() {
    let terminal = TestTerminal(Showing { Mailboxes() }, columns: 40)
    terminal.expectShows("Mailbox 1")
    terminal.expectHides("detail")
    terminal.press(.down, .down, .enter)
    terminal.expectShows("detail of 2")
    terminal.expectHides("Mailbox 1")
    terminal.press(.escape)
    terminal.expectShows("Mailbox 1")
    terminal.expectHides("detail")
  }

  @Test func `where there is room for two columns, both stay`() {
    let terminal = TestTerminal(Showing { Mailboxes() }, columns: 80)
    terminal.click("Mailbox 3")
    terminal.expectShows("detail of 3", "●Mailbox 3")
  }

  private struct Letters: View {
    @State private var letter: Int?
    let told: Told

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $letter) { Text("Letter \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Copy") {}
          } primaryAction: {
            told.lines.append("opened \($0.sorted())")
          }
      } detail: {
        Text("detail of \(letter ?? 0)")
        Button("Reply") {}
      }
    }
  }

  @Test func `Enter moves from a column to the next, and Alt-Enter opens the row`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Letters(told: told) })
    terminal.press(.down, .enter)
    terminal.expectShows("detail of 1")
    expectEqual(terminal.focusName, "Reply")
    expectEqual(told.take(), [])
    terminal.click("Letter 2")
    terminal.press(.enter, .option)
    expectEqual(told.take(), ["opened [2]"])
  }

  private struct Tabs: View {
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        ForEach(1..<4) { number in
          Tab("Tab \(number)", value: number) { Button("inside \(number)") {} }
        }
      }
    }
  }

  @Test func `tabs are chosen by keys and by the mouse`() {
    let terminal = TestTerminal(Showing { Tabs() })
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Tab 1")
    terminal.press(.right, .enter)
    terminal.expectShows("inside 2", "‹Tab 2›")
    terminal.click("Tab 3")
    terminal.expectShows("inside 3")
    terminal.press(.down)
    expectEqual(terminal.focusName, "inside 3")
  }

  // MARK: - The focus of the app

  private struct Focusing: View {
    enum Field: Hashable { case to, subject }
    @FocusState private var field: Field?
    @State private var isThere = false

    var body: some View {
      VStack {
        TextField("To", text: .constant("")).focused($field, equals: .to)
        TextField("Subject", text: .constant("")).focused($field, equals: .subject)
        Button("Go") { field = .subject }
        Button("None") { field = nil }
        Text("focus \(field == .to ? "to" : field == .subject ? "subject" : "none")")
      }
    }
  }

  @Test func `the focus follows the app, and the app follows the focus`() {
    let terminal = TestTerminal(Showing { Focusing() })
    terminal.click("Go")
    expectEqual(terminal.focusName, "Subject")
    terminal.expectShows("focus subject")
    terminal.press(.tab, .shift)
    expectEqual(terminal.focusName, "To")
    terminal.expectShows("focus to")
    terminal.press(.tab, .tab)
    expectEqual(terminal.focusName, "Go")
    terminal.expectShows("focus none")
    terminal.press(.tab, .shift)
    expectEqual(terminal.focusName, "Subject")
    terminal.expectShows("focus subject")
    terminal.press(.tab, .tab, .enter)
    expectEqual(terminal.focusName, "None")
    terminal.expectShows("focus none")
  }

  @Test func `the app is told that Escape removes the focus, and can give the focus again`() {
    let terminal = TestTerminal(Showing { Focusing() })
    for _ in 0..<2 {
      terminal.click("Go")
      expectEqual(terminal.focusName, "Subject")
      terminal.expectShows("focus subject")
      terminal.press(.escape)
      expect(terminal.focusName == nil)
      terminal.expectShows("focus none")
    }
    expectEqual(terminal.application.problems, [])
  }

  private struct FocusingInSheet: View {
    @FocusState private var isFocused: Bool
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          TextField("Name", text: .constant("")).focused($isFocused)
          Text("focused \(isFocused)")
        }
    }
  }

  @Test func `the app is told that the focus is removed in a sheet`() {
    let terminal = TestTerminal(Showing { FocusingInSheet() })
    terminal.click("Show")
    terminal.click("Name")
    terminal.expectShows("focused true")
    terminal.workspace.send(terminal.pane.moveFocus(to: nil))
    terminal.settle()
    terminal.expectShows("focused false")
    expectEqual(terminal.application.problems, [])
  }

  private struct Following: View {
    let told: Told
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("Other") {}
        TextField("Name", text: .constant("")).focused($isFocused)
      }
      .onChange(of: told.isOn) { isFocused = told.isOn }
    }
  }

  @Test(arguments: [true, false])
  func `a window that wasn't seen has the focus that the app set last`(isFocused: Bool) {
    let told = Told()
    let terminal = TestTerminal(Showing { Following(told: told) })
    terminal.press(.character("n"), .control)
    terminal.press(.function(8))
    for isOn in isFocused ? [true] : [true, false] {
      told.isOn = isOn
      terminal.settle()
    }
    terminal.press(.function(6))
    expectEqual(terminal.application.focusedSession?.id, "1")
    expectEqual(terminal.focusName, (isFocused ? "Name" : nil))
  }

  private struct Beginning: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("Other") {}
        TextField("Name", text: .constant("Ada")).focused($isFocused)
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func `an app sets the focus before a person does anything`() {
    let terminal = TestTerminal(Showing { Beginning() })
    expectEqual(terminal.focusName, "Name")
    expectEqual(terminal.screen.cursor?.shape, .line)
  }
}
