import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Dragging by keys.
@MainActor struct DragKeyTests {
  private struct Letters: View {
    @State private var chosen: String?
    @State private var trashed = "nothing"

    var body: some View {
      Text("trashed \(trashed)")
      List(["Ada", "Ben"], id: \.self, selection: $chosen) { Text($0).draggable("letter of \($0)") }
      Button("Trash") {}
        .dropDestination(for: String.self) { texts, _ in
          trashed = texts.joined()
          return true
        }
    }
  }

  private func terminal(pickingUp name: String) -> TestTerminal {
    let terminal = TestTerminal(Showing { Letters() })
    terminal.click(name)
    terminal.press(.character("m"))
    terminal.expectShows("Pick Up")
    terminal.press(.enter)
    return terminal
  }

  @Test func `a row is picked up by its menu, and dropped by that of its destination`() {
    let terminal = terminal(pickingUp: "Ben")
    terminal.expectShows("Picked up Ben.")
    terminal.click("[Trash]")
    terminal.press(.character("m"))
    terminal.expectShows("Drop Ben")
    terminal.expectHides("New Window")
    terminal.press(.enter)
    terminal.expectShows("trashed letter of Ben")
    terminal.press(.character("m"))
    terminal.expectHides("Drop Ben")
  }

  private struct Desk: App {
    static var identifier: String { "postbox" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      WindowGroup {
        Button("Letter") {}
          .onDrag {
            let activity = UserActivity(activityType: "com.example.letter")
            activity.targetContentIdentifier = "com.example.letter"
            return NSItemProvider(object: activity)
          }
      }
      WindowGroup("Letter", id: "letter") { Text("a window of its own") }
        .handlesExternalEvents(matching: ["com.example.letter"])
    }
  }

  @Test func `a dragged activity is dropped in a window of its own`() {
    let terminal = TestTerminal(Desk())
    terminal.press(.tab, .character("m"), .enter)
    terminal.expectShows(
      "Picked up Letter. m drops it elsewhere or in a new window, Esc lets it go.")
    terminal.press(.character("m"))
    terminal.expectShows("Drop Letter in a New Window")
    terminal.press(.end, .enter)
    terminal.expectShows("a window of its own")
    expectEqual(terminal.application.problems, [])
  }

  private struct Mails: View {
    var body: some View {
      List(["You won't like it.", "Forty-two"], id: \.self) { title in
        VStack(alignment: .leading) {
          Text(title)
          Text("from Deep Thought.")
        }
        .draggable(title)
      }
    }
  }

  @Test(arguments: [
    ("You won't like it.", "Picked up You won't like it. The menu"),
    ("Forty-two", "Picked up Forty-two. The menu"),
  ])
  func `a row is named by its first text, with one full stop`(row: String, message: String) {
    let terminal = TestTerminal(Showing { Mails() })
    terminal.click(row)
    terminal.press(.character("m"), .enter)
    terminal.expectShows(message)
  }

  @Test func `Escape lets go of it`() {
    let terminal = terminal(pickingUp: "Ada")
    terminal.press(.escape)
    terminal.expectShows("Let go of Ada.")
    terminal.click("[Trash]")
    terminal.press(.character("m"))
    expect(terminal.workspace.overlay == nil)
    terminal.expectShows("trashed nothing")
  }

  private struct Notes: View {
    @State private var kept = "nothing"

    var body: some View {
      Text("a note").draggable("the note")
      Text("kept \(kept)")
        .dropDestination(for: String.self) { texts, _ in
          kept = texts.joined()
          return true
        }
      Button("Other") {}
    }
  }

  @Test func `a text is picked up by keys, and dropped on another`() {
    let terminal = TestTerminal(Showing { Notes() })
    terminal.press(.tab, .character("m"))
    terminal.expectShows("Pick Up")
    terminal.press(.enter)
    terminal.expectShows("Picked up a note.")
    terminal.press(.tab, .character("m"))
    terminal.expectShows("Drop a note")
    terminal.press(.enter)
    terminal.expectShows("kept the note")
  }

  @Test func `nothing but what can be picked up takes the focus before a drag`() {
    let terminal = TestTerminal(Showing { Notes() })
    let pane = terminal.workspace.focusedPane
    expectEqual(pane?.targets.map { pane?.tree.name(of: $0) }, ["a note", "Other"])
  }
}
