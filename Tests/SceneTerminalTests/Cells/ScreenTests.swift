import Checking
import Testing

@testable import SceneTerminal

@Suite struct ScreenTests {
  @Test(
    "text is drawn in cells",
    arguments: [
      ("plain", "plain"), ("日本", "日本"), ("a\u{1B}[31mb", "a␛[31mb"), ("x\u{202E}y", "xy"),
      ("\u{301}a", "◌\u{301}a"), ("a\u{9B}b", "a\u{FFFD}b"), ("\u{7F}", "␡"),
    ])
  func text(_ text: String, shown: String) {
    var screen = Screen(columns: 20, rows: 1)
    screen.draw(text, column: 0, row: 0)
    expectEqual(screen.text, shown)
  }

  @Test("half a character of two cells is never left")
  func halves() {
    var screen = Screen(columns: 4, rows: 1)
    screen.draw("日本", column: 0, row: 0)
    screen.draw("x", column: 1, row: 0)
    expectEqual(screen.text, " x本")
    screen.draw("y", column: 2, row: 0)
    expectEqual(screen.text, " xy")
    screen.draw("日", column: 3, row: 0)
    expect(screen.cells.allSatisfy { $0.part == .whole })
  }

  @Test("nothing is drawn outside of the part that can be drawn in")
  func clip() {
    var screen = Screen(columns: 6, rows: 2)
    screen.clip = CellRectangle(column: 1, row: 0, columns: 3, rows: 1)
    screen.draw("abcdef", column: 0, row: 0)
    screen.draw("abcdef", column: 0, row: 1)
    expectEqual(screen.text, " bcd\n")
    screen.draw("日日日", column: 0, row: 0)
    expectEqual(screen.text, "  日\n")
  }
}
