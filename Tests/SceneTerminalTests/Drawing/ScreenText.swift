@testable import SceneTerminal

/// A screen as text that a person can review: each row with its characters, and below it a letter for the style of
/// each cell if it has styles (T-96).
///
/// Rows end at the last cell that isn't plain and empty; a run of empty rows is one line with their number.
struct ScreenText {
  private let screen: Screen
  private var styles: [CellStyle: Character] = [:]
  private var unknown = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private var legend: [(letter: Character, style: CellStyle)] = []

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// Returns the text, with a list of the styles that have no letter of their own, the links and the cursor.
  static func of(_ screen: Screen) -> String {
    var text = ScreenText(screen)
    return text.lines().joined(separator: "\n")
  }

  private mutating func lines() -> [String] {
    var lines: [String] = []
    var empty = 0
    for row in 0..<screen.rows {
      let cells = (0..<screen.columns).map { screen[$0, row] }
      let end = (cells.lastIndex { $0 != Cell() } ?? -1) + 1
      if end == 0 {
        empty += 1
        continue
      }
      if empty > 0 { lines.append("~ \(empty)") }
      empty = 0
      lines.append("| " + cells[..<end].map(\.text).joined())
      let letters = cells[..<end].map { letter(of: $0.style) }
      if letters.contains(where: { $0 != "." }) { lines.append(": " + String(letters)) }
    }
    if empty > 0 { lines.append("~ \(empty)") }
    for (letter, style) in legend { lines.append("= \(letter) \(style.words)") }
    for (index, link) in screen.links.enumerated() {
      let cells = screen.cells.filter { $0.link == index + 1 }.map(\.text).joined()
      lines.append("= link \(cells) \(link)")
    }
    if let cursor = screen.cursor {
      let shape = cursor.isVisible ? cursor.shape == .line ? "line" : "block" : "hidden"
      lines.append("= cursor \(cursor.column),\(cursor.row) \(shape)")
    }
    return lines
  }

  private mutating func letter(of style: CellStyle) -> Character {
    if style == .plain { return "." }
    if let letter = Self.letters[style] ?? styles[style] { return letter }
    let letter = unknown.isEmpty ? "?" : unknown.removeFirst()
    styles[style] = letter
    legend.append((letter, style))
    return letter
  }

  /// The letters of styles that many screens have.
  private static let letters: [CellStyle: Character] = [
    Theme.accent: "a", Theme.dim: "d", Theme.title: "b", Theme.activeTitle: "t",
    Theme.inactiveTitle: "i", Theme.focus: "r", Theme.link: "l", Theme.field: "u",
    Theme.problem: "p", Theme.key: "k", CellStyle(foreground: .theme(6), [.reverse]): "f",
    CellStyle([.reverse, .underline]): "s", CellStyle([.italic]): "n",
  ]
}

extension CellStyle {
  /// The style in words, such as `theme 1, bold`.
  fileprivate var words: String {
    var words: [String] = []
    if foreground != .standard { words.append("\(foreground)") }
    if background != .standard { words.append("on \(background)") }
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    return (words + names.filter { attributes.contains($0.0) }.map(\.1)).joined(separator: ", ")
  }
}
