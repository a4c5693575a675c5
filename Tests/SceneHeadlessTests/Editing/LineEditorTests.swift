import Checking
import SceneDisplay
import Testing

@testable import SceneHeadless

/// GNU readline's habits.
struct LineEditorTests {
  private let vocabulary = Completion.Vocabulary(
    labels: { $0 == .press ? ["New Message", "New Folder", "Send"] : [] }, windows: [1, 2])

  /// Types what a terminal sends.
  private func type(_ text: String, into editor: inout LineEditor) -> [LineEditor.Outcome] {
    var parser = KeyParser()
    return parser.append(Array(text.utf8)).map { key in
      editor.handle(key) { Completion(of: $0, in: vocabulary) }
    }
  }

  @Test(arguments: [
    ("tap\u{1B}[D\u{1B}[Dx", "tx|ap"),
    ("tap\u{1}x\u{5}y", "xtapy|"),
    ("tap\u{1B}[Hx\u{1B}[Fy", "xtapy|"),
    ("tap\u{2}\u{2}\u{6}x", "tax|p"),
    ("tap\u{7F}\u{2}\u{4}", "t|"),
    ("tap\u{1}\u{1B}[3~", "|ap"),
    ("one two three\u{1B}b\u{1B}bx", "one x|two three"),
    ("one two\u{1}\u{1B}fx\u{1B}fy", "onex twoy|"),
    ("one two\u{1B}[1;5Dx", "one x|two"),
    ("one two\u{1}\u{1B}d\u{5}\u{19}", " twoone|"),
    ("one two\u{1B}\u{7F}", "one |"),
    ("say \"a b\"\u{17}\u{17}", "say |"),
    ("one two\u{2}\u{2}\u{2}\u{B}\u{1}\u{19}", "two|one "),
    ("one two\u{2}\u{15}\u{5}\u{19}", "oone tw|"),
    ("one two\u{17}\u{17}\u{19}\u{19}", "one twoone two|"),
    ("one two\u{17}x\u{17}\u{19}", "one x|"),
    ("ab\u{14}", "ba|"),
    ("abc\u{2}\u{14}", "acb|"),
    ("a\u{14}", "a|"),
    ("e\u{301}👩🏽‍💻\u{2}x\u{7F}\u{7F}", "|👩🏽‍💻"),
    ("郵便\u{2}x", "郵x|便"),
    ("\u{1B}[D\u{1B}[C\u{7F}\u{4}ok", ""),
  ])
  func `keys move the cursor and change the line`(typed: String, expected: String) {
    var editor = LineEditor()
    let outcomes = type(typed, into: &editor)
    // Control-D on an empty line leaves.
    if expected.isEmpty {
      expectContains(outcomes, .ended)
    } else {
      expectEqual("\(editor.before)|\(editor.after)", expected)
    }
  }

  @Test func `up and down recall lines, and return to the typed one`() {
    var editor = LineEditor()
    expectEqual(type("show\r", into: &editor).last, .accepted("show"))
    expectEqual(type("show\r \rnew window\r", into: &editor).last, .accepted("new window"))
    _ = type("dra\u{1B}[A", into: &editor)
    expectEqual(editor.text, "new window")
    _ = type("\u{10}", into: &editor)
    expectEqual(editor.text, "show")
    expectEqual(type("\u{1B}[A", into: &editor), [.refused])
    _ = type("\u{1B}[B\u{E}", into: &editor)
    expectEqual(editor.text, "dra")
    expectEqual(type("\u{1B}[B", into: &editor), [.refused])
  }

  @Test func `Control-R looks back in the history`() {
    var editor = LineEditor()
    _ = type("tap \"New\"\rshow\rtap \"Send\"\r", into: &editor)
    _ = type("x\u{12}tap", into: &editor)
    expectEqual(editor.text, #"tap "Send""#)
    expectEqual(editor.search?.text, "tap")
    _ = type("\u{12}", into: &editor)
    expectEqual(editor.text, #"tap "New""#)
    expectEqual(type("\u{12}", into: &editor), [.refused])
    _ = type("\u{7}", into: &editor)
    expectEqual(editor.text, "x")
    expect(editor.search == nil)
    expectEqual(type("\u{12}sho\r", into: &editor).last, .accepted("show"))
    expectEqual(type("\u{12}nothing", into: &editor).last, .refused)
    _ = type("\u{3}", into: &editor)
    expectEqual(editor.text, "")
    expect(editor.search == nil)
  }

  @Test func `Control-C gives a line up, and leaves on an empty one`() {
    var editor = LineEditor()
    expectEqual(type("tap\u{3}", into: &editor).last, .abandoned("tap"))
    expectEqual(editor.text, "")
    expectEqual(type("\u{3}", into: &editor), [.ended])
    expectEqual(type("\u{4}", into: &editor), [.ended])
    expectEqual(type("a\u{1A}\u{C}", into: &editor).suffix(2), [.suspended, .cleared])
  }

  @Test(arguments: [
    ("ta\t", "tap "), ("new\t", "new window "), ("tap \t", #"tap ""#),
    ("tap New\t", #"tap "New "#), (#"tap "New M"# + "\t", #"tap "New Message" "#),
    ("tap S\t", #"tap "Send" "#), (#"tap "Send" i"# + "\t", #"tap "Send" in "#),
    ("zz\t", "zz"),
  ])
  func `Tab completes what can only go on so`(typed: String, expected: String) {
    var editor = LineEditor()
    _ = type(typed, into: &editor)
    expectEqual(editor.text, expected)
  }

  @Test func `a second Tab lists what can stand there`() {
    var editor = LineEditor()
    let outcomes = type("tap New\t\t", into: &editor)
    expectEqual(outcomes.last, .ambiguous([#""New Folder""#, #""New Message""#]))
    expectEqual(editor.text, #"tap "New "#)
  }

  @Test func `a line has an end`() {
    var editor = LineEditor()
    let long = String(repeating: "a", count: LineSplitter.limit)
    expectEqual(editor.handle(.paste(long)) { Completion(of: $0, in: vocabulary) }, .edited)
    expectEqual(type("b", into: &editor), [.refused])
    expectEqual(editor.text, long)
  }
}
