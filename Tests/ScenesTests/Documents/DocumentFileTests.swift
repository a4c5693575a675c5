import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for the files of documents: when they are written and read, and what happens if they can't be.
@MainActor struct DocumentFileTests {
  @Test func `a file that another program changes is read again, or asked about`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    try Data("from outside".utf8).write(to: note)
    await simulator.background(2)
    await simulator.resume(2)
    simulator.expect("Text: [from outside]", in: 2)

    await simulator.type("here", into: "Text")
    try Data("again from outside".utf8).write(to: note)
    await simulator.focus(1)
    await simulator.focus(2)
    await simulator.interrupt()
    await simulator.foreground()
    simulator.expect("was changed by another program", in: 2)
    await simulator.tap("Keep My Changes", in: 2)
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "here")
  }

  @Test func `a closed document is read again when it is opened`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "one")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.close(2)
    try Data("two".utf8).write(to: note)
    await simulator.open(note)
    expectContains(simulator.text, "Text: [two]")
  }

  @Test(arguments: [true, false])
  func `a file that another program changed is neither replaced nor left`(isDeleted: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("mine", into: "Text")
    if isDeleted {
      try FileManager.default.removeItem(at: note)
    } else {
      try Data("other".utf8).write(to: note)
    }
    await simulator.background(2)
    expectEqual((try? folder.text("a.txt")), (isDeleted ? nil : "other"))
    await simulator.resume(2)
    simulator.expect(isDeleted ? "was deleted or moved" : "was changed by another program", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 2)
    await simulator.tap(isDeleted ? "Keep the Document" : "Keep My Changes", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("a.txt"), "mine")
  }

  @Test func `a window whose file can't be written isn't closed`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("fail", into: "Text")
    await simulator.close(2)
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    try expectEqual(folder.text("a.txt"), "hello")
    simulator.expect("couldn't be saved", in: 2)
    await simulator.tap("OK", in: 2)
    await simulator.type("done", into: "Text", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("a.txt"), "done")
  }

  @Test func `a file that can't be read says so`() async throws {
    let folder = try DocumentFolder()
    let sketch = try folder.file("b.json", "no number")
    let simulator = await AppSimulator(Notes())
    await simulator.open(sketch)
    simulator.expect("“b.json” can't be opened.", in: 2)
    expectEqual(simulator.problems.map(\.code), [.unreadableDocument])
  }

  @Test func `closing a document without a file asks whether to save it`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Notes())
    await simulator.newWindow()
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)

    await simulator.newWindow()
    await simulator.type("text", into: "Text", in: 3)
    await simulator.close(3)
    simulator.expect("before closing?", in: 3)
    await simulator.tap("Cancel", in: 3)
    simulator.expect("Text: [text]", in: 3)

    await simulator.close(3)
    await simulator.tap("Save…", in: 3)
    await simulator.cancel(in: 3)
    await simulator.press("command+s", in: 3)
    await simulator.choose(folder.url.appending(path: "a.txt").path, in: 3)
    expectEqual(simulator.title(1), "a.txt")
    await simulator.close(3)
    expectEqual(simulator.sessions.count, 1)

    await simulator.newWindow()
    await simulator.type("other", into: "Text", in: 4)
    await simulator.close(4)
    await simulator.tap("Save…", in: 4)
    await simulator.choose(folder.url.appending(path: "b.txt").path, in: 4)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("b.txt"), "other")

    await simulator.newWindow()
    await simulator.type("lost", into: "Text", in: 5)
    await simulator.close(5)
    await simulator.tap("Don't Save", in: 5)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.names, ["a.txt", "b.txt"])
  }

  @Test func `windows show their files again after a relaunch, and keep what has no file`()
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.type("draft", into: "Text")
    await simulator.open(note)
    await simulator.background()
    try Data("later".utf8).write(to: note)
    await simulator.relaunch()
    await simulator.resume(1)
    simulator.expect("Text: [draft]", in: 1)
    expectEqual(simulator.title(), "Untitled — Edited")
    await simulator.resume(2)
    simulator.expect("Text: [later]", in: 2)
  }

  @Test func `a document is saved when its window is closed or goes to the background`()
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("one", into: "Text")
    await simulator.background(2)
    try expectEqual(folder.text("a.txt"), "one")
    await simulator.resume(2)
    await simulator.type("two", into: "Text")
    await simulator.close(2)
    try expectEqual(folder.text("a.txt"), "two")
  }

  @Test func `a window whose file was deleted before the launch says what a person can do`()
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let other = try folder.file("b.txt", "other")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.background()
    try FileManager.default.removeItem(at: note)
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("“a.txt” can't be opened.", in: 2)
    simulator.expect("there is no file \(note.path)", in: 2)
    simulator.expect("Close this window, or open another file.", in: 2)
    expect(!simulator.element("File > a.txt").exists)
    await simulator.tap("Open…", in: 2)
    await simulator.choose(other.path, in: 2)
    simulator.expect("Text: [other]", in: 3)
    await simulator.tap("Close Window", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [1, 3])
  }
}
