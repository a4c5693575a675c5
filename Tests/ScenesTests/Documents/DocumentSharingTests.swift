import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for several windows that show one document.
@MainActor struct DocumentSharingTests {
  /// An app for albums whose changes can be undone.
  private struct Strokes: App {
    static var identifier: String { "strokes" }

    var body: some Scene {
      DocumentGroup(
        newDocument: { Sketch() }, editor: { StrokesView(sketch: $0.document) })
    }
  }

  private struct StrokesView: View {
    @ObservedObject var sketch: Sketch
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("\(sketch.strokes) strokes")
      Button("Draw") { draw(1) }
    }

    private func draw(_ change: Int) {
      sketch.strokes += change
      undoManager?.registerUndo(withTarget: sketch) { _ in draw(-change) }
      undoManager?.setActionName("Stroke")
    }
  }

  private struct Hidden: App {
    static var identifier: String { "hidden" }
    let isReplaced: Bool

    init() { isReplaced = false }
    init(isReplaced: Bool) { self.isReplaced = isReplaced }

    var body: some Scene {
      if isReplaced {
        DocumentGroup(newDocument: Memo()) { file in Text(file.document.text) }
          .commands { CommandGroup(replacing: .newItem) {} }
      } else {
        DocumentGroup(newDocument: Memo()) { file in Text(file.document.text) }
          .commandsRemoved()
      }
    }
  }

  private let command = "File > Open in New Window"

  @Test func `a person opens a second window on a document, which shows the same`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.tap(command, in: 2)
    expectEqual(simulator.sessions.count, 3)
    simulator.expect("Text: [hello]", in: 3)
    expectEqual(simulator.title(2), "a.txt")
    await simulator.type("changed", into: "Text", in: 3)
    simulator.expect("Text: [changed]", in: 2)
    expectEqual(simulator.title(1), "a.txt — Edited")
    expectEqual(simulator.title(2), "a.txt — Edited")
    await simulator.press("command+s", in: 2)
    expectEqual(simulator.title(1), "a.txt")
    expectEqual(simulator.title(2), "a.txt")
    try expectEqual(folder.text("a.txt"), "changed")
    await simulator.open(file)
    expectEqual(simulator.sessions.count, 3)
    expectEqual(simulator.problems, [])
  }

  @Test func `both windows undo the changes of the document`() async {
    let simulator = await AppSimulator(Strokes())
    await simulator.tap(command)
    await simulator.tap("Draw", in: 1)
    await simulator.tap("Draw", in: 2)
    simulator.expect("2 strokes", in: 1)
    await simulator.tap("Edit > Undo Stroke", in: 1)
    simulator.expect("1 strokes", in: 2)
    await simulator.press("command+z", in: 2)
    simulator.expect("0 strokes", in: 1)
    expectEqual(simulator.title(0), "Untitled")
    await simulator.press("command+shift+z", in: 1)
    simulator.expect("1 strokes", in: 2)
    expectEqual(simulator.title(1), "Untitled — Edited")
    await simulator.close(1)
    await simulator.press("command+z", in: 2)
    simulator.expect("0 strokes", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `only the last window of a document asks before it is closed`() async {
    let simulator = await AppSimulator(Memos())
    await simulator.type("draft", into: "Text")
    await simulator.tap(command)
    await simulator.newWindow()
    await simulator.close(1)
    expectEqual(simulator.sessions.map(\.ordinal), [2, 3])
    simulator.expect("Text: [draft]", in: 2)
    expectEqual(simulator.title(), "Untitled — Edited")
    await simulator.close(2)
    simulator.expect("before closing?", in: 2)
    await simulator.tap("Don't Save", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [3])
    expectEqual(simulator.problems, [])
  }

  @Test func `a file isn't written when one of its windows is closed`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Memos())
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.type("changed", into: "Text", in: 2)
    await simulator.tap(command, in: 2)
    await simulator.close(2)
    try expectEqual(folder.text("a.txt"), "hello")
    expectEqual(simulator.title(1), "a.txt — Edited")
    await simulator.close(3)
    try expectEqual(folder.text("a.txt"), "changed")
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `a window in the background doesn't lose the changes of one that is closed`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Memos())
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.tap(command, in: 2)
    await simulator.resume(1)
    await simulator.tap(command, in: 1)
    await simulator.background()
    await simulator.resume(1)
    await simulator.resume(2)
    await simulator.type("changed", into: "Text", in: 2)
    await simulator.type("draft", into: "Text", in: 1)
    await simulator.close(2)
    try expectEqual(folder.text("a.txt"), "changed")
    await simulator.close(1)
    expectEqual(simulator.sessions.map(\.ordinal), [3, 4])
    await simulator.relaunch()
    await simulator.resume(3)
    simulator.expect("Text: [changed]", in: 3)
    await simulator.resume(4)
    simulator.expect("Text: [draft]", in: 4)
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [true, false])
  func `a document that one window saves is saved in all`(isDisconnected: Bool) async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Memos())
    await simulator.type("draft", into: "Text")
    await simulator.tap(command)
    await simulator.background()
    await simulator.resume(1)
    if isDisconnected { await simulator.memoryPressure() }
    expectEqual(simulator.sessions[1].scene == nil, isDisconnected)
    await simulator.press("command+s", in: 1)
    await simulator.choose(folder.url.appending(path: "a.txt").path, in: 1)
    await simulator.resume(2)
    expectEqual(simulator.title(1), "a.txt")
    simulator.expect("Text: [draft]", in: 2)
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(1)
    await simulator.resume(2)
    expectEqual(simulator.title(0), "a.txt")
    expectEqual(simulator.title(1), "a.txt")
    simulator.expect("Text: [draft]", in: 2)
    expect(!simulator.text.contains("was changed"))
  }

  @Test func `two windows on a document without a file show its last content again`() async {
    let simulator = await AppSimulator(Memos())
    await simulator.tap(command)
    await simulator.type("one", into: "Text", in: 1)
    await simulator.background()
    await simulator.resume(2)
    await simulator.type("two", into: "Text", in: 2)
    await simulator.wait(seconds: 20)
    await simulator.relaunch()
    await simulator.resume(1)
    simulator.expect("Text: [two]", in: 1)
    await simulator.resume(2)
    simulator.expect("Text: [two]", in: 2)
  }

  @Test(arguments: [true, false])
  func `a window that is opened later keeps the content too`(isKept: Bool) async {
    let simulator = await AppSimulator(Memos())
    await simulator.type("draft", into: "Text")
    if isKept { await simulator.wait(seconds: 20) }
    await simulator.tap(command)
    await simulator.close(1)
    await simulator.relaunch()
    expectEqual(simulator.sessions.map(\.ordinal), [2])
    simulator.expect("Text: [draft]", in: 2)
    expectEqual(simulator.title(), "Untitled — Edited")
  }

  @Test func `a window without the kept content shows it if it is shown first`() async {
    let simulator = await AppSimulator(Memos())
    await simulator.tap(command)
    await simulator.type("draft", into: "Text")
    await simulator.background()
    _ = simulator.sessions[1].setViewState("Scenes.document", to: nil)
    await simulator.settle()
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [draft]", in: 2)
    await simulator.resume(1)
    simulator.expect("Text: [draft]", in: 1)
    await simulator.close(1)
    await simulator.relaunch()
    simulator.expect("Text: [draft]", in: 2)
  }

  @Test(arguments: [true, false])
  func `the answer not to save drops what no window shows`(isShown: Bool) async {
    let simulator = await AppSimulator(Memos())
    await simulator.type("draft", into: "Text")
    await simulator.tap(command)
    await simulator.background()
    await simulator.resume(1)
    await simulator.memoryPressure()
    await simulator.close(1)
    simulator.expect("before closing?", in: 1)
    expectContains(simulator.menus(in: 1).joined(), "[Open in New Window] (disabled)")
    await simulator.tap("Cancel", in: 1)
    expectContains(simulator.menus(in: 1).joined(), "[Open in New Window] [Save]")
    await simulator.close(1)
    if isShown { await simulator.resume(2) }
    await simulator.tap("Don't Save", in: 1)
    expectEqual(simulator.sessions.map(\.ordinal), [2])
    await simulator.resume(2)
    simulator.expect(isShown ? "Text: [draft]" : "Text: []", in: 2)
    expectEqual(simulator.title(), isShown ? "Untitled — Edited" : "Untitled")
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect(isShown ? "Text: [draft]" : "Text: []", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [true, false])
  func `an app hides the command as it does others`(isReplaced: Bool) async {
    let simulator = await AppSimulator(Hidden(isReplaced: isReplaced))
    expect(!simulator.menus().contains { $0.contains("Open in New Window") })
  }

  @Test func `only windows of documents have the command`() async {
    struct Plain: App {
      var body: some Scene {
        WindowGroup { Text("plain") }
        DocumentGroup(newDocument: Memo()) { file in Text(file.document.text) }
      }
    }
    let simulator = await AppSimulator(Plain())
    expect(!simulator.menus().contains { $0.contains("Open in New Window") })
    let phone = await AppSimulator(Memos(), profile: .phone)
    phone.expect("Text: []")
    expectContains(phone.menus().joined(), "[Save As…]")
    expect(!phone.menus().contains { $0.contains("Open in New Window") })
    await simulator.tap("File > New")
    expectContains(
      simulator.menus(in: 2),
      "File: [New] [Open…] [Open Recent ▾] { --- [Clear Menu] (disabled) } [New Window] "
        + "[Open in New Window] [Save] [Save As…] [Revert] (disabled) [Close]")
  }
}
