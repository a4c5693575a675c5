import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import DocumentNotes

/// The notes app: documents, formats by commands, snippets, statistics and settings.
@MainActor struct DocumentNotesTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ text: String) throws -> URL {
      let file = url.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.standardizedFileURL
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
  }

  private func title(_ simulator: AppSimulator, _ number: Int) -> String? {
    let session = simulator.sessions.first { $0.ordinal == number }
    return (session?.scene as? WindowScene)?.windows.first?.effectiveTitle
  }

  @Test func `the script gives the transcript it must give`() throws {
    let folder = Program.package.appending(path: "Examples/DocumentNotes")
    let script = folder.appending(path: "DocumentNotes.script").path
    let temporary = try Folder()
    let run = try Program(name: "DocumentNotes").run("--script", script, in: temporary.url)
    let expected = try String(
      contentsOf: folder.appending(path: "DocumentNotes.expected"), encoding: .utf8)
    expectEqual(run.output, expected)
    expectEmpty(run.complaints)
    expectEqual(run.status, 0)
    expect(!run.output.contains("problem: "))
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: temporary.url.path),
      ["Engine of DocumentNotes.md"])
  }

  @Test func `what it declares is sound`() throws {
    try expectEqual(Program(name: "DocumentNotes").run("--describe-scenes").status, 0)
  }

  @Test func `a file is opened, changed and saved`() async throws {
    let folder = try Folder()
    let file = try folder.file("engine.md", "# Engine")
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.open(file)
    await simulator.until { title(simulator, 2)?.contains("engine – Engine") == true }
    await simulator.type("# Mill", into: "Text", in: 2)
    expectContains(title(simulator, 2), "Edited")
    try expectEqual(folder.text("engine.md"), "# Engine")
    await simulator.press("command+s", in: 2)
    await simulator.until { title(simulator, 2)?.contains("Edited") == false }
    try expectEqual(folder.text("engine.md"), "# Mill")
    expectEqual(simulator.problems, [])
  }

  @Test func `a format is given to the selection, and taken away again`() async {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("The engine has a mill.", into: "Text")
    await simulator.select("mill", of: "Text")
    await simulator.press("command+b")
    simulator.expect("| The engine has a **mill**.")
    simulator.expect("selected: \"**mill**\"")
    await simulator.press("command+b")
    simulator.expect("| The engine has a mill.")
    await simulator.tap("Edit > Undo Bold")
    simulator.expect("**mill**")
    await simulator.tap("Edit > Redo Bold")
    expect(!simulator.text.contains("**"))
  }

  @Test func `text that was typed after a change stays when that is undone`() async {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("The engine has a mill.", into: "Text")
    await simulator.select("mill", of: "Text")
    await simulator.press("command+b")
    await simulator.type("Look: the engine has a **mill**. It turns.", into: "Text")
    await simulator.tap("Edit > Undo Bold")
    simulator.expect("| Look: the engine has a mill. It turns.")
    await simulator.tap("Edit > Redo Bold")
    simulator.expect("| Look: the engine has a **mill**. It turns.")
    await simulator.type("Nothing is left.", into: "Text")
    await simulator.tap("Edit > Undo Bold")
    simulator.expect("| Nothing is left.")
  }

  @Test(
    arguments: [
      ("a b c", "a **b** c", "x a **b** c y", "x a b c y"),
      ("# one\none", "# one\n# one", "# zero\n# one\n# one", "# zero\n# one\none"),
      ("one two", "one", "one", "one two"), ("a", "b", "c", nil),
      ("one", "one two", "one two!", "one!"),
    ] as [(String, String, String, String?)])
  func `a change is undone where its part is now`(
    old: String, new: String, now: String, expected: String?
  ) {
    let change = TextChange(from: old, to: new)
    expectEqual(change.applied(to: old), new)
    expectEqual(change.inverse.applied(to: new), old)
    expectEqual(change.inverse.applied(to: now), expected)
  }

  @Test func `commands act on the note in front`() async throws {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("one", into: "Text")
    await simulator.newWindow()
    await simulator.type("two", into: "Text", in: 2)
    await simulator.select("two", of: "Text", in: 2)
    await simulator.tap("Format > Italic")
    simulator.expect("| _two_", in: 2)
    simulator.expect("| one", in: 1)
    await simulator.focus(1)
    await simulator.select("one", of: "Text", in: 1)
    await simulator.tap("Format > Italic")
    simulator.expect("| _one_", in: 1)
  }

  @Test func `the outline selects the line of a heading`() async {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("# Engine\n\nIt has a mill.\n\n# Cards", into: "Text")
    await simulator.tap("Cards")
    simulator.expect("selected: \"# Cards\"")
  }

  @Test func `a setting is seen in the notes at once, and after a relaunch`() async {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("one two three", into: "Text")
    await simulator.tap("View > Show Statistics")
    simulator.expect("2%", in: 1)
    await simulator.press("command+,")
    await simulator.tap("Writing", in: 2)
    await simulator.type("6", into: "Word Goal", in: 2)
    await simulator.submit("Word Goal", in: 2)
    simulator.expect("50%", in: 1)
    await simulator.type("-5", into: "Word Goal", in: 2)
    await simulator.submit("Word Goal", in: 2)
    simulator.expect("[1]", in: 2)
    await simulator.type("6", into: "Word Goal", in: 2)
    await simulator.submit("Word Goal", in: 2)
    await simulator.background()
    await simulator.until { !simulator.application.work.isBusy && simulator.application.isQuiet }
    await simulator.relaunch()
    await simulator.resume(1)
    await simulator.until { simulator.text.contains("| one two three") }
    simulator.expect("50%", in: 1)
  }

  @Test(arguments: [
    ("a word", TextFormat.bold, "word", "a **word**"), ("a **word**", .bold, "**word**", "a word"),
    ("a\nb", .list, "a\nb", "- a\n- b"), ("- a\n- b", .list, "a", "a\n- b"),
    ("one\ntwo", .heading, "two", "one\n# two"),
  ])
  func `formats are marks around a part, or before lines`(
    text: String, format: TextFormat, part: String, expected: String
  ) throws {
    var changed = text
    _ = format.toggle(in: &changed, try require(text.range(of: part)))
    expectEqual(changed, expected)
  }

  @Test func `a text without formats keeps what only looks like a mark`() {
    let text = "## One\n- **two** and _three_\n> snake_case_name #tag\n**4 ** 2"
    expectEqual(
      TextFormat.plainText(of: text), "One\ntwo and three\nsnake_case_name #tag\n**4 ** 2")
  }

  @Test func `a format of nothing has the place to type between its marks`() async {
    let simulator = await AppSimulator(DocumentNotesApp())
    await simulator.type("ab", into: "Text")
    await simulator.press("command+b")
    simulator.expect("| ab****")
    simulator.expect(no: "selected:")
    var text = "ab"
    let place = text.index(after: text.startIndex)
    let range = TextFormat.bold.toggle(in: &text, place..<place)
    expectEqual(text, "a****b")
    expect(range.isEmpty && text[..<range.lowerBound] == "a**")
  }

  @Test func `headings in code aren't in the outline`() {
    let outline = Heading.outline(of: "# One\n```\n# no\n```\n## Two\n# Three")
    expectEqual(outline.map(\.title), ["One", "Two", "Three"])
    expectEqual(outline.map(\.level), [1, 2, 1])
  }
}
