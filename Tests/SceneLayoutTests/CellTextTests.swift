import Checking
import TestSupport
import Testing

@testable import SceneLayout

/// L46–L49: text in cells.
struct CellTextTests {
  private func measure(
    _ text: String, _ width: Double?, _ height: Double? = nil, lines: Int? = nil,
    _ truncation: TextLimits.Truncation = .tail
  ) -> [String] {
    var limits = TextLimits()
    limits.maximumLines = lines
    limits.truncation = truncation
    return CellText().measure(text, limits, in: ProposedSize(width, height)).lines
  }

  @Test(arguments: [
    ("aa bb cc", 5, ["aa bb", "cc"]), ("aa bb cc", 8, ["aa bb cc"]), ("aa  bb", 3, ["aa", "bb"]),
    ("aaaa", 3, ["aaa", "a"]), ("aaaaaa b", 3, ["aaa", "aaa", "b"]), ("a\nb", 9, ["a", "b"]),
    ("a\r\n\nb", 9, ["a", "", "b"]), ("", 5, [""]), ("日本語", 4, ["日本", "語"]),
    ("日本", 1, ["日", "本"]), ("ab 日本", 4, ["ab", "日本"]), ("aa   ", 2, ["aa"]),
    ("a bbbb", 4, ["a", "bbbb"]), ("aa bb", 0, ["a", "a", "b", "b"]),
  ])
  func `a text is broken at blanks, then between characters`(
    text: String, width: Double, lines: [String]
  ) {
    expectEqual(measure(text, width), lines)
  }

  @Test func `text of bytes is broken as any other text`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let length = Int.random(in: 0...20, using: &generator)
      let text = (0..<length).map { _ in
        Int.random(in: 0...3, using: &generator) == 0 ? " " : "a"
      }.joined()
      let room = Int.random(in: 1...8, using: &generator)
      // A character of another script takes the other way.
      let other = text.replacing("a", with: "é")
      let lines = CellText().lines(of: text, in: room).map { String($0).replacing("a", with: "é") }
      for width in [0, 1, Double(room)] {
        let room = ProposedSize(width, Double(length / 3))
        expectEqual(
          CellText().size(of: text, TextLimits(), in: room),
          CellText().measure(text, TextLimits(), in: room).size)
      }
      expectEqual(
        lines, CellText().lines(of: other, in: room).map(String.init), "'\(text)' in \(room)")
    }
  }

  @Test(arguments: [
    ("postbox", 5, TextLimits.Truncation.tail, "post…"), ("postbox", 5, .head, "…tbox"),
    ("postbox", 5, .middle, "po…ox"), ("postbox", 7, .tail, "postbox"), ("postbox", 1, .tail, "…"),
    ("日本語", 4, .tail, "日…"), ("日本語", 3, .head, "…語"),
  ])
  func `a line that is too long has an ellipsis, and never half a character`(
    text: String, width: Double, part: TextLimits.Truncation, line: String
  ) {
    expectEqual(measure(text, width, lines: 1, part), [line])
  }

  @Test func `the last line that fits has what is left, cut`() {
    expectEqual(measure("aa bb cc dd", 5, 2), ["aa bb", "cc dd"])
    expectEqual(measure("aa bb cc dd ee", 5, 2), ["aa bb", "cc d…"])
    expectEqual(measure("a\nb\nc", nil, 2), ["a", "b…"])
    expectEqual(measure("aa bb", 9, 0), ["aa bb"])
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｶﾞ", 2), ("👍", 2), ("👩🏽‍💻", 2), ("🇩🇪", 2),
    ("🇩", 1), ("❤️", 2), ("❤", 1), ("นำ", 2), ("क्ष", 2), ("각", 2), ("\u{200B}", 0), ("±", 1),
    ("─", 1), ("\u{AD}", 1), ("Ａ", 2), ("☰", 2), ("\u{1B}", 0), ("1️⃣", 2),
  ])
  func `a character is as wide as its scalars, at most two cells`(text: String, width: Int) {
    expectEqual(CellWidth.of(text), width)
  }

  @Test(arguments: [
    ("a\tb\tc", 5.0), ("\u{1B}[2J", 4), ("\u{9B}", 1), ("\u{301}", 1), ("a\u{202E}b", 2),
    ("a\r\nbc", 2),
  ])
  func `a text has a cell for each symbol that is drawn for a control character`(
    text: String, width: Double
  ) {
    let size = CellText().measure(text, TextLimits(), in: ProposedSize(nil, nil)).size
    expectEqual(size.width, width)
  }
}
