import Checking
import TestSupport
import Testing

@testable import SceneTerminal

@Suite struct TextEditTests {
  @Test(
    "steps are undone and made again",
    arguments: [
      ("|", "a b c", "C-_", "|"), ("|", "a b space c d", "C-_", "ab |"),
      ("|", "a b space c d", "C-_ C-_", "|"), ("|", "a b space c d", "C-_ C-_ C-?", "ab |"),
      ("|", "a b space c d", "C-/ C-/ M-_ M-_", "ab cd|"), ("|", "a b", "D-z D-Z", "ab|"),
      ("|", "a b", "C-/ S-C-/", "ab|"),
      ("|", "a b left c", "C-_", "a|b"), ("|", "a b left right c", "C-_", "ab|"),
      ("x[yz|]", "a b", "C-_", "x[yz|]"), ("x[|yz]", "delete", "C-_", "x[|yz]"),
      ("abc|", "backspace backspace", "C-_", "abc|"), ("abc|", "backspace d", "C-_", "ab|"),
      ("abc|", "C-u x", "C-_ C-_", "abc|"), ("abc|", "C-u C-y C-y", "C-_", "abc|"),
      ("abc|", "x", "C-_ C-_ C-_", "abc|"), ("abc|", "x", "C-? C-?", "abcx|"),
      ("abc|", "x C-_ y", "C-?", "abcy|"), ("|", "a C-_ b", "C-_", "|"),
    ])
  func undo(_ text: String, keys: String, undoing: String, expected: String) {
    var edit = TextEdit(marked: text)
    expectEqual(edit.press(keys), true)
    expectEqual(edit.press(undoing), true)
    expectEqual(edit.marked, expected)
  }

  @Test(
    "a step changes the number at the cursor, unless it is the greatest one",
    arguments: [
      ("09|:30", 1, "10|:30"), ("0|:30", -1, "0|:30"), ("a 7|", -1, "a 6|"),
      ("9223372036854775807|", 1, "9223372036854775807|"),
    ])
  func step(_ text: String, distance: Int, expected: String) {
    var edit = TextEdit(marked: text)
    expectEqual(edit.changeNumber(by: distance), true)
    expectEqual(edit.marked, expected)
  }

  @Test(
    "pasted text is one step",
    arguments: [
      (false, "x\ny\r\nz", "ax y z|d"), (true, "x\ny", "ax\ny|d"), (false, "", "a|d"),
    ])
  func paste(isMultiline: Bool, text: String, expected: String) {
    var edit = TextEdit(marked: "a[bc|]d", isMultiline: isMultiline)
    edit.paste(text)
    expectEqual(edit.marked, expected)
    edit.press("q C-_ C-_")
    expectEqual(edit.marked, "a[bc|]d")
  }

  @Test("parts of a character that come later join it")
  func joining() {
    var edit = TextEdit(marked: "x|y")
    for scalar in "👩🏽\u{200D}💻e\u{301}🇩🇪".unicodeScalars { edit.insert(String(scalar)) }
    expectEqual(edit.marked, "x👩🏽\u{200D}💻é🇩🇪|y")
    expectEqual(edit.count, 5)
    edit.press("left left backspace")
    expectEqual(edit.marked, "x|é🇩🇪y")
    // A flag before two others divides them anew, and its deletion as well.
    edit = TextEdit(marked: "|🇪🇫🇬🇭")
    edit.insert("🇩")
    expect(edit.text.unicodeScalars.elementsEqual("🇩🇪🇫🇬🇭".unicodeScalars))
    expectEqual(edit.count, 3)
    expectEqual(edit.cursor, 1)
    edit.undo()
    expectEqual(edit.marked, "|🇪🇫🇬🇭")
    // A mark joins the character before it when the one between them goes.
    edit = TextEdit("exy")
    edit.move(to: 2)
    edit.insert("\u{301}")
    expectEqual(edit.marked, "ex\u{301}|y")
    edit = TextEdit("e\n\u{301}", isMultiline: true)
    edit.move(to: 2)
    edit.deleteBackward()
    expectEqual(edit.count, 1)
    expectEqual(edit.cursor, 1)
    edit.undo()
    expectEqual(edit.text, "e\n\u{301}")
    expectEqual(edit.cursor, 2)
  }

  @Test("a text that the app sets keeps the cursor, and the steps of the texts before it")
  func replacing() {
    var edit = TextEdit(marked: "ab|c")
    edit.press("x")
    edit.replace(with: "abxc")
    expectEqual(edit.press("C-_"), true)
    expectEqual(edit.marked, "ab|c")
    edit.press("x")
    edit.replace(with: "abxc")
    edit.replace(with: "ABXC")
    expectEqual(edit.marked, "ABX|C")
    edit.press("C-_ C-?")
    expectEqual(edit.marked, "ABX|C")
    edit.press("d")
    edit.press("C-_")
    expectEqual(edit.marked, "ABX|C")
    // The app takes its change back, and makes it again.
    edit.replace(with: "ABXC")
    edit.replace(with: "abxc")
    edit.press("C-_")
    expectEqual(edit.marked, "ab|c")
    edit.press("C-?")
    expectEqual(edit.marked, "abx|c")
    edit.press("C-?")
    expectEqual(edit.marked, "abx|c")
    edit.replace(with: "abxc")
    edit.replace(with: "ABXC")
    edit.press("C-?")
    expectEqual(edit.marked, "ABXd|C")
    edit.press("C-_ S-end")
    edit.replace(with: "ABXC")
    edit.replace(with: "A")
    expectEqual(edit.marked, "A|")
    // Equal characters may be written in two ways.
    edit.replace(with: "e\u{301}")
    edit.replace(with: "\u{E9}")
    expectEqual(edit.text.unicodeScalars.count, 1)
  }

  @Test("the steps of each text are kept while the app shows others")
  func texts() {
    var edit = TextEdit(isMultiline: true)
    edit.press("o n e")
    edit.replace(with: "one")
    edit.replace(with: "")
    edit.press("t w o")
    edit.replace(with: "two")
    edit.replace(with: "one")
    edit.press("C-_")
    expectEqual(edit.text, "")
    edit.replace(with: "")
    edit.replace(with: "two")
    edit.press("C-_")
    expectEqual(edit.text, "")
    // The app sets a text that was typed before the last step.
    edit = TextEdit()
    edit.press("a space b")
    edit.replace(with: "a b")
    edit.replace(with: "a ")
    edit.press("C-_")
    expectEqual(edit.text, "")
    edit.press("C-?")
    expectEqual(edit.marked, "a |")
  }

  @Test(
    "the cursor and the selection move with the characters around them when the app sets a text",
    arguments: [
      ("abc|d", "xxabcd", "xxabc|d"), ("abc|d", "abcdx", "abc|dx"),
      ("a[bc|]d", "xabcd", "xa[bc|]d"), ("[|ab]cd", "cd", "|cd"), ("ab|cd", "", "|"),
      ("ab|", "abc", "ab|c"), ("abc|d", "bcd", "bc|d"), ("日本|", "x日本", "x日本|"),
      ("a[bcd|]", "abxcd", "a[bxcd|]"),
    ])
  func replacing(_ text: String, with new: String, expected: String) {
    var edit = TextEdit(marked: text)
    edit.replace(with: new)
    expectEqual(edit.marked, expected)
  }

  @Test(
    "a change that the app makes to typed characters at once belongs to the typing",
    arguments: [
      ("1|2", "x", "12", "1|2", "", "1|2", "1|2"), ("a|", "b", "aB", "aB|", "c", "a|", "aBc|"),
      ("|", "b", "B", "B|", "", "|", "B|"), ("5|", "6", "56-", "56|-", "", "5|", "56|-"),
      // A refused character leaves the cursor where it was, also among equal characters.
      ("|aaa", "a", "aaa", "|aaa", "", "|aaa", "|aaa"),
      ("a[b|]", "x", "ab", "a[b|]", "", "a[b|]", "a[b|]"),
      ("abc|", "C-u", "abc", "abc|", "", "abc|", "abc|"),
      ("ab|", "1 backspace", "ab", "ab|", "", "ab|", "ab|"),
      ("ab|", "1 backspace left", "ab", "a|b", "", "a|b", "a|b"),
      // The app changes characters outside of those that were typed.
      ("|1234 5678", "9", "9123 4567 8", "9|123 4567 8", "", "|1234 5678", "9|123 4567 8"),
      ("12|", "3 x 4 y 5", "1234", "1234|", "", "12|", "1234|"),
      ("|", "a b", "AB", "AB|", "c", "|", "ABC|"),
      ("|", "a space b", "A B", "A B|", "", "|", "A B|"),
      ("e|", "\u{301}", "\u{E9}", "\u{E9}|", "", "e|", "\u{E9}|"),
    ])
  func answering(
    _ text: String, keys: String, answer: String, answered: String, later: String, undone: String,
    redone: String
  ) {
    var edit = TextEdit(marked: text)
    edit.press(keys)
    edit.replace(with: answer)
    expectEqual(edit.marked, answered)
    if !later.isEmpty { edit.press(later) }
    while edit.undoStep != nil {
      edit.undo()
      // The app answers undone text as it answers typed text.
      if answer.contains("A") { edit.replace(with: edit.text.uppercased()) }
    }
    expectEqual(edit.marked.lowercased(), undone)
    while edit.redoStep != nil {
      edit.redo()
      if answer.contains("A") { edit.replace(with: edit.text.uppercased()) }
    }
    expectEqual(edit.marked, redone)
    expectEqual(edit.undoStep == nil, undone == answered)
  }

  @Test("a text that the app refuses leaves the history as it was")
  func refusing() {
    var edit = TextEdit()
    edit.press("a space b C-_")
    edit.replace(with: "a ")
    edit.press("x")
    edit.replace(with: "a ")
    expectEqual(edit.press("C-?"), true)
    expectEqual(edit.marked, "a b|")
    edit.replace(with: "a b")
    // The next character belongs to the same word.
    edit.press("c")
    edit.replace(with: "a bc")
    edit.press("d")
    edit.replace(with: "a bc")
    edit.press("e")
    edit.replace(with: "a bce")
    edit.press("C-_")
    expectEqual(edit.marked, "a b|")
    // The app clears the text of the step, of which nothing is left.
    var code = TextEdit()
    code.press("1")
    code.replace(with: "1")
    code.press("2")
    code.replace(with: "")
    expect(code.undoStep == nil)
    // The app refuses that text is undone; the next Undo applies to the step before it.
    edit.replace(with: "a bce")
    expectEqual(edit.marked, "a bce|")
    edit.press("C-_")
    expectEqual(edit.marked, "a |")
  }

  @Test(
    "the cursor is in sight",
    arguments: [
      ("|", 5, 0, "|"), ("abc|", 5, 0, "abc|"), ("abcd|", 5, 0, "abcd|"),
      ("abcde|", 5, 0, "bcde|"), ("abcdefgh|", 5, 0, "efgh|"), ("|abcdefgh", 5, 4, "|abcde"),
      ("abcdef|gh", 5, 4, "ef|gh"), ("ab|cdefgh", 5, 1, "b|cdef"), ("abcdefg|h", 5, 0, "defg|h"),
      ("ab|c", 5, 3, "ab|c"), ("日本語|", 5, 0, "本語|"), ("日本|語", 5, 0, "本|語"),
      ("日本語|", 4, 0, "語|"), ("a日本|語", 4, 0, "本|語"), ("日|本", 1, 0, "|"), ("ab|c", 1, 0, "|c"),
      ("ab|c", 0, 0, "|c"), ("ab|c", -3, -3, "|c"), ("ab|c", 5, .max, "ab|c"),
      ("a\nb|c", 9, 0, "a\nb|c"), ("e\u{301}e\u{301}|", 2, 0, "e\u{301}|"),
    ] as [(String, Int, Int, String)])
  func visible(_ text: String, columns: Int, offset: Int, expected: String) {
    let edit = TextEdit(marked: text)
    let lines = edit.lines
    func corner(_ column: Int) -> TextLines.Place {
      lines.corner(
        showing: edit.cursor, columns: max(1, columns), rows: 1, from: .init(column: column))
    }
    let corner = corner(max(0, offset))
    let start = lines.position(at: corner)
    var end = start
    while end < edit.count,
      lines.place(of: end + 1).column - corner.column <= max(1, columns)
    { end += 1 }
    var shown = edit.text(in: start..<end)
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: edit.cursor - start))
    expectEqual(shown, expected)
    expectEqual(lines.place(of: start), corner)
    expect(lines.place(of: edit.cursor).column - corner.column < max(1, columns))
    expectEqual(self.corner(edit, columns, from: corner), corner)
  }

  private func corner(_ edit: TextEdit, _ columns: Int, from corner: TextLines.Place)
    -> TextLines.Place
  {
    edit.lines.corner(showing: edit.cursor, columns: max(1, columns), rows: 1, from: corner)
  }

  @Test("lines and columns")
  func lines() {
    let edit = TextEdit(marked: "ab\n\n日本|", isMultiline: true)
    expectEqual(edit.lines.lines, [0..<2, 3..<3, 4..<6])
    expectEqual(edit.lines.place(of: edit.cursor), .init(line: 2, column: 4))
    expectEqual(
      [-1, 0, 1, 2, 3, 4, 9].map { edit.lines.position(at: .init(line: 2, column: $0)) },
      [4, 4, 4, 5, 5, 6, 6])
    expectEqual(TextEdit("a\nb").lines.lines, [0..<3])
    expectEqual(edit.paragraph(at: 99), 4..<6)
    expectEqual(edit.paragraph(at: -1), 0..<2)
    expectEqual(edit.text(in: 4..<99), "日本")
    expectEqual(TextEdit(isMultiline: true).lines.lines, [0..<0])
  }

  @Test(
    "lines are broken behind words where they can be",
    arguments: [
      ("the quick brown fox", 10, ["the ", "quick ", "brown fox"]),
      ("abcdefghijkl", 6, ["abcde", "fghij", "kl"]), ("ab cdefghij", 6, ["ab ", "cdefg", "hij"]),
      ("日本語 の", 6, ["日本", "語 の"]), ("a\nb c", 3, ["a", "b ", "c"]), ("", 5, [""]),
      ("ab ", 4, ["ab "]), ("abc def", 4, ["abc", " ", "def"]), ("a b", 1, ["a", " ", "b"]),
    ])
  func broken(_ text: String, columns: Int, expected: [String]) {
    var edit = TextEdit(text, isMultiline: true)
    edit.columns = columns
    expectEqual(edit.lines.lines.map(edit.text), expected)
  }

  @Test("the cursor moves through broken lines, and the column is kept")
  func brokenMoves() {
    var edit = TextEdit("the quick brown fox", isMultiline: true)
    edit.columns = 10
    edit.move(.lines(-1))
    expectEqual(edit.marked, "the quick| brown fox")
    edit.move(.lines(-1))
    expectEqual(edit.marked, "the| quick brown fox")
    edit.move(.lines(2))
    expectEqual(edit.marked, "the quick brown fox|")
    edit.move(.lines(-9))
    expectEqual(edit.marked, "|the quick brown fox")
  }

  @Test("the lines that are shown stay while the cursor is in sight")
  func corners() {
    let edit = TextEdit("1\n2\n3\n4\n5\n6", isMultiline: true)
    func line(_ cursor: Int, from line: Int) -> Int {
      edit.lines.corner(showing: cursor, columns: 9, rows: 3, from: .init(line: line)).line
    }
    expectEqual(line(10, from: 0), 3)
    expectEqual(line(8, from: 3), 3)
    expectEqual(line(6, from: 3), 3)
    expectEqual(line(4, from: 3), 2)
    expectEqual(line(0, from: 3), 0)
    expectEqual(line(0, from: 9), 0)
  }

  @Test("words and places are selected by the mouse")
  func mouse() {
    var edit = TextEdit("one, two")
    edit.selectWord(at: 6)
    expectEqual(edit.marked, "one, [two|]")
    edit.selectWord(at: 3)
    expectEqual(edit.marked, "one[,|] two")
    edit.selectWord(at: 99)
    expectEqual(edit.marked, "one, [two|]")
    edit.move(to: -5)
    edit.move(to: .max, isSelecting: true)
    expectEqual(edit.marked, "[one, two|]")
    edit = TextEdit()
    edit.selectWord(at: 0)
    expectEqual(edit.marked, "|")
  }

  @Test(
    "random acts keep the text whole, and undoing takes all of them back",
    arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = "eé\n👩🏽\u{200D}💻 🇩🇪🇫🇷 日本"
    var edit = TextEdit(start, isMultiline: true)
    let parts = [
      "a", " ", "\u{301}", "\u{200D}", "💻", "🇩", "\n", "\r", "日", "\u{600}", "🏽", "x\ny",
    ]
    let keys = [
      "left", "right", "up", "down", "M-b", "M-f", "S-left", "S-right", "home", "end", "backspace",
      "delete", "C-w", "C-k", "C-u", "C-y", "M-d", "S-up", "C-_", "M-_",
    ]
    for _ in 0..<400 {
      if Bool.random(using: &generator) {
        edit.insert(parts.randomElement(using: &generator) ?? "")
      } else {
        edit.press(keys.randomElement(using: &generator) ?? "")
      }
      // The characters are those of the whole text, though only a part is divided anew.
      expect(edit.characters.isIdentical(to: Array(edit.text)))
      expect(0...edit.count ~= edit.cursor && 0...edit.count ~= edit.anchor)
    }
    while !edit.history.redoSteps.isEmpty { edit.redo() }
    let end = edit.characters
    while !edit.history.undoSteps.isEmpty { edit.undo() }
    expect(edit.characters.isIdentical(to: Array(start)))
    while !edit.history.redoSteps.isEmpty { edit.redo() }
    expect(edit.characters.isIdentical(to: end))
  }
}
