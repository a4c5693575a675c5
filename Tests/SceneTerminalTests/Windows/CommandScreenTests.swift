import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The effects of standard commands and actions on the screen.
@MainActor struct CommandScreenTests {
  /// Chooses a command in a menu with the mouse.
  private func choose(_ command: String, in menu: String, of terminal: TestTerminal) {
    terminal.press(.function(10))
    expect(terminal.click(menu), "\(terminal.rows)")
    expect(terminal.click(command), "\(terminal.rows)")
  }

  private func focus(on name: String, in terminal: TestTerminal) {
    for _ in 0..<12 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
  }

  // MARK: - Windows

  private struct Pushing: App {
    static var identifier: String { "postbox" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      WindowGroup("Inbox") { Inbox() }
      WindowGroup("Message", id: "message") { Message() }
    }
  }

  private struct Inbox: View {
    @Environment(\.pushWindow) private var pushWindow

    var body: some View {
      Text("all letters")
      Button("Push") { pushWindow(id: "message") }
    }
  }

  private struct Message: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("one letter")
      Button("Done") { dismissWindow() }
    }
  }

  @Test(arguments: [true, false])
  func `a pushed window takes the place on the screen until it is closed`(isByButton: Bool) {
    let terminal = TestTerminal(Pushing())
    terminal.click("[Push]")
    terminal.expectShows("one letter", "Message")
    terminal.expectHides("all letters")
    if isByButton { terminal.click("[Done]") } else { terminal.press(.function(4)) }
    terminal.expectShows("all letters")
    terminal.expectHides("one letter")
    expectEqual(terminal.application.problems, [])
  }

  // MARK: - Columns and bars

  private struct ColumnApp: App {
    var body: some Scene {
      WindowGroup { Columns(hasItems: false) }
        .commands {
          SidebarCommands()
          InspectorCommands()
        }
    }
  }

  private struct Columns: View {
    @State private var isInspected = false
    @State private var query = ""
    var hasItems = true

    var body: some View {
      NavigationSplitView {
        Text("folders")
      } detail: {
        Text("letter").inspector(isPresented: $isInspected) { Text("properties") }
          .searchable(text: $query)
          .navigationTitle("Reading")
          .toolbar {
            if hasItems {
              DefaultToolbarItem(kind: .sidebarToggle, placement: .navigation)
              DefaultToolbarItem(kind: .search)
              DefaultToolbarItem(kind: .title, placement: .status)
            }
          }
      }
    }
  }

  @Test func `commands show and hide the sidebar and the inspector`() {
    let terminal = TestTerminal(ColumnApp(), columns: 120)
    terminal.expectShows("folders", "letter")
    choose("Toggle Sidebar", in: "View", of: terminal)
    terminal.expectHides("folders")
    choose("Toggle Sidebar", in: "View", of: terminal)
    terminal.expectShows("folders")
    terminal.expectHides("properties")
    choose("Toggle Inspector", in: "View", of: terminal)
    terminal.expectShows("properties", "letter")
    choose("Toggle Inspector", in: "View", of: terminal)
    terminal.expectHides("properties")
  }

  @Test func `standard items of a toolbar act, and show the title`() {
    let terminal = TestTerminal(Showing { Columns() }, columns: 120)
    terminal.expectShows("folders", "[Toggle Sidebar]")
    terminal.click("[Toggle Sidebar]")
    terminal.expectHides("folders")
    terminal.click("[Search]")
    expectEqual(terminal.focusName, "Search")
    expect(terminal.rows.filter { $0.contains("Reading") }.count > 1, "\(terminal.rows)")
  }

  // MARK: - Files

  private struct Moving: View {
    @State private var isMoving = false
    @State private var outcome = "nothing"
    let folder: URL

    var body: some View {
      Text("outcome \(outcome).")
      Button("Move It") { isMoving = true }
        .fileMover(isPresented: $isMoving, file: folder.appendingPathComponent("a.txt")) {
          outcome = (try? $0.get())?.lastPathComponent ?? "none"
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `a file is moved into the folder whose path is typed`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CommandScreenTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("first".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let terminal = TestTerminal(Showing { Moving(folder: folder) })
    terminal.click("[Move It]")
    expectEqual(terminal.focusName, "Path")
    terminal.type("inner\n")
    terminal.expectShows("Path: inner/a.txt")
    terminal.press(.enter)
    terminal.expectShows("outcome a.txt.")
    let moved = folder.appendingPathComponent("inner/a.txt").path
    expect(FileManager.default.fileExists(atPath: moved))
  }

  // MARK: - Editing

  private struct Shelf: View {
    @State private var items = ["milk", "bread"]
    @State private var pasted = ""

    var body: some View {
      ForEach(items, id: \.self) { item in
        Text(item).focusable().copyable([item])
          .cuttable(for: String.self) {
            items.removeAll { $0 == item }
            return [item]
          }
      }
      Text("wine").focusable()
        .onCopyCommand { [NSItemProvider(object: "red wine" as NSString)] }
      Text("bin").focusable().pasteDestination(for: String.self) { pasted += $0.joined() }
      Text("pasted: \(pasted).")
    }
  }

  @Test func `the menu Edit copies, cuts and pastes what views around the focus hand over`() {
    let terminal = TestTerminal(Showing { Shelf() })
    focus(on: "bread", in: terminal)
    choose("Copy", in: "Edit", of: terminal)
    focus(on: "bin", in: terminal)
    choose("Paste", in: "Edit", of: terminal)
    terminal.expectShows("pasted: bread.", "milk")
    focus(on: "milk", in: terminal)
    choose("Cut", in: "Edit", of: terminal)
    terminal.expectHides("milk")
    focus(on: "bin", in: terminal)
    choose("Paste", in: "Edit", of: terminal)
    terminal.expectShows("pasted: breadmilk.")
    focus(on: "wine", in: terminal)
    choose("Copy", in: "Edit", of: terminal)
    focus(on: "bin", in: terminal)
    choose("Paste", in: "Edit", of: terminal)
    terminal.expectShows("pasted: breadmilkred wine.")
  }
}
