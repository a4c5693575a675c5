import Checking
import Foundation
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Tests for documents that are read and written in the background.
@MainActor struct BackgroundDocumentTests {
  private let desk = Desk()

  private func title(_ simulator: AppSimulator, _ index: Int = 0) -> String? {
    guard simulator.sessions.indices.contains(index) else { return nil }
    return (simulator.sessions[index].scene as? WindowScene)?.windows.first?.effectiveTitle
  }

  /// Starts the app, and opens a file in its second window.
  private func opened(_ file: URL) async -> AppSimulator {
    let simulator = await AppSimulator(Letters(desk))
    await simulator.open(file)
    await simulator.until { title(simulator, 1) == "a.txt" && simulator.text.contains("[hello]") }
    return simulator
  }

  @Test func `a document is made, changed, saved and opened again`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Letters(desk))
    expectEqual(title(simulator), "Untitled")
    simulator.expect("file: none")
    simulator.expect("never saved")
    await simulator.type("hello", into: "Text")
    expectEqual(title(simulator), "Untitled — Edited")
    await simulator.press("command+s")
    await simulator.choose(folder.url.appending(path: "a.txt").path)
    await simulator.until { title(simulator) == "a.txt" }
    try expectEqual(folder.text("a.txt"), "hello")
    try expectEqual(folder.names, ["a.txt"])
    await simulator.until { simulator.text.contains("file: a.txt") }
    expect(!simulator.text.contains("never saved"))
    await simulator.newWindow()
    await simulator.close(1)
    await simulator.open(folder.url.appending(path: "a.txt"))
    await simulator.until { simulator.text.contains("[hello]") }
    expectEqual(simulator.problems, [])
  }

  @Test func `a change is one that is registered to be undone, or one of the content`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.tap("Stamp", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    await simulator.press("command+s", in: 2)
    await simulator.until { title(simulator, 1) == "a.txt" }
    await simulator.press("command+z", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    await simulator.press("command+s", in: 2)
    await simulator.until { title(simulator, 1) == "a.txt" }
    await simulator.type("changed", into: "Text", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    await simulator.type("hello", into: "Text", in: 2)
    await simulator.until { title(simulator, 1) == "a.txt" }
    expectEqual(
      desk.noted,
      [
        "applied hello after nothing", "wrote hello after nothing", "wrote hello after hello",
      ])
  }

  @Test func `a window shows the progress of a slow reader, then the content`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Letters(desk))
    desk.reading.close()
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.until { simulator.text.contains("Opening “a.txt”") }
    expect(!simulator.text.contains("[hello]"))
    desk.reading.open()
    await simulator.until { simulator.text.contains("[hello]") }
    expect(!simulator.text.contains("Opening"))
  }

  @Test(arguments: [true, false])
  func `a reader that hangs doesn't keep a later window from reading the file`(isFirst: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await isFirst ? AppSimulator(Letters(desk)) : opened(file)
    desk.reading.close()
    if isFirst {
      await simulator.open(file)
    } else {
      try Data("from outside".utf8).write(to: file)
      await simulator.background(2)
      await simulator.resume(2)
    }
    await simulator.until { desk.reading.count == 1 }
    await simulator.close(2)
    await simulator.open(file)
    await simulator.until { desk.reading.count == 2 }
    desk.reading.open()
    await simulator.until { simulator.text.contains(isFirst ? "[hello]" : "[from outside]") }
    expectEqual(simulator.title(1), "a.txt")
    expectEqual(simulator.problems, [])
  }

  @Test func `changes that are made while a document is saved remain changes`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.type("one", into: "Text", in: 2)
    desk.writing.close()
    await simulator.press("command+s", in: 2)
    await simulator.type("two", into: "Text", in: 2)
    try expectEqual(folder.text("a.txt"), "hello")
    desk.writing.open()
    await simulator.until { (try? folder.text("a.txt")) == "one" }
    await simulator.until { desk.noted.last == "wrote one after nothing" }
    expectEqual(title(simulator, 1), "a.txt — Edited")
    await simulator.press("command+s", in: 2)
    await simulator.until { title(simulator, 1) == "a.txt" }
    try expectEqual(folder.text("a.txt"), "two")
  }

  @Test func `a document is saved when its window is closed or goes to the background`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.type("one", into: "Text", in: 2)
    await simulator.background(2)
    await simulator.until { (try? folder.text("a.txt")) == "one" }
    await simulator.resume(2)
    await simulator.type("two", into: "Text", in: 2)
    desk.writing.close()
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 2)
    desk.writing.open()
    await simulator.until { simulator.sessions.count == 1 }
    try expectEqual(folder.text("a.txt"), "two")
  }

  @Test func `dropping the changes applies the file again`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.type("changed", into: "Text", in: 2)
    await simulator.tap("File > Revert", in: 2)
    await simulator.tap("Revert", in: 2)
    await simulator.until { simulator.text.contains("[hello]") }
    await simulator.until { title(simulator, 1) == "a.txt" }
    expectEqual(desk.noted, ["applied hello after nothing", "applied hello after hello"])
  }

  @Test func `a document that was read in the background can be saved`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.until { simulator.text.contains("[Save] [Save As…]") }
    expect(!simulator.text.contains("[Save] (disabled)"))
    desk.reading.close()
    await simulator.open(try folder.file("b.txt", "hello"))
    await simulator.until { simulator.text.contains("[Save] (disabled)") }
    desk.reading.open()
    await simulator.until { !simulator.text.contains("[Save] (disabled)") }
  }

  @Test func `a reader that fails is a problem, and the window says so`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Letters(desk))
    desk.fail(.reading)
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.until { simulator.text.contains("“a.txt” can't be opened.") }
    expectEqual(simulator.problems.map(\.code), [.unreadableDocument])
    expectContains(simulator.menus(in: 2).joined(), "[Open in New Window] (disabled)")
    desk.fail(nil)
    await simulator.tap("Try Again", in: 2)
    await simulator.until { simulator.text.contains("[hello]") }
    expectContains(simulator.menus(in: 2).joined(), "[Open in New Window] [Save]")
  }

  @Test func `a writer that fails is a problem, and the file is as it was`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    desk.fail(.writing)
    await simulator.type("changed", into: "Text", in: 2)
    await simulator.press("command+s", in: 2)
    await simulator.until { simulator.text.contains("“a.txt” couldn't be saved") }
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    expectEqual(title(simulator, 1), "a.txt — Edited")
    try expectEqual(folder.text("a.txt"), "hello")
    try expectEqual(folder.names, ["a.txt"])
  }

  @Test func `the window of a document that isn't made is closed again`() async {
    let simulator = await AppSimulator(Letters(desk))
    desk.fail(.cancelled)
    await simulator.newWindow()
    await simulator.until { simulator.sessions.count == 1 }
    expectEqual(simulator.problems, [])
    desk.fail(.making)
    await simulator.newWindow()
    simulator.expect("can't be opened.", in: 3)
    expectEqual(simulator.problems.map(\.code), [.unreadableDocument])
  }

  @Test func `a file has one window`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await opened(file)
    await simulator.focus(1)
    await simulator.open(file)
    expectEqual(simulator.sessions.count, 2)
    expectEqual(simulator.application.focusedSession?.ordinal, 2)
  }

  @Test func `a file that another program changes is applied again, or asked about`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await opened(file)
    try Data("from outside".utf8).write(to: file)
    await simulator.background(2)
    await simulator.resume(2)
    await simulator.until { simulator.text.contains("[from outside]") }
    expectEqual(title(simulator, 1), "a.txt")

    await simulator.type("here", into: "Text", in: 2)
    try FileManager.default.removeItem(at: file)
    await simulator.interrupt()
    await simulator.foreground()
    await simulator.until { simulator.text.contains("was deleted or moved") }
    await simulator.tap("Keep the Document", in: 2)
    await simulator.press("command+s", in: 2)
    await simulator.until { (try? folder.text("a.txt")) == "here" }
  }

  @Test func `a document without a file is kept with its window`() async {
    let simulator = await AppSimulator(Letters(desk))
    await simulator.type("draft", into: "Text")
    await simulator.background()
    await simulator.until {
      simulator.sessions[0].viewState("Scenes.document") != nil && simulator.application.isQuiet
    }
    await simulator.relaunch()
    await simulator.resume(1)
    await simulator.until { simulator.text.contains("[draft]") }
    expectEqual(title(simulator), "Untitled — Edited")
  }

  @Test func `a document that a button made isn't lost with the app`() async {
    let simulator = await AppSimulator(Letters(desk))
    await simulator.tap("Reply")
    await simulator.until { simulator.text.contains("Text: [Re:]") }
    await simulator.background()
    await simulator.until { simulator.application.isQuiet && !simulator.application.work.isBusy }
    await simulator.relaunch()
    await simulator.resume(2)
    await simulator.until { simulator.text.contains("Text: [Re:]") }
    expectEqual(title(simulator, 1), "Untitled 2 — Edited")
  }

  @Test func `a document is written to the types that it is read from`() {
    let type: any WritableDocument.Type = Letter.self
    expectEqual(type.writableContentTypes, [.plainText])
  }

  @Test func `a document that is only readable is shown only`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Pages())
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.until { simulator.text.contains("shows hello") }
    expectContains(simulator.text, "is shown only")
    expectEqual(simulator.problems, [])
  }

  @Test func `buttons make documents with a source, or with the content of a file`() async throws {
    let folder = try DocumentFolder()
    let original = try folder.file("original.txt", "copied")
    let simulator = await AppSimulator(Letters(desk, original: original))
    await simulator.tap("Reply")
    await simulator.until { simulator.sessions.count == 2 }
    simulator.expect("Text: [Re:]", in: 2)
    expectEqual(title(simulator, 1), "Untitled 2 — Edited")
    await simulator.tap("Copy", in: 1)
    await simulator.until { simulator.text.contains("[copied]") }
    expectEqual(title(simulator, 2), "Untitled 3 — Edited")
    try expectEqual(folder.text("original.txt"), "copied")
  }
}
