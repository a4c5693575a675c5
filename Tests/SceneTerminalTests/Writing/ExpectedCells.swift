import SceneLayout

@testable import SceneTerminal

extension TerminalOracle {
  /// Returns the cells that a terminal must show for a screen.
  static func expectedCells(
    _ screen: Screen, widths: Widths, _ capabilities: TerminalCapabilities
  ) -> [OracleCell] {
    var cells: [OracleCell] = []
    for row in 0..<screen.rows {
      var column = 0
      while column < screen.columns {
        let cell = screen[column, row]
        let width = cell.part == .head ? 2 : 1
        let text = expectedText(
          cell.text, room: screen.columns - column, capabilities)
        let style = expectedStyle(cell.style, capabilities.colorDepth)
        let link = expectedLink(cell.link, screen, capabilities)
        cells += expectedParts(text, width: width, widths).map { text, width in
          OracleCell(text: text, style: style, link: link, width: width).normalized
        }
        column += width
      }
    }
    return cells
  }

  /// The cells, as far as a person can tell them apart.
  var normalizedCells: [OracleCell] { cells.map(\.normalized) }

  private static func expectedText(
    _ text: String, room: Int, _ capabilities: TerminalCapabilities
  ) -> String {
    var scalars = Array(text.unicodeScalars)
    let first = scalars[0]
    if ["👍", "👩", "👨"].contains(first), !capabilities.joinsClusters {
      let end = scalars.firstIndex { $0 == "\u{200D}" || 0x1F3FB...0x1F3FF ~= $0.value }
      if let end { scalars.removeSubrange(end...) }
    }
    if first == "⌚" { scalars.removeAll { $0 == "\u{FE0E}" } }
    if first == "🇩" || first == "🇪", scalars.count == 1 || scalars[1].value < 0x1F1E6 {
      scalars[0] = first == "🇩" ? "D" : "E"
    }
    if first == "\u{A7CB}", room < 2, !capabilities.joinsClusters { return "\u{FFFD}" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func expectedParts(
    _ text: String, width: Int, _ widths: Widths
  ) -> [(String, Int)] {
    switch widths {
    case .clusters: return width == 2 ? [(text, 2), ("", 0)] : [(text, 1)]
    case .scalars:
      var parts: [(String, Int)] = []
      for scalar in text.unicodeScalars {
        switch oracleWidth(scalar) {
        case 0: parts[parts.count - (parts.last?.1 == 0 ? 2 : 1)].0.unicodeScalars.append(scalar)
        case 2: parts += [(String(scalar), 2), ("", 0)]
        case _: parts.append((String(scalar), 1))
        }
      }
      return parts + Array(repeating: (" ", 1), count: max(0, width - parts.count))
    }
  }

  private static func expectedStyle(
    _ style: CellStyle, _ depth: TerminalCapabilities.ColorDepth
  ) -> OracleStyle {
    var expected = OracleStyle()
    let numbers: [(CellStyle.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    for (attribute, number) in numbers where style.attributes.contains(attribute) {
      expected.attributes.insert(number)
    }
    expected.foreground = expectedColor(style.foreground, depth, 30)
    expected.background = expectedColor(style.background, depth, 40)
    return expected
  }

  private static func expectedColor(
    _ color: CellStyle.Color, _ depth: TerminalCapabilities.ColorDepth, _ base: Int
  ) -> String {
    func theme(_ number: Int) -> String {
      "\(number < 8 ? base + number : base + 60 + number - 8)"
    }
    switch (depth, color) {
    case (.none, _), (_, .standard): return "\(base + 9)"
    case (_, .theme(let number)): return theme(Int(number))
    case (.exact, .exact(let red, let green, let blue)):
      return "\(base + 8);2;\(red);\(green);\(blue)"
    case (.palette256, .exact(let red, let green, let blue)):
      return "\(base + 8);5;\(FixedPalette.nearest(red: red, green: green, blue: blue))"
    case (.sixteen, .exact(let red, let green, let blue)):
      return theme(Int(FixedPalette.nearestOfTheme(red: red, green: green, blue: blue)))
    }
  }

  private static func expectedLink(
    _ link: UInt16, _ screen: Screen, _ capabilities: TerminalCapabilities
  ) -> String? {
    guard link > 0, capabilities.showsLinks else { return nil }
    let address = screen.links[Int(link) - 1]
    if address.hasPrefix("file") { return nil }
    return address.replacing("ü", with: "%C3%BC").replacing(" ", with: "%20")
      .replacing("\u{1B}", with: "%1B")
  }
}

extension TerminalOracle.OracleCell {
  /// The cell without properties that a space doesn't show.
  fileprivate var normalized: Self {
    var cell = self
    if width == 0 { cell.style = TerminalOracle.OracleStyle() }
    if width == 0 { cell.link = nil }
    if text == " ", style.attributes.isDisjoint(with: [4, 7, 9]) {
      cell.style.attributes = []
      cell.style.foreground = "39"
    }
    return cell
  }
}
