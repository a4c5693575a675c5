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
