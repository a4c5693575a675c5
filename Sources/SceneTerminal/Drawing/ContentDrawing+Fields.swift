import SceneDisplay
import SceneLayout

extension ContentDrawing {
  /// Draws a line of editable text behind its label.
  mutating func drawField(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    let begin = FieldArea(of: control, in: area).begin
    if let label = control.label, begin > area.column {
      let clip = screen.clip
      screen.clip = clip.intersection(
        CellRectangle(
          column: area.column, row: area.row, columns: begin - area.column, rows: 1))
      screen.draw(
        label + ":", column: area.column, row: area.row, style: surroundings.style.with(.dim))
      screen.clip = clip
    }
    let room = CellRectangle(
      column: begin, row: area.row, columns: area.endColumn - begin, rows: 1)
    var style = surroundings.style
    style.attributes.insert(.underline)
    screen.fill(room, style: style)
    drawLines(
      [Array(shownText(of: control, id))], in: room, id, style: style,
      hasFocus: surroundings.isFocused,
      into: &screen)
  }

  /// Draws editable text of several lines.
  mutating func drawEditor(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    let bar = surroundings.isFocused ? Theme.accent : Theme.dim
    for row in area.row..<area.endRow {
      screen.draw("▏", column: area.column, row: row, style: bar)
    }
    let room = CellRectangle(
      column: area.column + 1, row: area.row, columns: area.columns - 1, rows: area.rows)
    let text = shownText(of: control, id)
    drawLines(
      EditorLines(text, columns: room.columns).lines, in: room, id, style: surroundings.style,
      hasFocus: surroundings.isFocused, into: &screen)
  }

  /// Returns the text of a field as it is seen: bullets for a secret one.
  private func shownText(of control: DisplayControl, _ id: Int) -> String {
    let isSecret = if case .secret = control.value { true } else { false }
    if case .field(id, let text, _, _) = focus {
      return isSecret ? String(repeating: "•", count: text.count) : text
    }
    return "\(control.value)"
  }

  /// Draws lines of characters with the cursor, scrolled so that it is seen.
  private mutating func drawLines(
    _ lines: [[Character]], in room: CellRectangle, _ id: Int, style: CellStyle, hasFocus: Bool,
    into screen: inout Screen
  ) {
    var cursor: Int?
    var selection: Range<Int>?
    if hasFocus, case .field(id, _, let place, let selected) = focus {
      (cursor, selection) = (place, selected)
    }
    let clip = screen.clip
    screen.clip = clip.intersection(room)
    defer { screen.clip = clip }
    let places = TextPlaces(lines)
    let (cursorLine, cursorColumn) = places.place(of: cursor ?? 0)
    let firstLine = max(0, cursorLine - room.rows + 1)
    let firstColumn = room.rows == 1 ? max(0, cursorColumn - room.columns + 1) : 0
    for index in firstLine..<min(lines.count, firstLine + room.rows) {
      var column = room.column - firstColumn
      let row = room.row + index - firstLine
      for (offset, character) in lines[index].enumerated() where !character.isNewline {
        let isSelected = selection?.contains(places.starts[index] + offset) == true
        var own = style
        if isSelected { own.attributes.insert(.reverse) }
        column = screen.draw(String(character), column: column, row: row, style: own)
      }
    }
    if cursor != nil {
      placeCursor(
        column: min(room.endColumn - 1, room.column + cursorColumn - firstColumn),
        row: room.row + cursorLine - firstLine, .line, isVisible: true, in: screen)
    }
  }
}

extension CellStyle {
  /// Returns the style with an attribute.
  func with(_ attribute: Attributes) -> CellStyle {
    var style = self
    style.attributes.insert(attribute)
    return style
  }
}

/// The part of a field that takes its text.
struct FieldArea {
  /// The first column of the text, behind the label.
  let begin: Int

  init(of control: DisplayControl, in area: CellRectangle) {
    let label = control.label.map { DisplayedText.width(of: $0) } ?? 0
    // The text gets at least half of a narrow field.
    begin = area.column + (label == 0 ? 0 : min(label + 2, area.columns / 2))
  }
}

/// A text broken into lines of an editor; the line breaks are the last characters of their lines.
struct EditorLines {
  private(set) var lines: [[Character]] = [[]]

  init(_ text: String, columns: Int) {
    var width = 0
    for character in text {
      let cells = character.isNewline ? 0 : DisplayedText.width(of: String(character))
      // The cursor behind the last character needs a cell too.
      if width + cells > max(1, columns - 1), !lines[lines.count - 1].isEmpty {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(character)
      width += cells
      if character.isNewline {
        lines.append([])
        width = 0
      }
    }
  }
}

/// The places of a text's characters in lines.
struct TextPlaces {
  let lines: [[Character]]
  /// The number of the first character of each line.
  let starts: [Int]

  init(_ lines: [[Character]]) {
    self.lines = lines
    var start = 0
    starts = lines.map { line in
      defer { start += line.count }
      return start
    }
  }

  /// Returns the line of a character and the cells before it.
  func place(of character: Int) -> (line: Int, column: Int) {
    let line = max(0, (starts.firstIndex { $0 > character } ?? starts.count) - 1)
    guard lines.indices.contains(line) else { return (0, 0) }
    let before = lines[line].prefix(max(0, character - starts[line]))
    let column = before.reduce(0) { $0 + ($1.isNewline ? 0 : DisplayedText.width(of: String($1))) }
    return (line, column)
  }

  /// Returns the character at a place.
  func character(line: Int, column: Int) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = min(max(0, line), lines.count - 1)
    var width = 0
    for (offset, character) in lines[line].enumerated() {
      if character.isNewline { return starts[line] + offset }
      width += DisplayedText.width(of: String(character))
      if width > column { return starts[line] + offset }
    }
    return starts[line] + lines[line].count
  }
}
