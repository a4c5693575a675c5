import SceneDisplay
import SceneLayout

extension ContentDrawing {
  mutating func draw(
    _ control: DisplayControl, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id) else { return }
    var inner = surroundings
    inner.isFocused = isFocus(id)
    let kind = control.kind
    if inner.isFocused, !kind.isKind(of: .textField) {
      placeCursor(
        column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      inner.style.attributes.insert(.reverse)
    }
    if !inner.isEnabled, !control.acts.isEmpty { inner.style.attributes.insert(.dim) }
    if kind.isKind(of: .growingField) {
      drawGrowingField(control, id, area, inner, into: &screen)
    } else if kind.isKind(of: .textEditor) {
      drawEditor(control, id, area, inner, into: &screen)
    } else if kind.isKind(of: .textField) {
      drawField(tree.labelled(control, id), id, area, inner, into: &screen)
    } else if kind.isKind(of: .slider) || kind.isKind(of: .progress) {
      drawBar(control, id, area, inner, into: &screen)
    } else if kind.isKind(of: .stepper) {
      drawLabel(control, id, area, inner, into: &screen)
      screen.draw("[-] [+]", column: area.endColumn - 7, row: area.row, style: inner.style)
    } else if case .isOn(let isOn) = control.value {
      if kind.isKind(of: .disclosure) || kind.isKind(of: .mixedToggle) {
        let mark =
          kind.isKind(of: .disclosure)
          ? isOn ? "▾ " : "▸ " : inner.isRedacted ? "[▒] " : "[-] "
        screen.draw(mark, column: area.column, row: area.row, style: inner.style)
      } else {
        drawMark(isOn, control.look, area, inner, into: &screen)
      }
      drawLabel(control, id, area, inner, into: &screen)
    } else {
      drawButton(control, id, area, inner, into: &screen)
    }
  }

  private func drawMark(
    _ isOn: Bool, _ look: DisplayLook?, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    var style = surroundings.textStyle
    if surroundings.isRedacted {
      let mark = look == .switch ? "(▒▒▒)" : "[▒] "
      screen.draw(mark, column: area.column, row: area.row, style: style)
      return
    }
    // The mark is colored only if the app has set a tint, not in the host's own accent color.
    if isOn, surroundings.isEnabled, style.foreground == .standard, surroundings.accent != .theme(6)
    {
      style.foreground = surroundings.accent
    }
    let marks = look == .switch ? ("(─●)", "(●─)") : ("[x] ", "[ ] ")
    screen.draw(isOn ? marks.0 : marks.1, column: area.column, row: area.row, style: style)
  }

  private mutating func drawButton(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    var inner = surroundings
    let isLink = control.kind.isKind(of: .link)
    if inner.isEnabled, inner.style.foreground == .standard {
      inner.style.foreground =
        control.role == .destructive ? .theme(1) : isLink ? .theme(4) : inner.accent
    }
    if isLink { inner.style.attributes.insert(.underline) }
    if control.look == .prominent { inner.style.attributes.insert(.bold) }
    if inner.isFocused { screen.fill(area, style: inner.style) }
    drawLabel(control, id, area, inner, into: &screen)
    if isLink {
      if let address = control.address { addLink(address, to: area, inner, in: &screen) }
      return
    }
    if control.kind.isKind(of: .menu) {
      screen.draw("▾", column: area.endColumn - 2, row: area.row, style: inner.style)
    }
    if control.look == .plain { return }
    for (column, mark) in [(area.column, "["), (area.endColumn - 1, "]")] {
      screen.fill(
        CellRectangle(column: column, row: area.row, columns: 1, rows: area.rows), with: mark,
        style: inner.style)
    }
  }

  /// Adds a link to cells; adds none where texts are hidden, because terminals show the addresses of links.
  func addLink(
    _ address: String, to area: CellRectangle, _ surroundings: Surroundings,
    in screen: inout Screen
  ) {
    let visible = area.intersection(screen.clip)
    if visible.isEmpty || surroundings.isRedacted { return }
    let link = screen.link(to: address)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        screen.cells[row * screen.columns + column].link = link
      }
    }
  }

  /// Draws the label of a control: its children, or its own text.
  private mutating func drawLabel(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    drawChildren(of: id, surroundings, into: &screen)
    if tree.children(of: id).isEmpty, let label = control.label {
      screen.draw(
        surroundings.shown(label), column: area.column + 1, row: area.row,
        style: surroundings.textStyle)
    }
  }

  /// Draws a picker as its label and a button with the selected option; the button opens the menu of options.
  mutating func drawPickerMenu(
    _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id), let options = tree.menuOptions(of: id) else { return }
    for child in tree.children(of: id) where tree.element(of: child) == .part(.header) {
      drawChildren(of: child, surroundings, into: &screen)
    }
    let selected = options.first { option in
      if case .collection(let item)? = tree.element(of: option) {
        item.isSelected == true
      } else {
        false
      }
    }
    let value = surroundings.shown(selected.flatMap { tree.node($0)?.label } ?? "")
    let header = tree.children(of: id).compactMap { tree.labelArea(of: $0) }.first
      .map { $0.moved(columns: column, rows: row) }
    let begin = max(
      header.map { $0.endColumn + 1 } ?? area.column,
      area.endColumn - DisplayedText.width(of: value) - 4)
    let button = CellRectangle(
      column: begin, row: area.row, columns: area.endColumn - begin, rows: 1)
    guard button.columns > 0 else { return }
    var inner = surroundings
    inner.isFocused = isFocus(id)
    if inner.isFocused {
      placeCursor(column: button.column, row: button.row, .standard, isVisible: false, in: screen)
      inner.style.attributes.insert(.reverse)
    }
    if !inner.isEnabled { inner.style.attributes.insert(.dim) }
    if inner.isEnabled, inner.style.foreground == .standard {
      inner.style.foreground = inner.accent
    }
    let clip = screen.clip
    screen.clip = clip.intersection(button)
    screen.fill(button, style: inner.style)
    screen.draw("[" + value, column: begin, row: button.row, style: inner.style)
    screen.draw(" ▾]", column: button.endColumn - 3, row: button.row, style: inner.style)
    screen.clip = clip
  }

  // MARK: - Numbers

  private mutating func drawBar(
    _ control: DisplayControl, _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    drawLabel(control, id, area, surroundings, into: &screen)
    guard let bar = tree.bar(of: id) else { return }
    let cells = bar.area.moved(columns: column, rows: row)
    guard let fraction = bar.fraction else {
      screen.draw("…", column: cells.column, row: cells.row, style: surroundings.style)
      return
    }
    let hasMarker = control.kind.isKind(of: .slider) || control.look == .marker
    let done = min(cells.columns, Int(clamping: fraction * Double(cells.columns)))
    var style = surroundings.textStyle
    if style.foreground == .standard { style.foreground = surroundings.accent }
    // If texts are hidden, all cells are the same, so that the bar doesn't show the number.
    let marks =
      surroundings.isRedacted
      ? (full: "▒", knob: "", rest: "▒")
      : hasMarker ? (full: "━", knob: "●", rest: "─") : (full: "█", knob: "", rest: "░")
    let full = hasMarker ? max(0, min(done, cells.columns - 1)) : done
    screen.fill(cells, with: marks.rest, style: style)
    screen.fill(
      CellRectangle(column: cells.column, row: cells.row, columns: full, rows: 1),
      with: marks.full, style: style)
    screen.draw(marks.knob, column: cells.column + full, row: cells.row, style: style)
    screen.draw(
      surroundings.shown(bar.text), column: area.endColumn - DisplayedText.width(of: bar.text),
      row: area.row, style: surroundings.textStyle)
  }
}
