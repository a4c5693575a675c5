import Checking
import TestSupport
import Testing

@testable import SceneTerminal

@Suite struct ScreenPictureTests {
  private var screen = Screen(columns: 20, rows: 3)

  /// Returns the elements of a name, each up to its end.
  private func elements(_ name: String) -> [String] {
    ScreenPicture.svg(of: screen).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<\(name) ") }
  }

  @Test("random screens give XML without errors, equal ones equal bytes")
  func random() {
    for seed in 0..<40 {
      var random = RandomScreen(seed: seed)
      for _ in 0..<20 { random.change() }
      let picture = ScreenPicture.svg(of: random.screen, title: "<Postbox> & \u{1B}")
      let isWellFormed = XMLCheck.problem(in: picture) == nil
      expect(isWellFormed, "\(seed): \(XMLCheck.problem(in: picture) ?? "")")
      expectEqual(picture, ScreenPicture.svg(of: random.screen, title: "<Postbox> & \u{1B}"))
    }
  }

  @Test("each color of the terminal has another one for dark backgrounds, exact ones stay")
  mutating func dark() {
    let colors = PictureColors.all
    expectEqual(Set(colors.map(\.light)).count, colors.count)
    expectEqual(Set(colors.map(\.dark)).count, colors.count)
    screen.draw("red", column: 0, row: 1, style: CellStyle(foreground: .theme(1)))
    let white = CellStyle(foreground: .exact(red: 255, green: 255, blue: 255))
    screen.draw("white", column: 5, row: 1, style: white)
    let picture = ScreenPicture.svg(of: screen)
    let rules = picture.split(separator: "(prefers-color-scheme:dark){\n").last ?? ""
    expect(rules.hasPrefix(".screen [fill=\"#1c1e21\"]{fill:#e6e6e6}\n"))
    expect(rules.contains(".screen [fill=\"#ffffff\"]{fill:#1b1d21}\n"))
    expect(rules.contains(".screen [fill=\"#b3261e\"]{fill:#f0706c}\n"))
    expect(rules.contains(" fill=\"#FFFFFF\">white<"))
    expect(!rules.contains("#2e6b1f"))
  }

  @Test(
    "the check finds errors",
    arguments: [
      "<a>", "<a></b>", "<a b=1/>", "<a>&x;</a>", "<a>&</a>", "<a>\u{1}</a>", "<a b=\"<\"/>", "a",
      "<a/><b/>", "<a b=\"1\" b=\"2\"/>",
    ])
  func check(text: String) {
    expect(XMLCheck.problem(in: text) != nil)
  }

  @Test("text is escaped, and described for people who can't see it")
  mutating func escapes() {
    screen.draw("<a & \"b\">", column: 0, row: 1)
    screen.title = "Inbox <1>"
    let picture = ScreenPicture.svg(of: screen)
    expectContains(picture, ">&lt;a &amp; &quot;b&quot;&gt;</text>")
    expectContains(picture, "<title id=\"title\">Inbox &lt;1&gt;</title>")
    expectContains(picture, "\">\n&lt;a &amp; &quot;b&quot;&gt;\n</desc>")
    expectContains(picture, "role=\"img\"")
    expect(!picture.contains("href") && !picture.contains("url("))
  }

  @Test("images are in the picture, with their texts in its description")
  mutating func images() {
    let area = CellRectangle(column: 2, row: 1, columns: 4, rows: 2)
    screen.draw("A moth", column: 2, row: 1)
    screen.place(SampleImage.file(), in: area)
    screen.clip = CellRectangle(column: 12, row: 0, columns: 4, rows: 2)
    screen.place(SampleImage.file(), in: CellRectangle(column: 10, row: 1, columns: 4, rows: 2))
    let picture = ScreenPicture.svg(of: screen)
    expect(XMLCheck.problem(in: picture) == nil)
    expectContains(picture, "A moth\n")
    expect(!picture.contains(">A moth<"))
    let images = elements("svg").dropFirst()
    expectEqual(images.count, 2)
    expectContains(
      images.first,
      "<svg x=\"24.4\" y=\"24.4\" width=\"48.8\" height=\"48.8\" viewBox=\"0 0 32 32\"")
    expectContains(images.last, "viewBox=\"16 0 16 16\"")
    expect(images.allSatisfy { $0.contains("href=\"data:image/png;base64,iVBORw0KGgo") })
  }

  @Test("each character of two cells, or of doubtful width, is a text at its own place")
  mutating func wide() {
    screen.draw("ab日本👍🏽☰é", column: 1, row: 0)
    let texts = elements("text")
    expectEqual(
      texts.map { $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" } },
      ["ab", "日", "本", "👍🏽", "☰", "é"])
    let places = ["12.2", "36.6", "61", "85.4", "109.8", "134.2"]
    for (text, place) in zip(texts, places) { expect(text.hasPrefix("<text x=\"\(place)\"")) }
    let lengths = ["24.4", "24.4", "24.4", "24.4", "24.4", "12.2"]
    for (text, length) in zip(texts, lengths) {
      expectContains(text, "textLength=\"\(length)\"")
    }
  }

  @Test("styles are shown")
  mutating func styles() {
    let style = CellStyle(
      foreground: .exact(red: 1, green: 2, blue: 255), background: .theme(200),
      [.bold, .italic, .dim, .underline, .strikethrough])
    screen.draw("x", column: 0, row: 0, style: style)
    screen.draw(
      "y", column: 4, row: 0, style: CellStyle(background: .exact(red: 9, green: 9, blue: 9)))
    screen.draw("z", column: 5, row: 0, style: CellStyle(.reverse))
    let texts = elements("text")
    for part in [
      "fill=\"#0102FF\"", "fill-opacity=\"0.6\"", "font-weight=\"bold\"", "font-style=\"italic\"",
      "text-decoration=\"underline line-through\"",
    ] { expectContains(texts[0], part) }
    expect(!texts[1].contains("fill="))
    expectContains(texts[2], "fill=\"#ffffff\"")
    let backgrounds = elements("rect").filter { $0.contains("crispEdges") }
    expectEqual(backgrounds.count, 2)
    expect(backgrounds[0].contains("x=\"48.8\"") && backgrounds[0].contains("fill=\"#090909\""))
  }

  @Test("lines and blocks are paths, and meet at the edges of cells")
  mutating func lines() {
    screen.draw("└─█", column: 0, row: 0)
    expectEqual(elements("text"), [])
    let paths = elements("path")
    expectEqual(paths.count, 2)
    // To the top, to the right, and on from there.
    expect(paths[0].contains("L6.1 0M") && paths[0].contains("L12.2 12.2M18.3 12.2L12.2 12.2"))
    expectContains(paths[1], "d=\"M24.4 0h12.2v24.4h-12.2z\"")
  }

  @Test("every line has a shape that is its own")
  func shapes() {
    var shapes: Set<String> = []
    for value in (0x2500...0x259F as ClosedRange<UInt32>) where !(0x2591...0x2593 ~= value) {
      let text = UnicodeScalar(value).map { String($0) } ?? ""
      expect(BoxDrawing.isDrawn(text))
      var drawing = BoxDrawing()
      drawing.add(text, left: 0, top: 0)
      let shape = drawing.svg(color: "#000", opacity: nil)
      expect(!shape.isEmpty && shapes.insert(shape).inserted, "\(text)")
    }
  }

  @Test("a visible cursor is shown, with its shape", arguments: [true, false])
  mutating func cursor(isVisible: Bool) {
    screen.cursor = Screen.Cursor(column: 2, row: 1, shape: .line, isVisible: isVisible)
    let cursors = elements("rect").filter { $0.contains("width=\"2\"") }
    expectEqual(cursors.count, (isVisible ? 1 : 0))
    screen.cursor = Screen.Cursor(column: 99, row: -1)
    expectEqual(elements("rect").count, 1)
  }
}
