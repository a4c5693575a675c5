@testable import SceneTerminal

/// A source of numbers that gives the same ones for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A screen on which anything is drawn, and that changes a little at a time.
struct RandomScreen {
  private(set) var screen: Screen
  private var numbers: SeededNumbers
  private let characters: [String]

  /// Characters whose widths terminals count differently are among them.
  static let characters: [String] =
    Array("abc xyz#0'\"<&  ").map(String.init) + [
      "é", "ß", "─", "│", "╭", "█", "…", "日", "本", "한", "ア", "👍", "👍🏽", "👩🏽‍💻", "👨‍👩‍👧‍👦", "❤️", "⚠️", "1️⃣",
      "⌚︎", "🇩🇪", "🇩", "की", "☰", "\u{A7CB}", "\u{E0B0}", "a\u{301}\u{302}", "\u{301}", "\u{9B}",
      "\u{1B}[2J",
    ]
  private static let addresses = [
    "https://postbox.example/m/1", "https://postbox.example/ü \u{1B}", "mailto:a@example.org",
    "file:///etc/passwd", "HTTP://postbox.example/;a=1",
  ]

  init(seed: Int, characters: [String] = Self.characters) {
    numbers = SeededNumbers(seed: seed)
    self.characters = characters
    screen = Screen(columns: 20, rows: 6)
    resize()
  }

  mutating func resize() {
    screen = Screen(
      columns: Int.random(in: 1...40, using: &numbers), rows: Int.random(in: 1...9, using: &numbers)
    )
    for _ in 0..<6 { change() }
  }

  /// Draws something, or changes the cursor or the title.
  mutating func change() {
    let column = Int.random(in: -3...screen.columns, using: &numbers)
    let row = Int.random(in: 0..<screen.rows, using: &numbers)
    let area = CellRectangle(
      column: column, row: row, columns: Int.random(in: 1...24, using: &numbers), rows: 2)
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: screen.fill(area, style: style())
    case 1: screen.fill(area)
    case 2:
      let style = style()
      screen.restyle(area) { $0 = style }
    case 3:
      screen.cursor = Screen.Cursor(
        column: column, row: row, shape: Bool.random(using: &numbers) ? .line : .standard,
        isVisible: Bool.random(using: &numbers))
    case 4: screen.cursor = nil
    case 5: screen.title = "Postbox \(column)\u{7}\u{9B}"
    case 6: screen.drawFrame(area, style: style())
    case 7:
      // The numbers of links are not those of the frame before.
      if Bool.random(using: &numbers) { renumberLinks() }
    case _:
      let text = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
        characters.randomElement(using: &numbers) ?? ""
      }
      var link: UInt16 = 0
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        link = screen.link(to: Self.addresses.randomElement(using: &numbers) ?? "")
      }
      screen.draw(text.joined(), column: column, row: row, style: style(), link: link)
    }
  }

  /// Shows an image, of which only a part may be on the screen.
  mutating func place(_ files: [ImageFile]) {
    guard let file = files.randomElement(using: &numbers) else { return }
    let area = CellRectangle(
      column: Int.random(in: -3..<screen.columns, using: &numbers),
      row: Int.random(in: -1..<screen.rows, using: &numbers),
      columns: Int.random(in: 1...9, using: &numbers), rows: Int.random(in: 1...4, using: &numbers))
    screen.draw(file.name, column: area.column, row: max(0, area.row))
    screen.place(file, in: area)
  }

  private mutating func renumberLinks() {
    let addresses = screen.links
    screen.removeLinks()
    screen.restyle(screen.bounds) { _ in }
    var copy = Screen(columns: screen.columns, rows: screen.rows)
    copy.cursor = screen.cursor
    copy.title = screen.title
    for address in addresses.reversed() { _ = copy.link(to: address) }
    for row in 0..<screen.rows {
      for column in 0..<screen.columns where screen[column, row].part != .tail {
        let cell = screen[column, row]
        let link = cell.link == 0 ? 0 : copy.link(to: addresses[Int(cell.link) - 1])
        copy.put(
          cell.text, width: cell.part == .head ? 2 : 1, column: column, row: row,
          style: cell.style, link: link)
      }
    }
    screen = copy
  }

  private mutating func style() -> CellStyle {
    if Bool.random(using: &numbers) { return .plain }
    return CellStyle(
      foreground: color(), background: color(),
      CellStyle.Attributes(rawValue: UInt8.random(in: 0..<64, using: &numbers)))
  }

  private mutating func color() -> CellStyle.Color {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: .theme(UInt8.random(in: 0..<16, using: &numbers))
    case 1:
      .exact(
        red: UInt8.random(in: 0...255, using: &numbers), green: 40,
        blue: UInt8.random(in: 0...255, using: &numbers))
    case _: .standard
    }
  }
}
