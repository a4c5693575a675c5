import Foundation
import ScenePictures

/// A picture of a screen as SVG, for documentation and reviews.
///
/// The file needs no fonts and no other files, follows the reader's light or dark appearance, and has the same bytes
/// for equal screens (T-97).
package struct ScreenPicture {
  private let screen: Screen
  /// The text of the screen, including the alternative texts of images.
  private let description: String
  private let colors = PictureColors()
  private let title: String
  private var output = ""

  /// The width of a cell in tenths of a pixel.
  ///
  /// Lengths are integers, because the sum of fractions can depend on the order in which they are added.
  static let cellWidth = 122
  static let cellHeight = 244
  /// The distance from the top of a row to the baseline of its text, in tenths of a pixel.
  private static let ascent = 180
  private static let margin = 100

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to draw.
  ///   - title: The title for people who can't see the picture; if it is nil, the picture has the title of the screen.
  ///     If the title is empty, the picture has the title "Terminal".
  /// - Returns: The text of an SVG file.
  package static func svg(of screen: Screen, title: String? = nil) -> String {
    var picture = ScreenPicture(screen, title ?? screen.title)
    picture.draw()
    return picture.output
  }

  private init(_ screen: Screen, _ title: String) {
    description = screen.text
    self.screen = screen.showing(screen.placements)
    self.title = title
  }

  /// Returns a length, given in tenths of a pixel, as text in pixels.
  static func pixels(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private mutating func draw() {
    for row in 0..<screen.rows { drawBackgrounds(row) }
    for row in 0..<screen.rows {
      drawLines(row)
      drawTexts(row)
    }
    for placement in screen.placements { draw(placement) }
    drawCursor()

    let width = Self.pixels(screen.columns * Self.cellWidth + 2 * Self.margin)
    let height = Self.pixels(screen.rows * Self.cellHeight + 2 * Self.margin)
    let (text, background) = (PictureColors.text.light, PictureColors.background.light)
    let body = """
      <rect width="\(width)" height="\(height)" rx="6" fill="\(background)"/>
      <g transform="translate(\(Self.pixels(Self.margin)) \(Self.pixels(Self.margin)))" \
      font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="20" \
      fill="\(text)" xml:space="preserve">
      \(output)</g>
      </svg>

      """
    // The style and `xml:space` are both needed. Browsers preserve spaces only with the style, which each text element
    // needs; other programs preserve spaces only with `xml:space`.
    output = """
      <svg xmlns="http://www.w3.org/2000/svg" class="screen" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(XML.escape(title.isEmpty ? "Terminal" : title))</title>
      <desc id="description">\(XML.escape(description))</desc>
      <style>text { white-space: pre }
      @media (prefers-color-scheme:dark){
      \(PictureColors.darkRules(for: body))}</style>
      \(body)
      """
  }

  // MARK: - Backgrounds

  private mutating func drawBackgrounds(_ row: Int) {
    let runs = runs(row) { colors.appearance(of: $0).background }
    for (color, columns) in runs where color != PictureColors.background.light {
      // Each rectangle is a little larger than its cells, so that no gap is visible between neighbors.
      output += """
        <rect x="\(Self.pixels(columns.lowerBound * Self.cellWidth))" \
        y="\(Self.pixels(row * Self.cellHeight))" \
        width="\(Self.pixels(columns.count * Self.cellWidth + 2))" \
        height="\(Self.pixels(Self.cellHeight + 2))" fill="\(color)" shape-rendering="crispEdges"/>

        """
    }
  }

  /// Divides the cells of a row into runs that are as long as possible and have equal values of a property.
  ///
  /// The second half of a wide character is in the run of the first half.
  private func runs<Property: Equatable>(
    _ row: Int, _ property: (Cell) -> Property
  ) -> [(property: Property, columns: Range<Int>)] {
    var runs: [(property: Property, columns: Range<Int>)] = []
    var start = 0
    while start < screen.columns {
      let value = property(screen[start, row])
      var end = start + 1
      while end < screen.columns,
        screen[end, row].part == .tail || property(screen[end, row]) == value
      { end += 1 }
      runs.append((value, start..<end))
      start = end
    }
    return runs
  }

  // MARK: - Lines and blocks

  private mutating func drawLines(_ row: Int) {
    let runs = runs(row) { cell in
      BoxDrawing.isDrawn(cell.text) ? colors.appearance(of: cell) : nil
    }
    for (appearance, columns) in runs {
      guard let appearance else { continue }
      var drawing = BoxDrawing()
      for column in columns {
        drawing.add(
          screen[column, row].text, left: column * Self.cellWidth, top: row * Self.cellHeight)
      }
      output += drawing.svg(color: appearance.text, opacity: appearance.opacity)
    }
  }

  // MARK: - Texts

  private mutating func drawTexts(_ row: Int) {
    var column = 0
    while column < screen.columns {
      let cell = screen[column, row]
      let isWide =
        cell.part == .head && column + 1 < screen.columns && screen[column + 1, row].part == .tail
      if !isShown(cell) {
        column += isWide ? 2 : 1
      } else if isWide || !isJoined(cell) {
        draw(cell.text, cell.style, column: column, row: row, cells: isWide ? 2 : 1)
        column += isWide ? 2 : 1
      } else {
        let end = endOfRun(column, row)
        let text = (column..<end).map { screen[$0, row].text }.joined()
        draw(text, cell.style, column: column, row: row, cells: end - column)
        column = end
      }
    }
  }

  /// Returns the column after the text that begins in a column and is drawn as one element.
  ///
  /// All cells of the text have the same style and can join their neighbors. Spaces at the end are left out.
  private func endOfRun(_ column: Int, _ row: Int) -> Int {
    let style = screen[column, row].style
    var end = column + 1
    var next = end
    while next < screen.columns, isJoined(screen[next, row]), screen[next, row].style == style {
      next += 1
      if isShown(screen[next - 1, row]) { end = next }
    }
    return end
  }

  /// Returns whether the text of a cell is drawn as text.
  ///
  /// Lines and blocks are drawn as shapes instead. A space is drawn only if it has a line below or through it.
  private func isShown(_ cell: Cell) -> Bool {
    if cell.text.isEmpty || BoxDrawing.isDrawn(cell.text) { return false }
    return cell.text != " "
      || !cell.style.attributes.isDisjoint(with: [.underline, .strikethrough])
  }

  /// Returns whether the text of a cell is as wide as a letter in every monospaced font, so that it can join its
  /// neighbors.
  private func isJoined(_ cell: Cell) -> Bool {
    let scalars = cell.text.unicodeScalars
    guard cell.part == .whole, let scalar = scalars.first, scalars.count == 1 else { return false }
    return 0x20...0x7E ~= scalar.value || 0xA1...0x17F ~= scalar.value
  }

  private mutating func draw(
    _ text: String, _ style: CellStyle, column: Int, row: Int, cells: Int
  ) {
    let appearance = colors.appearance(of: style)
    output += "<text x=\"\(Self.pixels(column * Self.cellWidth))\""
    output += " y=\"\(Self.pixels(row * Self.cellHeight + Self.ascent))\""
    output += " textLength=\"\(Self.pixels(cells * Self.cellWidth))\""
    output += " lengthAdjust=\"spacingAndGlyphs\""
    if appearance.text != PictureColors.text.light { output += " fill=\"\(appearance.text)\"" }
    if let opacity = appearance.opacity { output += " fill-opacity=\"\(opacity)\"" }
    if style.attributes.contains(.bold) { output += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { output += " font-style=\"italic\"" }
    var lines: [String] = []
    if style.attributes.contains(.underline) { lines.append("underline") }
    if style.attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { output += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    output += ">\(XML.escape(text))</text>\n"
  }

  // MARK: - Images

  private mutating func draw(_ placement: Screen.Placement) {
    let (area, source, header) = (placement.visible, placement.source, placement.image.header)
    let kind = header.format == .png ? "png" : "jpeg"
    let data = Data(placement.image.bytes).base64EncodedString()
    // The view box of the nested picture contains only the visible rectangle of the image.
    output += """
      <svg x="\(Self.pixels(area.column * Self.cellWidth))" \
      y="\(Self.pixels(area.row * Self.cellHeight))" \
      width="\(Self.pixels(area.columns * Self.cellWidth))" \
      height="\(Self.pixels(area.rows * Self.cellHeight))" \
      viewBox="\(source.x) \(source.y) \(source.width) \(source.height)" \
      preserveAspectRatio="none"><image width="\(header.width)" height="\(header.height)" \
      href="data:image/\(kind);base64,\(data)"/></svg>

      """
  }

  // MARK: - Cursor

  private mutating func drawCursor() {
    guard let cursor = screen.cursor, cursor.isVisible,
      screen.bounds.contains(column: cursor.column, row: cursor.row)
    else { return }
    let isWide = screen[cursor.column, cursor.row].part == .head
    let width = cursor.shape == .line ? 20 : Self.cellWidth * (isWide ? 2 : 1)
    let opacity = cursor.shape == .line ? "" : " fill-opacity=\"0.5\""
    output += """
      <rect x="\(Self.pixels(cursor.column * Self.cellWidth))" \
      y="\(Self.pixels(cursor.row * Self.cellHeight))" width="\(Self.pixels(width))" \
      height="\(Self.pixels(Self.cellHeight))"\(opacity)/>

      """
  }
}
