extension FrameWriter {
  /// The maximum number of unchanged cells that are written again rather than skipped (T-71).
  private static let longestBridge = 4
  /// The minimum number of spaces for which a sequence that erases cells is shorter than the spaces.
  private static let shortestErasure = 12

  /// Writes the changed cells of a row.
  mutating func write(row: Int, of screen: Screen) {
    // All cells after a changed character of uncertain width are written again (T-66).
    var isDirty = !knownRows[row]
    knownRows[row] = true
    let start = row * columns
    var spacesAtEnd: Int?
    var column = 0
    while column < columns {
      if !isDirty {
        column = firstChange(from: column, start, screen)
        if column == columns { return }
      }
      let index = start + column
      let cell = screen.cells[index]
      let end = spacesAtEnd ?? startOfSpacesAtEnd(start, of: screen)
      spacesAtEnd = end
      if column >= end {
        eraseToEnd(column: column, row: row, screen)
        return
      }
      let width = width(of: cell, column: column, index, screen)
      for part in index..<index + width where !isDirty {
        isDirty = isUncertain(cells[part])
      }
      let erased = isSpace(cell) ? changedSpaces(from: column, row: row, screen, isDirty) : 0
      if erased >= Self.shortestErasure {
        place(column: column, row: row)
        pen.setLink(0, begin: [])
        pen.set(.plain)
        pen.bytes.append(control: erased, 0x58)
        for part in index..<index + erased { send(screen.cells[part], part) }
        column += erased
      } else {
        write(cell, width: width, column: column, row: row, isDirty: &isDirty)
        send(cell, index)
        if width == 2 { send(screen.cells[index + 1], index + 1) }
        column += width
      }
    }
  }

  // MARK: - Comparing

  /// Returns the first column whose cell differs from the cell that the terminal shows; the number of columns if
  /// there is none.
  private func firstChange(from column: Int, _ start: Int, _ screen: Screen) -> Int {
    screen.cells.withUnsafeBufferPointer { new in
      cells.withUnsafeBufferPointer { old in
        var column = column
        while column < columns {
          let index = start + column
          if !(new[index].link == 0 && old[index].link == 0
            && new[index].part == old[index].part && new[index].text == old[index].text
            && new[index].style == old[index].style), !isSent(new[index], index)
          {
            return column
          }
          column += 1
        }
        return column
      }
    }
  }

  /// Returns whether the terminal already shows the given cell at an index.
  private func isSent(_ cell: Cell, _ index: Int) -> Bool {
    let old = cells[index]
    if cell.part != old.part { return false }
    // The second half of a wide character looks the same if the first half does.
    if cell.part == .tail { return true }
    return cell.text == old.text && cell.style == old.style
      && (cell.link == 0 ? 0 : number(of: cell)) == old.link
  }

  private mutating func send(_ cell: Cell, _ index: Int) {
    cells[index] = cell
    written = (min(written.first, index), max(written.last, index))
    if cell.link != 0 { cells[index].link = number(of: cell) }
  }

  private func number(of cell: Cell) -> UInt16 {
    rules.showsLinks ? links.number(ofCell: cell.link) : 0
  }

  private func isUncertain(_ cell: Cell) -> Bool {
    WireText.isUncertain(cell.text, width: cell.part == .head ? 2 : 1, rules)
  }

  /// Returns the width of a character in cells; one half of a wide character, without the other half, is one cell wide.
  private func width(of cell: Cell, column: Int, _ index: Int, _ screen: Screen) -> Int {
    cell.part == .head && column + 1 < columns && screen.cells[index + 1].part == .tail ? 2 : 1
  }

  // MARK: - Spaces

  /// Returns whether a cell looks like an erased cell.
  private func isSpace(_ cell: Cell) -> Bool {
    cell.part == .whole && cell.text == " " && cell.style.background == .standard
      && cell.style.attributes.isDisjoint(with: WireStyle.visibleInSpaces) && number(of: cell) == 0
  }

  private func startOfSpacesAtEnd(_ start: Int, of screen: Screen) -> Int {
    var column = columns
    while column > 0, isSpace(screen.cells[start + column - 1]) { column -= 1 }
    return column
  }

  private func changedSpaces(
    from column: Int, row: Int, _ screen: Screen, _ isDirty: Bool
  ) -> Int {
    var end = column
    while end < columns {
      let index = row * columns + end
      let cell = screen.cells[index]
      guard isSpace(cell), isDirty || (!isSent(cell, index) && !isUncertain(cells[index])) else {
        break
      }
      end += 1
    }
    return end - column
  }

  /// Erases the rest of a row in plain style.
  ///
  /// Other styles aren't used, because terminals disagree about erasing with a background (T-72).
  private mutating func eraseToEnd(column: Int, row: Int, _ screen: Screen) {
    place(column: column, row: row)
    pen.setLink(0, begin: [])
    pen.set(.plain)
    pen.bytes.append(ascii: "\u{1B}[K")
    for index in row * columns + column..<(row + 1) * columns { send(screen.cells[index], index) }
  }

  // MARK: - Writing

  private mutating func write(
    _ cell: Cell, width: Int, column: Int, row: Int, isDirty: inout Bool
  ) {
    // A single half of a wide character can't be shown, so a space replaces it.
    let text = cell.part == .whole || width == 2 ? cell.text : " "
    let wire = WireText(text, width: width, room: columns - column, rules)
    place(column: column, row: row)
    let link = number(of: cell)
    if pen.link != link { pen.setLink(link, begin: links.sequence(link)) }
    let style = conversion(cell.style)
    if wire.text != " " || !showsSpace(as: style) { pen.set(style) }
    if wire.mayBeNarrow {
      pen.write("  ", cells: 2, columns: columns)
      pen.resetPosition()
      pen.place(column: column, row: row)
    }
    pen.write(wire.text, cells: width, columns: columns)
    if wire.isUncertain {
      pen.resetPosition()
      isDirty = true
    }
  }

  /// Returns whether a space in the current style looks like a space in the given style.
  ///
  /// If so, the space is written without changing the style.
  private func showsSpace(as style: WireStyle) -> Bool {
    guard let current = pen.style else { return false }
    let visible = WireStyle.visibleInSpaces
    return current.background == style.background && current.attributes.isDisjoint(with: visible)
      && style.attributes.isDisjoint(with: visible)
  }

  /// Moves the cursor to a cell.
  ///
  /// If the cursor is only a few cells to the left of this cell, and if each cell in between needs one byte, the cells
  /// in between are written again, because a sequence that moves the cursor isn't shorter.
  private mutating func place(column: Int, row: Int) {
    if pen.row == row, let old = pen.column, old < column, column - old <= Self.longestBridge {
      let bridge = row * columns + old..<row * columns + column
      if bridge.allSatisfy({ isShown(cells[$0]) }) {
        for index in bridge { pen.write(cells[index].text, cells: 1, columns: columns) }
        return
      }
    }
    pen.place(column: column, row: row)
  }

  /// Returns whether one byte is enough to write a cell again: an ASCII character in the current style and link.
  private mutating func isShown(_ cell: Cell) -> Bool {
    guard cell.part == .whole, cell.link == pen.link, let byte = cell.text.utf8.first,
      cell.text.utf8.count == 1, 0x20...0x7E ~= byte
    else { return false }
    let style = conversion(cell.style)
    return style == pen.style || (byte == 0x20 && showsSpace(as: style))
  }
}
