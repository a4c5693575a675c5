import Checking
import Testing

/// Spellings of Apple's that compile without an error and without a warning.
struct SpellingTests {
  private static let windows = """
    import Observation
    import Scenes
    @Observable final class TurnQueue { var count = 1 }
    struct Message: View {
      @Binding var id: Int?
      let mailbox: TurnQueue
      var body: some View { Text("\\(id ?? 0)") }
    }
    struct Postbox: App {
      @State private var mailbox = TurnQueue()
      @State private var count = 3
      func title(_ id: Int?) -> String { "\\(id ?? count)" }
      var body: some Scene {
        WindowGroup(for: Int.self) { $id in
          Message(id: $id, mailbox: mailbox)
          Text("\\(id ?? count) of \\(mailbox.count), \\(title(id))")
        }
        WindowGroup("Draft", id: "draft", for: String.self) { $text in
          Text("\\(text), \\(count)")
        } defaultValue: { "\\(count)" }
        WindowGroup("Folder", for: String.self) { name in
          Text("\\(name.wrappedValue ?? "") \\(count)")
        }
      }
    }
    """

  private static let keys = """
    import Scenes
    struct Inbox: View {
      let held: EventModifiers = [.command, .shift]
      var body: some View {
        Button("Save") {}.keyboardShortcut("s", modifiers: .command)
        Button("Save all") {}.keyboardShortcut("s", modifiers: held.union(.option))
        Button("Delete") {}.keyboardShortcut(.delete)
        Button("Delete now") {}.keyboardShortcut(.delete, modifiers: [])
        Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [.command, .numericPad])
        Button("Send") {}.keyboardShortcut(.defaultAction)
        Button("Stop") {}.keyboardShortcut(.cancelAction)
        Button("None") {}.keyboardShortcut(nil)
        Button("Other") {}.keyboardShortcut(KeyboardShortcut(.return, modifiers: .control))
      }
    }
    struct Postbox: App {
      var body: some Scene {
        WindowGroup { Inbox() }.keyboardShortcut("0", modifiers: .command)
        Window("Help", id: "help") { Inbox() }.keyboardShortcut(.home, modifiers: [.all])
        Settings { Inbox() }.keyboardShortcut(nil)
      }
    }
    let keys: [KeyEquivalent] = [
      .return, .escape, .delete, .deleteForward, .tab, .space, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .home, .end, .pageUp, .pageDown, .clear, "a",
    ]
    let characters = keys.map(\\.character)
    let shortcut: (KeyEquivalent, EventModifiers) = (
      KeyboardShortcut("n").key, KeyboardShortcut("n").modifiers
    )
    """

  private static let titles = """
    import Scenes
    final class SceneDelegate: WindowSceneDelegate {
      init() {}
      func scene(_ scene: ConnectedScene, continue activity: UserActivity) {
        scene.title = activity.title
        scene.subtitle = activity.targetContentIdentifier
        scene.title = nil
        scene.title = "Message"
        let length: Int = scene.title.count + scene.subtitle.count
        let title: String = scene.title
        print(length, title)
      }
    }
    """

  @Test(arguments: ["windows by value": windows, "keys": keys, "titles": titles])
  func `a spelling compiles without a warning`(name: String, source: String) throws {
    expectEqual(try Compiler.check(source, isStrict: true), [], "\(name)")
  }

  @Test func `a warning is found`() throws {
    try expectEqual(
      Compiler.check("func a() -> Int { let b = 1; return 2 }", isStrict: true).count, 1)
  }
}
