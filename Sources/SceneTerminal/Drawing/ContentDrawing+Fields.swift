import SceneDisplay
import SceneLayout

extension ContentDrawing {
  /// Draws a line of editable text after its label.
  mutating func drawField(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    let begin = FieldArea(of: control, in: area, column: tree.labelColumn(of: id)).begin
    drawFieldLabel(of: control, in: area, before: begin, surroundings, into: &screen)
    let room = CellRectangle(
      column: begin, row: area.row, columns: area.endColumn - begin, rows: 1)
    var style = surroundings.style
    style.attributes.insert(.underline)
    screen.fill(room, style: style)
    if surroundings.isRedacted, control.isSecret {
      return drawHiddenSecret(in: room, style, surroundings, into: &screen)
    }
    drawPrompt(of: control, id, in: room, style, surroundings, into: &screen)
    drawLines(
      TextLines(Array(shownText(of: control, id)), isMultiline: false), in: room, id, style: style,
      surroundings, into: &screen)
  }

  /// Draws the text of a secure field so that its length isn't visible; the cursor stays at the beginning.
  private mutating func drawHiddenSecret(
    in room: CellRectangle, _ style: CellStyle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    let clip = screen.clip
    screen.clip = clip.intersection(room)
    screen.draw(
      DisplayControl.redactedSecret, column: room.column, row: room.row, style: style)
    if surroundings.isFocused {
      placeCursor(column: room.column, row: room.row, .line, isVisible: true, in: screen)
    }
    screen.clip = clip
  }

  /// Draws the label of a field in the columns before the field's text.
  private func drawFieldLabel(
    of control: DisplayControl, in area: CellRectangle, before begin: Int,
    _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let label = control.label, begin > area.column else { return }
    let clip = screen.clip
    screen.clip = clip.intersection(
      CellRectangle(
        column: area.column, row: area.row, columns: begin - area.column, rows: 1))
    screen.draw(
      FieldArea.shortened(surroundings.shown(label), to: begin - area.column - 1),
      column: area.column, row: area.row, style: surroundings.textStyle.with(.dim))
    screen.clip = clip
  }

  /// Draws a field that grows with its text.
  ///
  /// In a form, the text is drawn after the field's label. Elsewhere, a field without a prompt shows its label as the
  /// prompt.
  mutating func drawGrowingField(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    var control = tree.labelled(control, id)
    let room = tree.editorArea(of: control, id, in: area)
    drawFieldLabel(of: control, in: area, before: room.column, surroundings, into: &screen)
    if room == area, control.prompt == nil { control.prompt = control.label }
    drawEditor(control, id, room, surroundings, into: &screen)
  }

  /// Draws editable text of several lines.
  mutating func drawEditor(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    let bar = surroundings.isFocused ? Theme.accent : Theme.dim
    screen.fill(
      CellRectangle(column: area.column, row: area.row, columns: 1, rows: area.rows), with: "▏",
      style: bar)
    let room = CellRectangle(
      column: area.column + 1, row: area.row, columns: area.columns - 1, rows: area.rows)
    drawPrompt(of: control, id, in: room, surroundings.style, surroundings, into: &screen)
    drawLines(
      TextLines(Array(shownText(of: control, id)), columns: room.columns, isMultiline: true),
      in: room, id, style: surroundings.style, runs: control.runs, surroundings, into: &screen)
  }

  /// Returns the style of each character in the runs of a text; nil for a character without a style of its own.
  ///
  /// The result is empty if there are no runs. The lengths of the runs are measured in bytes, because the end of a run
  /// and the start of the next run may form one character.
  private func styles(
    of characters: [Character], in runs: [TextRun], _ surroundings: Surroundings
  ) -> [CellStyle?] {
    if runs.isEmpty { return [] }
    var rest = runs[...]
    var left = rest.first?.text.utf8.count ?? 0
    var style = rest.first.flatMap { $0.isPlain ? nil : $0.style(in: surroundings) }
    return characters.map { character in
      while left <= 0, rest.count > 1 {
        rest.removeFirst()
        left += rest.first?.text.utf8.count ?? 0
        style = rest.first.flatMap { $0.isPlain ? nil : $0.style(in: surroundings) }
      }
      left -= character.utf8.count
      return style
    }
  }

  /// Draws the prompt of an empty field.
  private func drawPrompt(
    of control: DisplayControl, _ id: Int, in room: CellRectangle, _ style: CellStyle,
    _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let prompt = control.prompt, shownText(of: control, id).isEmpty else { return }
    let clip = screen.clip
    screen.clip = clip.intersection(room)
    screen.draw(
      surroundings.shown(prompt), column: room.column, row: room.row, style: style.with(.dim))
    screen.clip = clip
  }

  /// Returns the displayed text of a field: bullets for a secure field.
  private func shownText(of control: DisplayControl, _ id: Int) -> String {
    if case .field(id, let field) = focus {
      return control.isSecret ? String(repeating: "•", count: field.text.count) : field.text
    }
    return "\(control.value)"
  }

  /// Draws the lines of an editable text, and places the cursor.
  private mutating func drawLines(
    _ text: TextLines, in room: CellRectangle, _ id: Int, style: CellStyle, runs: [TextRun]? = nil,
    _ surroundings: Surroundings, into screen: inout Screen
  ) {
    var field: Field?
    if surroundings.isFocused, case .field(id, let edited) = focus { field = edited }
    let clip = screen.clip
    screen.clip = clip.intersection(room)
    defer { screen.clip = clip }
    let corner = field?.corner ?? TextLines.Place()
    let styles = styles(of: text.characters, in: runs ?? [], surroundings)
    for (index, line) in text.lines.enumerated().dropFirst(corner.line).prefix(room.rows) {
      var column = room.column - corner.column
      for position in line {
        var own = styles.isEmpty ? style : styles[position] ?? style
        if field?.selection.contains(position) == true { own.attributes.insert(.reverse) }
        column = screen.draw(
          surroundings.shown(String(text.characters[position])), column: column,
          row: room.row + index - corner.line, style: own)
      }
    }
    guard let field else { return }
    let place = text.place(of: field.cursor)
    placeCursor(
      column: min(room.endColumn - 1, room.column + place.column - corner.column),
      row: room.row + place.line - corner.line, .line, isVisible: true, in: screen)
  }
}

extension DisplayControl {
  /// Whether the control is a field for a secret.
  fileprivate var isSecret: Bool { if case .secret = value { true } else { false } }
}

extension LayoutTree {
  /// Returns whether an annotation around a node hides the node's label.
  private func hidesLabels(around id: Int) -> Bool {
    var around = parent(of: id)
    while let node = around, let element = element(of: node) {
      switch element {
      case .annotation(let annotation) where annotation.kind == .labelsHidden: return true
      case .annotation(let annotation) where annotation.kind == .labelsShown: return false
      case .collection, .surface: return false
      default: around = parent(of: node)
      }
    }
    return false
  }

  /// Returns the area of an editor's text and of the vertical bar before the text.
  ///
  /// If the editor is a field in a row of a form, the result is the area after the label; otherwise it is the whole
  /// area.
  func editorArea(of control: DisplayControl, _ id: Int, in area: CellRectangle) -> CellRectangle {
    guard control.kind.isKind(of: .growingField), let column = labelColumn(of: id) else {
      return area
    }
    var room = area
    room.column = FieldArea(of: labelled(control, id), in: area, column: column).begin
    room.columns = area.endColumn - room.column
    return room
  }

  /// Returns a control with the label to draw.
  ///
  /// If labels are hidden around the control, the result has no label. Otherwise the result has the control's own label
  /// or, if the control has none, the text of the control's children as its label.
  func labelled(_ control: DisplayControl, _ id: Int) -> DisplayControl {
    if hidesLabels(around: id) {
      var control = control
      control.label = nil
      return control
    }
    guard control.label == nil, let label = node(id)?.label, !label.isEmpty else { return control }
    var control = control
    control.label = label
    return control
  }
}

extension CellStyle {
  /// Returns the style with an additional attribute.
  func with(_ attribute: Attributes) -> CellStyle {
    var style = self
    style.attributes.insert(attribute)
    return style
  }
}

/// The area in which the text of a field is edited.
struct FieldArea {
  /// The first column of the text, after the label.
  let begin: Int

  /// Creates the area.
  ///
  /// The area begins after the label or, without a label, at the beginning of the field. In a form, `column` is the
  /// minimum width of the label, including the space after it. Outside of a form, `column` is nil.
  init(of control: DisplayControl, in area: CellRectangle, column: Double?) {
    let label = control.label.map { DisplayedText.width(of: $0) } ?? 0
    // In a narrow field, the label gets at most half of the width, unless a longer label leaves enough columns for the
    // text.
    let most = max(area.columns / 2, min(label + 2, area.columns - Self.leastText))
    let distance = max(label + 2, column.map { Int(clamping: $0) } ?? 0)
    begin = area.column + (label == 0 ? 0 : min(distance, most))
  }

  /// The number of columns that must remain for the text if a label is wider than half of the field.
  private static let leastText = 5

  /// Returns a label followed by a colon; a label that is too long is truncated.
  static func shortened(_ label: String, to columns: Int) -> String {
    if DisplayedText.width(of: label) + 1 <= columns { return label + ":" }
    var kept = CellText().prefix(of: label[...], columns - 2)
    while kept.last == " " { kept.removeLast() }
    return kept + "…:"
  }
}
