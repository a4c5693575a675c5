import Checking
import SceneHeadless
import Scenes
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
      .commands {
        CommandMenu("TurnQueue") {
          Button("Get Mail") {}.keyboardShortcut("g")
          Button("Send") {}.keyboardShortcut("s", modifiers: [.command, .shift])
          Button("Count") {}.keyboardShortcut("1")
        }
        CommandGroup(after: .newItem) { Button("New Folder") {} }
      }
    Window("Drafts", id: "drafts") { Text("all drafts") }
      .keyboardShortcut("d", modifiers: [.command, .option])
    WindowGroup("Message", id: "message") { Text("a message") }.keyboardShortcut("s")
  }
}

private struct Inbox: View {
  @State private var log = "nothing"

  var body: some View {
    Text(log)
    Button("Send") { log = "sent" }.padding().keyboardShortcut(.defaultAction)
    VStack {
      Toggle(
        "Mark",
        isOn: Binding {
          false
        } set: { _ in
          log = "marked"
        }
      ).keyboardShortcut("m")
      Text("Star").onTapGesture { log = "starred" }
    }
    .keyboardShortcut("*")
    Button("Other") { log = "other" }.keyboardShortcut("1")
    Button("Seen") { log = "seen" }.keyboardShortcut("s")
    Button("Unseen") {}.keyboardShortcut("g").hidden()
    Button("Locked") {}.keyboardShortcut("l").disabled(true)
  }
}

/// A person presses keyboard shortcuts.
@MainActor struct ShortcutTests {
  private let app: PlayedApp
  private var player: Player { app.player }

  init() async {
    app = await PlayedApp(Postbox())
  }

  private func refusal(_ lines: String...) async -> String { await app.refusal(lines) }

  @Test func `a shortcut of a standard command that is disabled is named`() async {
    await expectEqual(
      refusal(#"press "command+z""#),
      #"the command "Edit > Undo" with the shortcut command+z is disabled; expected an enabled one"#
    )
  }

  @Test func `what has the shortcut is pressed, also around it and further in`() async {
    await expectEqual(
      refusal(
        #"press "return""#, #"expect "sent""#, #"press "command+m""#, #"expect "marked""#,
        #"press "command+*""#, #"expect "starred""#, #"press "command+g""#,
        #"expect trace "press in scene 1""#), "done")
  }

  @Test func `a window's shortcut goes before that of a scene`() async {
    await expectEqual(refusal(#"press "command+s""#, #"expect "seen""#, "expect 1 window"), "done")
  }

  @Test func `a scene's shortcut opens a group's window, and a single one once`() async {
    await expectEqual(
      refusal(
        #"press "command+option+d""#, #"expect "all drafts" in 2"#, "focus 1",
        #"press "option+command+d""#, #"expect "all drafts""#, "expect 2 windows",
        #"expect trace "open scene \"drafts\"""#, #"press "command+s" in 2"#,
        #"expect "a message" in 3"#), "done")
  }

  @Test func `a shortcut nothing has lists those there are`() async {
    let list = """
        return for "Send"
        command+m for "Mark"
        command+* for "Star"
        command+1 for "Other"
        command+s for "Seen"
        command+g for "TurnQueue > Get Mail"
        command+shift+s for "TurnQueue > Send"
        command+1 for "TurnQueue > Count"
        command+option+d for Window "Drafts" ("drafts")
        command+s for WindowGroup "Message" ("message")
      """
    await expectEqual(
      refusal(#"press "command+l""#),
      "nothing in window 1 and no declared scene has the shortcut command+l; expected one of:\n"
        + list)
  }

  @Test func `two with one shortcut in a window are refused, and listed`() async {
    await expectEqual(
      refusal(#"press "command+1""#),
      """
      2 in window 1 have the shortcut command+1; expected that of one:
        "Other"
        "TurnQueue > Count"
      """)
  }

  @Test func `a person can't press what they don't see`() async {
    await expectEqual(
      refusal("new window", "background 1", #"press "return" in 1"#),
      "window 1 isn't on screen; expected resume 1 first")
  }

  @Test func `a command is tapped by its menu, and isn't mistaken for a window's own button`() async
  {
    await expectEqual(
      refusal(
        #"tap "Send""#, #"expect "sent""#, #"tap "TurnQueue > Send""#, #"tap "File > New Folder""#),
      "done")
    expect(
      await refusal(#"tap "TurnQueue > Erase""#).hasPrefix(
        "there is nothing \"TurnQueue > Erase\" to tap in window 1; expected one of: button \"Send\""
      ))
  }

  @Test func `menus are printed behind the content, a line each`() throws {
    try expectEqual(
      player.lines().suffix(2),
      [
        "TurnQueue: [Get Mail] [Send] [Count]", "File: [New Folder]",
      ])
  }

  @Test func `all commands of one menu stand on its line, and an empty menu has none`() async throws
  {
    struct Several: App {
      var body: some Scene {
        WindowGroup {}
          .commands {
            CommandGroup(before: .newItem) { Button("New") {} }
            CommandMenu("Empty") {}
            CommandGroup(replacing: .printItem) {
              Button("Print") {}
              Divider()
              Toggle("Draft", isOn: .constant(true))
            }
          }
      }
    }
    let several = await PlayedApp(Several())
    try expectEqual(several.player.lines(), ["File: [New] [Print] --- [x] Draft"])
  }
}
