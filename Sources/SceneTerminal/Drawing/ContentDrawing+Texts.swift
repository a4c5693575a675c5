import SceneDisplay
import SceneLayout

extension ContentDrawing {
  mutating func draw(
    _ text: DisplayText, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id), area.endRow > screen.clip.row, area.row < screen.clip.endRow
    else { return }
    let style = surroundings.textStyle
    if let runs = text.runs { return draw(runs, text, id, area, surroundings, into: &screen) }
    for (index, line) in tree.lines(of: id).enumerated() {
      let column = tree.column(of: line, in: area, surroundings.alignment, id)
      screen.draw(
        surroundings.shown(line), column: column, row: area.row + index, style: style)
    }
  }

  private mutating func draw(
    _ runs: [TextRun], _ text: DisplayText, _ id: Int, _ area: CellRectangle,
    _ surroundings: Surroundings, into screen: inout Screen
  ) {
    var styles = runs.map { $0.style(in: surroundings) }
    let links = text.links
    var focused: Range<Int>?
    for (link, node) in zip(links, tree.children(of: id)) where isFocus(node) {
      focused = link.runs
      for run in link.runs { styles[run].attributes.insert(.reverse) }
    }
    for piece in tree.pieces(of: runs, id, in: area, surroundings.alignment) {
      let (column, row) = (piece.area.column, piece.area.row)
      if focused?.lowerBound == piece.run {
        placeCursor(column: column, row: row, .standard, isVisible: false, in: screen)
        focused = nil
      }
      // A text in the clear color is drawn as spaces, because spaces show the background color and the focus.
      let isClear = runs[piece.run].color == .clear
      screen.draw(
        isClear
          ? String(repeating: " ", count: piece.area.columns) : surroundings.shown(piece.text),
        column: column, row: row, style: styles[piece.run])
      if let link = runs[piece.run].link {
        addLink(link, to: piece.area, surroundings, in: &screen)
      }
    }
  }

  func draw(
    _ image: DisplayImage, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id) else { return }
    var style = surroundings.style
    if image.symbol == nil { style.attributes.insert(.italic) }
    let text = surroundings.shown(image.text ?? "")
    guard !surroundings.isRedacted, let file = images?.file(image) else {
      screen.draw(text, column: area.column, row: area.row, style: style)
      return
    }
    // The alternative text is drawn behind the image, for a terminal that can't show the visible part of the image.
    let clip = screen.clip
    screen.clip = area.intersection(clip)
    screen.draw(text, column: screen.clip.column, row: screen.clip.row, style: style)
    screen.clip = clip
    screen.place(file, in: area)
  }
}

extension TextRun {
  func style(in surroundings: ContentDrawing.Surroundings) -> CellStyle {
    var style = surroundings.style
    if let isBold { style.set(.bold, isBold) }
    if let isItalic { style.set(.italic, isItalic) }
    if let isUnderlined { style.set(.underline, isUnderlined) }
    if let isStruckThrough { style.set(.strikethrough, isStruckThrough) }
    if let color { style.foreground = color.cell }
    if color == .clear { style.attributes.subtract([.underline, .strikethrough]) }
    return style.with(font.map(surroundings.font.applying) ?? surroundings.font)
  }
}

extension CellStyle {
  /// Returns the style of text in a font: bold for titles and heavy fonts, dimmed for captions.
  func with(_ font: DisplayFont) -> CellStyle {
    var style = self
    if font.isBold { style.attributes.insert(.bold) }
    if font.isDim { style.attributes.insert(.dim) }
    return style
  }
}
