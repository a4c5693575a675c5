import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The marks at the ends of bars whose controls don't all fit, and the controls that these marks stand for.
@MainActor struct BarMarkTests {
  private struct Fields: View {
    @State private var text = ""
    @State private var number = 1
    @FocusState private var isFiltering: Bool

    var body: some View {
      Text("“\(text)”, \(number) copies")
        .toolbar {
          Button("Reply to Everybody") {}
          TextField("Filter", text: $text).focused($isFiltering)
          Stepper("Copies", value: $number)
        }
      Button("Write") { isFiltering = true }
        .keyboardShortcut("l", modifiers: [.command, .option])
    }
  }

  private func focus(_ name: String, in terminal: TestTerminal) {
    for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
  }

  @Test func `a chosen field or stepper is shown in its bar as long as it has the focus`() {
    let terminal = TestTerminal(Showing { Fields() }, columns: 28)
    terminal.expectShows("[Reply to Everybody]", "[»]")
    focus("More", in: terminal)
    terminal.press(.enter)
    terminal.expectShows("─ More ─", "Filter", "Copies")
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Filter")
    terminal.expectHides("[Reply to Everybody]")
    terminal.type("mill")
    terminal.expectShows("“mill”", "[»]")
    focus("Write", in: terminal)
    terminal.expectShows("[Reply to Everybody]", "[»]")
    terminal.click("[»]")
    terminal.press(.down, .enter)
    expectEqual(terminal.focusName, "Copies")
    terminal.press(.right)
    terminal.expectShows("2 copies")
    // The app moves the focus to a field without room.
    terminal.click("[Write]")
    expectEqual(terminal.focusName, "Filter")
    terminal.type("s")
    terminal.expectShows("“mills”")
    terminal.press(.escape)
    focus("More", in: terminal)
    terminal.press(.character("l"), [.control, .option])
    expectEqual(terminal.focusName, "Filter")
    terminal.play(.resize(columns: 100, rows: 24))
    expectEqual(terminal.focusName, "Filter")
    terminal.expectHides("[»]")
  }

  private struct OneField: View {
    @State private var text = ""

    var body: some View {
      Text("“\(text)”")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Reply to Everyone") {} }
          ToolbarItem(placement: .primaryAction) { TextField("Filter", text: $text) }
        }
    }
  }

  @Test func `keys and pasted text don't reach a field behind a mark`() {
    let terminal = TestTerminal(Showing { OneField() }, columns: 100)
    focus("Filter", in: terminal)
    terminal.type("a")
    terminal.play(.resize(columns: 24, rows: 24))
    expectEqual(terminal.focusName, "More")
    terminal.type("x")
    terminal.play(.paste("y"))
    terminal.expectShows("“a”", "[»]")
    terminal.play(.resize(columns: 100, rows: 24))
    expectEqual(terminal.focusName, "Filter")
    terminal.type("b")
    terminal.expectShows("“ab”")
  }

  @Test func `the focus stays in a window in which a chosen field has no room`() throws {
    var chosen = 0
    for columns in 3...24 {
      let pane = TestTerminal(Showing { OneField() }, columns: columns).pane
      guard let field = pane.hiddenTargets.first(where: \.isField) else { continue }
      _ = pane.moveFocus(to: try require(pane.targets.first { !$0.hidden.isEmpty }))
      _ = pane.showInBar(field)
      expect(pane.focused != nil, "\(columns) columns")
      chosen += 1
    }
    expect(chosen > 0)
  }

  private struct Tapped: View {
    let told: Told
    let isTapped: Bool

    var body: some View {
      Text("content")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Reply to Everyone") {} }
          ToolbarItem {
            if isTapped {
              Text("Tap here").onTapGesture { told.lines.append("tap") }
            } else {
              Text("Look here")
            }
          }
        }
    }
  }

  @Test(arguments: [false, true])
  func `a text without room has a mark if it can be tapped`(isTapped: Bool) {
    let told = Told()
    let terminal = TestTerminal(
      Showing { Tapped(told: told, isTapped: isTapped) }, columns: 24)
    terminal.expectHides("here")
    expectEqual(terminal.shows("[»]"), isTapped)
    terminal.click("[»]")
    terminal.press(.enter)
    expectEqual(told.take(), isTapped ? ["tap"] : [])
  }

  private struct Barred: View {
    let told: Told
    var isDisabled = false

    var body: some View {
      Text("the content")
        .toolbar {
          Button("Reply") { told.lines.append("reply") }
          Button("Forward to All") { told.lines.append("forward") }
            .keyboardShortcut("f", modifiers: [.command, .shift])
            .disabled(told.isOn)
          Button("Flag Message") { told.lines.append("flag") }
          Button("Next Unread Message") { told.lines.append("next") }
            .keyboardShortcut("t")
            .disabled(told.isOn)
        }
        .disabled(isDisabled)
    }
  }

  @Test(arguments: ["Forward to All", "Flag Message"])
  func `a control that loses its room gives the focus to the mark, and gets it back`(
    name: String
  ) throws {
    let terminal = TestTerminal(Showing { Barred(told: Told()) }, columns: 80)
    focus(name, in: terminal)
    terminal.play(.resize(columns: 20, rows: 24))
    expectEqual(terminal.focusName, "More")
    let mark = try require(terminal.place(of: "[»]"))
    expect(terminal.screen[mark.column, mark.row].style.attributes.contains(.reverse))
    terminal.press(.tab, .shift)
    expectEqual(terminal.focusName, "Reply")
    expect(!terminal.screen[mark.column, mark.row].style.attributes.contains(.reverse))
    focus("More", in: terminal)
    terminal.play(.resize(columns: 80, rows: 24))
    expectEqual(terminal.focusName, "Forward to All")
  }

  private struct Mail: Scenes.App {
    static var identifier: String { "mail" }

    var told = Told()

    var body: some Scene {
      WindowGroup { Barred(told: told) }
        .commands {
          CommandMenu("Message") {
            Button("Find") { told.lines.append("find") }
              .keyboardShortcut("f", modifiers: [.command, .shift])
          }
        }
    }
  }

  @Test func `a disabled control without room doesn't get its key`() {
    let told = Told()
    let terminal = TestTerminal(Mail(told: told), columns: 20)
    terminal.press(.character("f"), [.control, .shift])
    told.isOn = true
    terminal.settle()
    terminal.press(.character("f"), [.control, .shift])
    expectEqual(told.take(), ["forward", "find"])
  }

  @Test(arguments: [20, 100])
  func `the key of a disabled control isn't a key of the host, with and without room`(columns: Int)
  {
    let told = Told()
    let terminal = TestTerminal(Mail(told: told), columns: columns)
    terminal.press(.character("t"), .control)
    expectEqual(told.take(), ["next"])
    told.isOn = true
    terminal.settle()
    terminal.press(.character("t"), .control)
    expectContains(terminal.rows.last, "Next Unread Mes")
    expect(terminal.workspace.overlay == nil)
    expectEqual(told.take(), [])
  }

  @Test(arguments: [false, true])
  func `the mark and its controls are disabled with their page`(isDisabled: Bool) {
    let terminal = TestTerminal(
      Showing { NavigationStack { Barred(told: Told()) }.disabled(isDisabled) }, columns: 20)
    terminal.expectShows("[»]")
    expectEqual(terminal.pane.targets.contains { !$0.hidden.isEmpty }, !isDisabled)
    let entry = terminal.workspace.commandEntries.first { $0.title == "Flag Message" }
    expectEqual(entry?.obstacle, isDisabled ? "it is disabled" : nil)
  }

  private struct Searched: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text("query “\(query)”").searchable(text: $query)
          .toolbar {
            Button("Reply") {}
            Button("Forward to All") {}
          }
      }
    }
  }

  @Test func `a search begins also in a narrow window`() {
    let terminal = TestTerminal(Showing { Searched() }, columns: 22)
    terminal.press(.character("f"), .control)
    terminal.type("q")
    terminal.expectShows("“q”")
  }

  private struct Asking: View {
    let told: Told
    let hasRole: Bool
    @State private var isAsking = false
    @State private var text = ""

    var body: some View {
      Button("Ask") { isAsking = true }
        .sheet(isPresented: $isAsking) {
          TextField("Reason", text: $text)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Look at Everything First") {} }
              ToolbarItem(placement: .secondaryAction) {
                Button("Cancel", role: hasRole ? .cancel : nil) {
                  told.lines.append("cancel")
                  isAsking = false
                }
                .keyboardShortcut(hasRole ? nil : KeyboardShortcut.cancelAction)
              }
              ToolbarItem(placement: .destructiveAction) {
                Button("Accept") { told.lines.append("accept") }.keyboardShortcut(.defaultAction)
              }
            }
            .interactiveDismissDisabled(hasRole)
        }
    }
  }

  @Test(arguments: [(KeyPress.Key.escape, false), (.function(4), false), (.function(4), true)])
  func `keys press the answers of a sheet that have no room`(key: KeyPress.Key, hasRole: Bool) {
    let told = Told()
    let terminal = TestTerminal(Showing { Asking(told: told, hasRole: hasRole) }, columns: 40)
    terminal.press(.tab, .enter)
    terminal.expectShows("Reason", "[»]")
    terminal.expectHides("[Cancel]", "[Accept]")
    focus("Reason", in: terminal)
    terminal.press(.enter)
    terminal.press(key)
    expectEqual(told.take(), ["accept", "cancel"])
    terminal.expectHides("Reason")
  }
}
