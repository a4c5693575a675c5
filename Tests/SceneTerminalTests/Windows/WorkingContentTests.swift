import Checking
import Foundation
import SceneRuntime
import Scenes
import TestSupport
import Testing

@testable import SceneTerminal

/// Content that loads, is shared or is scrolled in a terminal.
@MainActor struct WorkingContentTests {
  /// Waits until a text is shown, while tasks of views go on.
  private func wait(for text: String, in terminal: TestTerminal) async {
    for _ in 0..<10_000 {
      if terminal.shows(text) { break }
      await Task.yield()
      terminal.settle()
    }
    terminal.expectShows(text)
  }

  private func showsFirstLine(_ terminal: TestTerminal) -> Bool {
    terminal.rows.contains { $0.contains(/line 0\b/) }
  }

  private struct Reloading: View {
    let answers: AsyncStream<Int>
    @State private var count = 0

    var body: some View {
      Text("loaded \(count)")
        .refreshable {
          for await answer in answers {
            count = answer
            break
          }
        }
    }
  }

  @Test func `Control-R loads refreshable content, and a mark shows that it loads`() async {
    let (answers, answer) = AsyncStream<Int>.makeStream()
    let terminal = TestTerminal(Showing { Reloading(answers: answers) })
    terminal.expectShows("loaded 0", "[Refresh]")
    terminal.press(.character("r"), .control)
    await wait(for: "Refresh …", in: terminal)
    terminal.expectHides("[Refresh]")
    answer.yield(7)
    await wait(for: "loaded 7", in: terminal)
    await wait(for: "[Refresh]", in: terminal)
  }

  @Test func `a text that is shared is copied by the menu of its link`() {
    let terminal = TestTerminal(Showing { ShareLink("Share Note", item: "relay 70") })
    terminal.expectShows("[Share Note ▾]")
    terminal.press(.tab, .enter)
    terminal.expectShows("Copy")
    terminal.press(.enter)
    expectEqual(terminal.application.pasteboard.text, "relay 70")
  }

  private struct Portrait: View {
    let name: String

    var body: some View {
      AsyncImage(url: URL(filePath: "/nowhere/\(name)")) { phase in
        if phase.error != nil { Text("no \(name)") } else { Text("loading \(name)") }
      }
    }
  }

  @Test func `an image that isn't there is the view for the failure`() async {
    let terminal = TestTerminal(Showing { Portrait(name: "ada.png") })
    await wait(for: "no ada.png", in: terminal)
    terminal.expectHides("loading")
  }

  @Test func `an image that is loaded is its name without pixels`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "ada-\(UUID()).png")
    try Data([0x89, 0x50, 0x4E, 0x47, 1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = TestTerminal(
      Showing {
        AsyncImage(url: file) { image in
          image
        } placeholder: {
          Text("loading")
        }
      })
    await wait(for: String(file.lastPathComponent.prefix(8)), in: terminal)
    terminal.expectHides("loading")
  }

  @Test func `a scroll view that begins at its end shows its last lines`() {
    let terminal = TestTerminal(
      Showing {
        ScrollView { ForEach(0..<100, id: \.self) { Text("line \($0)") } }
          .defaultScrollAnchor(.bottom)
      })
    terminal.expectShows("line 99")
    expect(!showsFirstLine(terminal))
    terminal.press(.home)
    expect(showsFirstLine(terminal))
    terminal.expectHides("line 99")
  }

  @Test(arguments: [false, true])
  func `a scroll view that is disabled for scrolling stays`(isDisabled: Bool) {
    let terminal = TestTerminal(
      Showing {
        ScrollView { ForEach(0..<100, id: \.self) { Text("line \($0)") } }
          .scrollDisabled(isDisabled)
      })
    expect(showsFirstLine(terminal))
    terminal.press(.pageDown)
    expectEqual(showsFirstLine(terminal), isDisabled)
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 3), column: 5, row: 5)))
    expectEqual(showsFirstLine(terminal), isDisabled)
  }

  @Test func `what isn't told is drawn, and what is told as one is drawn apart`() {
    let terminal = TestTerminal(
      Showing {
        Text("decoration").accessibilityHidden(true)
        VStack {
          Text("Ada")
          Text("2 unread")
        }
        .accessibilityElement(children: .combine)
        VStack {
          Text("Grace")
          Text("3 unread")
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("Grace has mail")
      })
    terminal.expectShows("decoration", "Ada", "2 unread", "Grace", "3 unread")
    expect(!terminal.rows.contains { $0.contains("Ada 2 unread") })
    terminal.expectHides("Grace has mail")
  }

  @Test func `a section of tabs has its header`() {
    let terminal = TestTerminal(
      Showing {
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("messages") }
          TabSection("Folders") { Tab("Archive", systemImage: "archivebox") { Text("old ones") } }
        }
      })
    terminal.expectShows("Inbox", "Folders", "Archive")
  }

  @Test func `a control in another case has its letters, and the name that the app gives it`() {
    let terminal = TestTerminal(
      Showing { Button("Send All") {}.textCase(.uppercase) })
    terminal.expectShows("[SEND ALL]")
    terminal.expectHides("Send All")
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Send All")
  }
}
