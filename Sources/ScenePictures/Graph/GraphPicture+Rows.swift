// A declared scene: its box, and arrows for the triggers that open it.
extension GraphPicture {
  private static let headHeight = 34

  /// Draws the box of a scene with the triggers that open it, and moves down to the next row.
  mutating func draw(_ row: GraphRow) {
    let boxHeight = Self.headHeight + row.lines.count * Self.lineHeight + 10
    let height = max(boxHeight, row.ways.count * Self.lineHeight + 12)
    drawBox(row, height: height)
    for (number, way) in row.ways.enumerated() {
      draw(way, of: row, y: y + 21 + number * Self.lineHeight)
    }
    y += height
  }

  private mutating func drawBox(_ row: GraphRow, height: Int) {
    let (left, width) = (Self.boxLeft, Self.boxWidth)
    document.rectangle("box", x: left, y: y, width: width, height: height, radius: 6)
    let edge =
      row.opensAtLaunch ? "accentline" : row.isReachable ? "frame" : "warningline dashed"
    document.rectangle(edge, x: left, y: y, width: width, height: height, radius: 6)
    let kindWidth = PictureText.width(of: row.kind, size: 11) + 4
    document.text(
      row.title, "text medium bold", x: left + 12, y: y + 22, limit: width - kindWidth - 40,
      size: 13
    )
    document.text(
      row.kind, "faint small end", x: left + width - 12, y: y + 21, limit: kindWidth, size: 11)
    document.path("line", "M0 0h\(width)", x: left, y: y + Self.headHeight - 2)
    for (number, line) in row.lines.enumerated() {
      let depth = line.text.prefix { $0 == " " }.count
      document.text(
        String(line.text.dropFirst(depth)), "text medium", x: left + 12 + depth * 5,
        y: y + Self.headHeight + 16 + number * Self.lineHeight, limit: width - 24 - depth * 5,
        size: 13, hover: line.hover)
    }
  }

  private mutating func draw(_ way: GraphRow.Line, of row: GraphRow, y: Int) {
    let isLaunch = row.opensAtLaunch && way.text.hasPrefix("launch")
    let (ink, stroke) =
      way.isWarning
      ? ("warning", "warningline dashed") : isLaunch ? ("accent", "accentline") : ("text", "frame")
    let limit = Self.frameLeft - Self.margin - 50
    let text = isLaunch ? "▶ " + way.text : way.text
    let width = PictureText(SVGDocument.safe(text), limit: limit, size: 13).width
    document.text(
      text, "\(ink) medium\(isLaunch || way.isWarning ? " bold" : "")", x: Self.margin, y: y,
      limit: limit, size: 13, hover: way.hover)
    // Draw no arrow for the warning that nothing opens the scene, because the warning isn't a trigger.
    if way.isWarning { return }
    let start = Self.margin + width + 10
    document.path(stroke, "M\(start) \(y - 4)H\(Self.boxLeft - 3)")
    document.path(stroke, "M-8 -4L0 0L-8 4", x: Self.boxLeft - 2, y: y - 4)
  }
}
