import Checking
import Testing

@testable import SceneHeadless

struct LineLayoutTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("郵便", 4), ("ｱ", 1), ("Ａ", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩🏽‍💻", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2),
    ("❤", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("क्ष", 2), ("🦀", 2), ("…", 1), ("𠀀", 2),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    expectEqual(text.columns, columns)
  }

  struct Line: Sendable {
    var before: String
    var after = ""
    var width = 10
    var rows: [String]
    var cursor: [Int]
  }

  @Test(arguments: [
    Line(before: "> ", rows: ["> "], cursor: [0, 2]),
    Line(before: "> ab", after: "cd", rows: ["> abcd"], cursor: [0, 4]),
    Line(before: "> 34567890", rows: ["> 34567890", ""], cursor: [1, 0]),
    Line(before: "> 345678", after: "90", rows: ["> 34567890"], cursor: [0, 8]),
    Line(before: "> 34567890", after: "ab", rows: ["> 34567890", "ab"], cursor: [1, 0]),
    Line(before: "> 3456789郵", after: "x", rows: ["> 3456789", "郵x"], cursor: [1, 2]),
    Line(before: "> \u{1B}", after: "\u{1B}", rows: ["> \\u{1B}\\u", "{1B}"], cursor: [0, 8]),
    Line(before: "> e\u{301}", after: "👩🏽‍💻", rows: ["> e\u{301}👩🏽‍💻"], cursor: [0, 3]),
    Line(before: "abc", width: 1, rows: ["a", "b", "c", ""], cursor: [3, 0]),
  ])
  func `a line stands in rows, and the cursor among them`(line: Line) {
    let layout = LineLayout(line.before, line.after, width: line.width)
    expectEqual(layout.rows.map(\.text), line.rows)
    expectEqual([layout.cursor.row, layout.cursor.column], line.cursor)
  }

  @Test func `of more rows than the screen has, those to the cursor are shown`() {
    let text = String(repeating: "0123456789", count: 9)
    let layout = LineLayout(text, "x" + text, width: 10)
    let clipped = layout.clipped(to: 4)
    expectEqual(clipped.rows.count, 4)
    expect(clipped.rows[clipped.cursor.row].text.hasPrefix("x"))
    expectEqual(layout.clipped(to: 100), layout)
  }

  @Test func `where the cursor is follows the terminal's width`() {
    let layout = LineLayout("0123456789" + "0123456789" + "abc", "", width: 10)
    expectEqual(layout.cursorRow(in: 10), 2)
    expectEqual(layout.cursorRow(in: 5), 4)
    expectEqual(layout.cursorRow(in: 2), 11)
  }
}
