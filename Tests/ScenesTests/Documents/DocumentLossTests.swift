import Checking
import Foundation
import SceneHeadless
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Tests for contents that mustn't be lost.
@MainActor struct DocumentLossTests {
  private let desk = Desk()

  private func title(_ simulator: AppSimulator, _ index: Int = 0) -> String? {
    guard simulator.sessions.indices.contains(index) else { return nil }
    return (simulator.sessions[index].scene as? WindowScene)?.windows.first?.effectiveTitle
  }

  /// Starts the app of letters, and opens a file in its second window.
  private func opened(_ file: URL) async -> AppSimulator {
    let simulator = await AppSimulator(Letters(desk))
    await simulator.open(file)
    await simulator.until { title(simulator, 1) == "a.txt" && simulator.text.contains("[hello]") }
    return simulator
  }

  @Test(arguments: [false, true])
  func `a file that another window has isn't replaced by another document`(isLink: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let link = folder.url.appending(path: "b.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.type("mine", into: "Text", in: 2)
    await simulator.type("other", into: "Text", in: 1)
    await simulator.press("command+s", in: 1)
    await simulator.choose(isLink ? link.path : file.path, in: 1)
    simulator.expect("is open in another window", in: 1)
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    await simulator.tap("OK", in: 1)
    expectEqual(title(simulator), "Untitled — Edited")
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "mine")
    await simulator.close(2)
    await simulator.press("command+s", in: 1)
    await simulator.choose(isLink ? link.path : file.path, in: 1)
    try expectEqual(folder.text("a.txt"), "other")
  }

  @Test func `a document whose file was deleted stays edited after its changes are undone`()
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.type("changed", into: "Text", in: 2)
    try FileManager.default.removeItem(at: file)
    await simulator.type("hello", into: "Text", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 2)
  }

  @Test func `a file and a link to it are one document`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let link = folder.url.appending(path: "b.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let simulator = await AppSimulator(Memos())
    await simulator.open(link)
    await simulator.open(file)
    expectEqual(simulator.sessions.count, 2)
    expectEqual(title(simulator, 1), "a.txt")
    await simulator.type("mine", into: "Text", in: 2)
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "mine")
    try expectEqual(folder.text("b.txt"), "mine")
  }

  @Test func `a file in which another window is being saved isn't taken`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Letters(desk))
    await simulator.newWindow()
    desk.writing.close()
    for (window, text) in [(1, "one"), (2, "two")] {
      await simulator.type(text, into: "Text", in: window)
      await simulator.press("command+s", in: window)
      await simulator.choose(folder.url.appending(path: "a.txt").path, in: window)
    }
    simulator.expect("is open in another window", in: 2)
    desk.writing.open()
    await simulator.until { title(simulator) == "a.txt" }
    try expectEqual(folder.text("a.txt"), "one")
    expectEqual(title(simulator, 1), "Untitled 2 — Edited")
  }

  @Test func `text that is typed while changes are dropped is asked about again`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.type("one", into: "Text", in: 2)
    desk.reading.close()
    await simulator.tap("File > Revert", in: 2)
    await simulator.tap("Revert", in: 2)
    await simulator.type("two", into: "Text", in: 2)
    desk.reading.open()
    await simulator.until { simulator.text.contains("Drop the changes in “a.txt”?") }
    simulator.expect("Text: [two]", in: 2)
    await simulator.tap("Revert", in: 2)
    await simulator.until { simulator.text.contains("[hello]") }
    expectEqual(title(simulator, 1), "a.txt")
  }

  @Test func `a window isn't closed before the text that was typed meanwhile is saved`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Letters(desk))
    await simulator.newWindow()
    await simulator.type("one", into: "Text", in: 2)
    desk.writing.close()
    await simulator.close(2)
    await simulator.tap("Save…", in: 2)
    await simulator.choose(folder.url.appending(path: "a.txt").path, in: 2)
    await simulator.type("two", into: "Text", in: 2)
    desk.writing.open()
    await simulator.until { simulator.sessions.count == 1 }
    try expectEqual(folder.text("a.txt"), "two")
  }

  @Test(arguments: [true, false])
  func `a change that stands against a change of the file outlives the app`(isDeleted: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.type("mine", into: "Text", in: 2)
    if isDeleted {
      try FileManager.default.removeItem(at: file)
    } else {
      try Data("from outside".utf8).write(to: file)
      // The system notes times in steps, in which the test may have written twice.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 10)], ofItemAtPath: file.path)
    }
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [mine]", in: 2)
    simulator.expect(isDeleted ? "was deleted or moved" : "was changed by another program", in: 2)
    expectEqual((try? folder.text("a.txt")), (isDeleted ? nil : "from outside"))
    await simulator.tap(isDeleted ? "Keep the Document" : "Keep My Changes", in: 2)
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "mine")

    try Data("later".utf8).write(to: file)
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [later]", in: 2)
  }

  @Test(arguments: [true, false])
  func `the content of a deleted file outlives the app, asked about or not`(isAsked: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    try FileManager.default.removeItem(at: file)
    if isAsked {
      await simulator.background(2)
      await simulator.resume(2)
      simulator.expect("was deleted or moved", in: 2)
    }
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [hello]", in: 2)
    simulator.expect("was deleted or moved", in: 2)
    await simulator.tap("Keep the Document", in: 2)
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "hello")
  }

  @Test func `the content of a file that can't be read any more outlives the app`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await opened(file)
    try Data("from outside".utf8).write(to: file)
    desk.fail(.reading)
    await simulator.background(2)
    await simulator.resume(2)
    await simulator.until { simulator.text.contains("“a.txt” couldn't be loaded") }
    await simulator.background()
    await simulator.until {
      simulator.application.isQuiet && !simulator.application.work.isUnfinished
    }
    expectEqual(desk.noted.last, "wrote hello after nothing")
    desk.fail(nil)
    await simulator.relaunch()
    await simulator.resume(2)
    await simulator.until { simulator.text.contains("[hello]") }
    try expectEqual(folder.text("a.txt"), "from outside")
  }

  @Test func `changes that a killed app hasn't saved in the file are kept with the window`()
    async throws
  {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.type("mine", into: "Text", in: 2)
    await simulator.wait(seconds: 10)
    try expectEqual(folder.text("a.txt"), "hello")
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [mine]", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    expect(!simulator.text.contains("was changed by another program"))
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "mine")
    await simulator.wait(seconds: 10)
    try Data("later".utf8).write(to: file)
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [later]", in: 2)
  }

  @Test func `a folder in place of a file isn't read as an empty document`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    await simulator.background(2)
    await simulator.resume(2)
    simulator.expect("Text: [hello]", in: 2)
    simulator.expect("was deleted or moved", in: 2)
    await simulator.tap("Keep the Document", in: 2)
    await simulator.press("command+s", in: 2)
    simulator.expect("couldn't be saved", in: 2)
    try expectEqual(folder.names, ["a.txt"])

    let other = folder.url.appending(path: "b.txt")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    await simulator.open(other)
    simulator.expect("“b.txt” can't be opened.", in: 3)
    simulator.expect("it is a folder", in: 3)
  }

  @Test func `a deleted file can be saved in another place`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    try FileManager.default.removeItem(at: file)
    await simulator.background(2)
    await simulator.resume(2)
    await simulator.tap("Save As…", in: 2)
    await simulator.choose(folder.url.appending(path: "b.txt").path, in: 2)
    try expectEqual(folder.names, ["b.txt"])
    try expectEqual(folder.text("b.txt"), "hello")
    expectEqual(title(simulator, 1), "b.txt")
  }

  @Test func `a content that a document doesn't take isn't written over the file`() async throws {
    let folder = try DocumentFolder()
    let simulator = await opened(try folder.file("a.txt", "hello"))
    await simulator.type("changed", into: "Text", in: 2)
    desk.fail(.applying)
    await simulator.tap("File > Revert", in: 2)
    await simulator.tap("Revert", in: 2)
    await simulator.until { simulator.text.contains("“a.txt” couldn't be loaded") }
    expectEqual(simulator.problems.map(\.code), [.unreadableDocument])
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 2)
    try expectEqual(folder.text("a.txt"), "hello")
    desk.fail(nil)
    await simulator.tap("Load the File", in: 2)
    await simulator.until { simulator.text.contains("[hello]") }
    await simulator.until { title(simulator, 1) == "a.txt" }
  }

  @Test func `a file that another program makes unreadable isn't replaced unasked`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator = await opened(file)
    try Data("from outside".utf8).write(to: file)
    desk.fail(.reading)
    await simulator.background(2)
    await simulator.resume(2)
    await simulator.until { simulator.text.contains("“a.txt” couldn't be loaded") }
    await simulator.tap("Keep What Is Shown", in: 2)
    expectEqual(title(simulator, 1), "a.txt — Edited")
    try expectEqual(folder.text("a.txt"), "from outside")
    await simulator.press("command+s", in: 2)
    await simulator.until { (try? folder.text("a.txt")) == "hello" }
  }

  #if os(Linux)
  @Test func `a folder in which nothing can be written is told`() async throws {
    let simulator = await AppSimulator(Memos())
    await simulator.type("mine", into: "Text")
    await simulator.press("command+s")
    await simulator.choose("/proc/a.txt")
    simulator.expect("no file can be made in the folder /proc")
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    await simulator.tap("OK")
    simulator.expect("Text: [mine]")
    expectEqual(title(simulator), "Untitled — Edited")
  }
  #endif

  @Test func `a folder without a file is kept with its window`() async {
    let simulator = await AppSimulator(Albums())
    await simulator.tap("Add")
    await simulator.tap("Add")
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(1)
    simulator.expect("picture 1, picture 2")
    expectEqual(title(simulator), "Untitled — Edited")
    expectEqual(simulator.problems, [])
  }

  @Test func `a script ends after a slow writer`() async throws {
    let folder = try DocumentFolder()
    let path = folder.url.appending(path: "a.txt").path
    let host = HeadlessHost()
    let launch = AppLaunch(
      Letters(desk), host: host, profile: .tablet,
      services: .repeatable(store: MemorySessionStore()))
    desk.writing.close()
    var rest = Array(
      "type \"one\" into \"Text\"\ntap \"File > Save\"\nchoose \"\(path)\"\nquit\n".utf8)
    let reader = LineReader { [desk] () async throws(ScriptInput.Failure) in
      defer { rest = [] }
      if rest.isEmpty { desk.writing.open() }
      return rest
    }
    var complaints: [UInt8] = []
    let console = Console(
      player: Player(application: launch.application, host: host), lines: .script(reader),
      output: Output(recording: { _ in }, complaints: { complaints += $0 }))
    console.loadingLimit = .zero
    await expectEqual(console.run(), 0)
    expectEqual(complaints, [])
    expect(launch.application.isTerminated)
    try expectEqual(folder.text("a.txt"), "one")
    try expectEqual(folder.names, ["a.txt"])
  }

  @Test func `the question of the editor comes before that about the document`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Memos(question: "Leave the review?"))
    await simulator.newWindow()
    await simulator.type("text", into: "Text", in: 2)
    await simulator.close(2)
    simulator.expect("Leave the review?", in: 2)
    expect(!simulator.text.contains("before closing?"))
    await simulator.tap("Stay", in: 2)
    expect(!simulator.text.contains("before closing?"))
    await simulator.close(2)
    await simulator.tap("Leave", in: 2)
    simulator.expect("before closing?", in: 2)
    expectEqual(simulator.sessions.count, 2)
    await simulator.tap("Save…", in: 2)
    await simulator.choose(folder.url.appending(path: "a.txt").path, in: 2)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("a.txt"), "text")
  }

  @Test func `a document without a file is kept with its window while it is changed`() async {
    let simulator = await AppSimulator(Memos())
    await simulator.type("draft", into: "Text")
    await simulator.wait(seconds: 20)
    await simulator.relaunch()
    simulator.expect("Text: [draft]")
    expectEqual(title(simulator), "Untitled — Edited")
    expectEqual(simulator.problems, [])
  }

  @Test func `a content that a window can't keep is told while the app runs`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Memos())
    let text = String(repeating: "long ", count: 300_000)
    await simulator.type(text, into: "Text")
    expectEqual(simulator.problems, [])
    await simulator.wait(seconds: 20)
    simulator.expect("“Untitled” is too large to be kept without a file.")
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    await simulator.tap("OK")
    await simulator.type(text + "!", into: "Text")
    await simulator.wait(seconds: 20)
    expect(!simulator.text.contains("is too large"))
    await simulator.press("command+s")
    await simulator.choose(folder.url.appending(path: "a.txt").path)
    try expectEqual(folder.text("a.txt"), text + "!")
    await simulator.type(text, into: "Text")
    await simulator.wait(seconds: 20)
    expect(!simulator.text.contains("is too large"))
  }

  @Test func `a change within a folder is noticed`() async throws {
    let folder = try DocumentFolder()
    let album = folder.url.appending(path: "a")
    let inner = album.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: inner.appending(path: "name"))
    let simulator = await AppSimulator(Albums())
    await simulator.open(album)
    simulator.expect("inner: one", in: 2)
    let file = try FileHandle(forWritingTo: inner.appending(path: "name"))
    try file.write(contentsOf: Data("other".utf8))
    try file.close()
    await simulator.wait(seconds: 3)
    simulator.expect("inner: other", in: 2)
    expectEqual(title(simulator, 1), "a")

    await simulator.tap("Add", in: 2)
    try FileManager.default.removeItem(at: inner.appending(path: "name"))
    await simulator.wait(seconds: 3)
    simulator.expect("was changed by another program", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `a closed document is released`() async {
    let albums = Albums()
    let simulator = await AppSimulator(albums)
    await simulator.newWindow()
    expect(albums.made.last != nil)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
    await simulator.until { albums.made.last == nil }
  }
}
