import SceneDisplay
import SceneLayout

extension ContentDrawing {
  func draw(
    _ text: DisplayText, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id), area.endRow > screen.clip.row, area.row < screen.clip.endRow
    else { return }
    let style = surroundings.textStyle
    var runs = text.runs.map { RunStyles($0, surroundings) }
    for (index, line) in tree.lines(of: id).enumerated() {
      let width = DisplayedText.width(of: line)
      let column = area.column + indent(area.columns - width, surroundings.alignment, id)
      let row = area.row + index
      if runs != nil {
        var end = column
        for (part, style) in runs?.parts(of: line) ?? [] {
          end = screen.draw(part, column: end, row: row, style: style)
        }
      } else {
        screen.draw(line, column: column, row: row, style: style)
      }
    }
  }

  private func indent(_ room: Int, _ alignment: DisplayTextAlignment, _ id: Int) -> Int {
    let isRightToLeft = tree.isRightToLeft(id)
    return switch alignment {
    case .center: max(0, room / 2)
    case .leading: isRightToLeft ? max(0, room) : 0
    case .trailing: isRightToLeft ? 0 : max(0, room)
    }
  }

  func draw(
    _ image: DisplayImage, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id) else { return }
    var style = surroundings.style
    style.attributes.insert(.italic)
    let text = image.alternative ?? ""
    guard let file = images?.file(image.name) else {
      screen.draw(text, column: area.column, row: area.row, style: style)
      return
    }
    // The text is there for terminals that can't show this part of the image.
    let clip = screen.clip
    screen.clip = area.intersection(clip)
    screen.draw(text, column: screen.clip.column, row: screen.clip.row, style: style)
    screen.clip = clip
    screen.place(file, in: area)
  }
}

/// The styles of a text's characters, which its lines take in order.
private struct RunStyles {
  private var characters: ArraySlice<(character: Character, style: CellStyle)>

  init(_ runs: [TextRun], _ surroundings: ContentDrawing.Surroundings) {
    characters =
      runs.flatMap { run in
        var own = surroundings.style.with(
          run.font.map(surroundings.font.applying) ?? surroundings.font)
        if run.isBold { own.attributes.insert(.bold) }
        if run.isItalic { own.attributes.insert(.italic) }
        if run.isUnderlined { own.attributes.insert(.underline) }
        if run.isStruckThrough { own.attributes.insert(.strikethrough) }
        if let color = run.color { own.foreground = color.cell }
        let text = surroundings.textCase?.applied(to: run.text) ?? run.text
        return text.map { (character: $0, style: own) }
      }[...]
  }

  /// Returns a line in parts of one style each.
  mutating func parts(of line: String) -> [(text: String, style: CellStyle)] {
    var parts: [(text: String, style: CellStyle)] = []
    for character in line {
      // Blanks at the end of a line, and what is left out of a shortened one, aren't in the lines.
      let rest = characters.drop { $0.character != character }
      let style = rest.first?.style ?? parts.last?.style ?? characters.first?.style ?? .plain
      if !rest.isEmpty { characters = rest.dropFirst() }
      if let last = parts.last, last.style == style {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((text: String(character), style: style))
      }
    }
    return parts
  }
}

extension CellStyle {
  /// Returns the style of text in a font: bold for titles and heavy letters, dimmed for captions.
  func with(_ font: DisplayFont) -> CellStyle {
    var style = self
    if font.isBold { style.attributes.insert(.bold) }
    if font.isDim { style.attributes.insert(.dim) }
    return style
  }
}
