import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The question that a window presents itself before it is closed.
@MainActor struct DismissalDialogTests {
  private struct Draft: View {
    var body: some View {
      Text("a draft")
        .dismissalConfirmationDialog("Drop it?", shouldPresent: true) {
          Button("Discard", role: .destructive) {}
        }
    }
  }

  @Test(arguments: [false, true])
  func `a question that the window asks itself is answered in the window`(isDiscarded: Bool) {
    let terminal = TestTerminal(Showing { Draft() })
    terminal.press(.function(4))
    terminal.expectShows("Drop it?")
    expect(terminal.workspace.overlay == nil)
    if isDiscarded { terminal.click("Discard") } else { terminal.press(.escape) }
    terminal.expectHides("Drop it?")
    expectEqual(terminal.application.orderedSessions.isEmpty, isDiscarded)
  }

  private struct MailCommands: Commands {
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button("New Message") { openWindow(id: "message") }.keyboardShortcut("n")
        Button("New Tab") {}.keyboardShortcut("t").disabled(true)
      }
    }
  }

  private struct Mail: App {
    static var identifier: String { "mail" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      WindowGroup("Inbox") { Draft() }.commands { MailCommands() }
      WindowGroup("Message", id: "message") { Text("a message") }
    }
  }

  @Test(arguments: [false, true])
  func `keys of the app's menus are the app's with and without a question`(isAsked: Bool) {
    let terminal = TestTerminal(Mail())
    if isAsked { terminal.press(.function(4)) }
    terminal.press(.character("t"), .control)
    terminal.expectShows("New Tab: it is disabled")
    expect(terminal.workspace.overlay == nil)
    terminal.press(.character("n"), .control)
    expectEqual(terminal.shows("a message"), !isAsked)
    expectEqual(terminal.shows("Drop it?"), isAsked)
    expectEqual(terminal.application.orderedSessions.count, isAsked ? 1 : 2)
    if isAsked { terminal.expectShows("New Message: what is in front of the window has to be") }
    expectEmpty(terminal.application.problems)
  }

  @Test func `Control-C asks the windows, and keeps the app if one of them stays`() {
    let terminal = TestTerminal(Showing { Draft() })
    for _ in 1...2 {
      terminal.press(.character("c"), .control)
      terminal.expectShows("Drop it?")
      expect(!terminal.application.isTerminated)
    }
    terminal.press(.escape)
    expect(!terminal.application.isTerminated)
    terminal.press(.character("c"), .control)
    terminal.click("Discard")
    expect(terminal.application.isTerminated)
  }

  @Test func `an app that is ended by the system isn't asked`() {
    let terminal = TestTerminal(Showing { Draft() })
    terminal.application.quitUnasked()
    terminal.settle()
    expect(terminal.application.isTerminated)
  }
}
