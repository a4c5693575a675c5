import Checking
import Testing

@testable import SceneTerminal

@Suite struct FrameWriterTests {
  private static let escape = "\u{1B}"

  /// Returns bytes as text in which E is the escape character.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(escape, with: "E")
  }

  private var screen = Screen(columns: 40, rows: 5)
  private var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color"])
  private var writer = FrameWriter()

  /// Returns the bytes of a frame.
  private mutating func frame(changedRows: Range<Int>? = nil) -> String {
    Self.text(writer.bytes(for: screen, changedRows: changedRows, capabilities))
  }

  @Test("the first frame draws everything without erasing the screen first")
  mutating func first() {
    screen.draw("Inbox", column: 2, row: 1)
    let expected =
      "E[?25lE[HE]8;;E\\E[mE[KE[2;1H  InboxE[KE[3;1HE[KE[4;1HE[KE[5;1HE[K"
    expectEqual(frame(), expected)
    expectEqual(frame(), "")
    writer.reset()
    expectEqual(frame(), expected)
  }

  @Test("a frame contains the cells that changed only")
  mutating func changes() {
    screen.draw("unread 41 of 80 messages", column: 0, row: 1)
    _ = frame()
    screen.draw("2", column: 8, row: 1)
    expectEqual(frame(), "E[2;9H2")
    // Few cells are written again, many skipped.
    screen.draw("3", column: 8, row: 1)
    screen.draw("9", column: 13, row: 1)
    screen.draw("M", column: 16, row: 1)
    screen.draw("!", column: 30, row: 1)
    expectEqual(frame(), "E[2;9H3 of 90 ME[13C!")
    screen.draw("   ", column: 28, row: 1)
    expectEqual(frame(), "E[2;31HE[K")
  }

  @Test("rows that are said to be unchanged aren't looked at")
  mutating func changedRows() {
    _ = frame()
    screen.draw("a", column: 0, row: 1)
    screen.draw("b", column: 0, row: 3)
    expectEqual(frame(changedRows: 2..<9), "E[4;1Hb")
    expectEqual(frame(changedRows: 7..<9), "")
    expectEqual(frame(), "E[2;1Ha")
  }

  @Test("one row of a large screen costs few bytes")
  mutating func bytes() {
    screen = Screen(columns: 200, rows: 60)
    for row in 0..<60 { screen.draw(String(repeating: "message ", count: 25), column: 0, row: row) }
    _ = frame()
    screen.draw("another text", column: 90, row: 30, style: CellStyle(foreground: .theme(2), .bold))
    expect(frame(changedRows: 30..<31).utf8.count < 50)
  }

  @Test("a long row of spaces is erased, before other text too")
  mutating func erasing() {
    screen.draw(String(repeating: "x", count: 40), column: 0, row: 0)
    _ = frame()
    screen.fill(CellRectangle(column: 2, row: 0, columns: 30, rows: 1))
    screen.draw("y", column: 34, row: 0)
    expectEqual(frame(), "E[1;3HE[30XE[32Cy")
  }

  @Test("a frame is marked in terminals that can show it at once, and the cursor not hidden")
  mutating func synchronized() {
    capabilities.synchronizesOutput = true
    screen.cursor = Screen.Cursor(column: 3, row: 2)
    expect(frame().hasSuffix("E[3;4HE[0 qE[?25hE[?2026l"))
    screen.draw("x", column: 0, row: 0)
    expectEqual(frame(), "E[?2026hE[HxE[3;4HE[?2026l")
    screen.cursor?.row = 3
    expectEqual(frame(), "E[4;4H")
  }

  @Test("the shape of the cursor is sent when it changes, and after a full redraw")
  mutating func cursorShape() {
    screen.cursor = Screen.Cursor(column: 3, row: 2, shape: .line)
    expectContains(frame(), "E[5 q")
    screen.cursor?.column = 4
    expect(!frame().contains(" q"))
    screen.cursor?.shape = .standard
    expectContains(frame(), "E[0 q")
    writer.reset()
    expectContains(frame(), "E[0 q")
  }

  @Test("a terminal that can't change the shape of the cursor isn't told to")
  mutating func noCursorShape() {
    capabilities = TerminalCapabilities(environment: ["TERM": "linux"])
    screen.cursor = Screen.Cursor(column: 3, row: 2, shape: .line)
    let bytes = frame()
    expectContains(bytes, "E[?25h")
    expect(!bytes.contains(" q"))
  }

  @Test("the cursor is hidden while a frame is drawn, and not when it only moves")
  mutating func cursor() {
    screen.cursor = Screen.Cursor(column: 3, row: 2, shape: .line)
    _ = frame()
    screen.cursor?.column = 5
    expectEqual(frame(), "E[2C")
    screen.draw("x", column: 0, row: 0)
    expectEqual(frame(), "E[?25lE[HxE[3;6HE[?25h")
    screen.title = "Draft"
    expectEqual(frame(), "E]2;DraftE\\")
    screen.cursor?.isVisible = false
    expectEqual(frame(), "E[?25l")
    screen.cursor = Screen.Cursor(column: 300, row: -4)
    expectEqual(frame(), "E[1;40HE[0 qE[?25h")
    screen.cursor = nil
    expectEqual(frame(), "E[?25l")
  }

  @Test("a title can't end its sequence")
  mutating func title() {
    _ = frame()
    screen.title = "a\u{1B}\\\u{7}\u{9C}b\u{202E}"
    expectEqual(frame(), "E]2;a␛\\␇\u{FFFD}bE\\")
    screen.title = ""
    expectEqual(frame(), "E]2;E\\")
  }

  @Test("everything is drawn again when the terminal can show more")
  mutating func upgrade() {
    screen.draw(
      "x", column: 0, row: 4, style: CellStyle(foreground: .exact(red: 1, green: 2, blue: 3)))
    expectContains(frame(), "E[38;5;232mx")
    capabilities.receive(.style("0;38:2::1:2:3m"))
    expectContains(frame(changedRows: 0..<0), "E[38;2;1;2;3mx")
  }

  @Test(
    "characters whose width terminals doubt are followed by a move of the cursor",
    arguments: [
      ("👩🏽‍💻x", true, "  E[H👩🏽‍💻E[1;3Hx"), ("👩🏽‍💻x", false, "👩x"), ("👍🏽x", false, "👍x"),
      ("❤️x", false, "  E[H❤️E[1;3Hx"), ("日x", false, "日x"), ("⌚︎x", false, "⌚x"),
      ("🇩x", false, "Dx"), ("🏽x", false, "\u{FFFD} x"), ("\u{A7CB}x", false, "\u{A7CB}E[1;2Hx"),
      ("\u{E0B0}x", false, "\u{E0B0}E[1;2Hx"), ("é┼x", false, "é┼x"),
    ])
  mutating func uncertain(text: String, joins: Bool, expected: String) {
    capabilities.joinsClusters = joins
    screen = Screen(columns: 12, rows: 1)
    screen.draw("\(text)yz", column: 0, row: 0)
    expectEqual(frame(), "E[?25lE[HE]8;;E\\E[m\(expected)yzE[K")
    // All behind a changed one is drawn again.
    screen.draw("q", column: 0, row: 0)
    let isUncertain = expected.contains("E[1;")
    expectEqual(frame().contains("yz"), isUncertain)
  }

  @Test(
    "nothing is drawn beyond the end of a row",
    arguments: [("\u{A7CB}", 1), ("\u{A7CB}\u{A7CB}", 2), ("❤️", 1)])
  mutating func end(text: String, columns: Int) {
    screen = Screen(columns: columns, rows: 1)
    screen.draw(text, column: 0, row: 0)
    expect(!frame().hasSuffix(text.suffix(1)))
  }

  @Test("lines are drawn in ASCII where they would take two cells")
  mutating func ambiguous() {
    capabilities.drawsAmbiguousWide = true
    screen = Screen(columns: 4, rows: 3)
    screen.drawFrame(screen.bounds)
    expectContains(frame(), "+--+")
    screen.draw("é", column: 1, row: 1)
    screen.draw("a", column: 2, row: 1)
    expect(frame().hasSuffix("éE[2;3Ha|"))
  }

  @Test(
    "control characters in cells are never sent", arguments: ["\u{1B}", "\u{9B}", "\r\n", "\0"])
  mutating func controls(text: String) {
    _ = frame()
    screen.put(text, width: 1, column: 0, row: 0, style: .plain)
    let bytes = frame()
    expectContains(bytes, "\u{FFFD}")
    expect(!bytes.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
  }

  @Test("a terminal without control sequences gets none")
  mutating func plain() {
    capabilities = TerminalCapabilities(environment: ["TERM": "dumb"])
    screen.draw("x", column: 0, row: 0)
    expectEqual(frame(), "")
  }

  @Test(
    "links keep to allowed schemes and safe characters",
    arguments: [
      ("https://postbox.example/m/1", "https://postbox.example/m/1"),
      ("MAILTO:a@example.org", "MAILTO:a@example.org"),
      ("https://a/ü b\u{1B}\\", "https://a/%C3%BC%20b%1B\\"), ("javascript:x", nil),
      ("file:///etc", nil), ("", nil), ("https://a/" + String(repeating: "x", count: 2100), nil),
    ])
  mutating func links(address: String, expected: String?) {
    _ = frame()
    screen.draw("go", column: 0, row: 0, link: screen.link(to: address))
    let bytes = frame()
    if let expected {
      expectContains(bytes, ";\(expected)E\\goE]8;;E\\")
      expectContains(bytes, "E]8;id=")
    } else {
      expect(!bytes.contains("]8"))
    }
  }
}
