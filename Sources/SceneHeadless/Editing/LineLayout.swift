import SceneRuntime

/// The layout of a line in the rows of a terminal, with the position of the cursor.
package struct LineLayout: Hashable {
  /// A row with its width in columns.
  package struct Row: Hashable {
    package var text = ""
    package var columns = 0
  }

  package private(set) var rows = [Row()]
  /// The row and column of the cursor, from 0.
  package private(set) var cursor = (row: 0, column: 0)
  private let width: Int

  package static func == (left: Self, right: Self) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(rows) }

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - before: The text before the cursor, including the prompt.
  ///   - after: The text after the cursor.
  ///   - width: The width of a row in columns.
  package init(_ before: String, _ after: String, width: Int) {
    self.width = max(1, width)
    append(before)
    // If the last row is full, the cursor is at the beginning of the next row.
    if rows[rows.count - 1].columns >= self.width { rows.append(Row()) }
    cursor = (rows.count - 1, rows[rows.count - 1].columns)
    append(after)
  }

  private mutating func append(_ text: String) {
    // A character that is escaped occupies one column for each character of the escape.
    for character in text.flatMap({ String($0).escaped }) {
      let columns = character.columns
      if rows[rows.count - 1].columns + columns > width { rows.append(Row()) }
      rows[rows.count - 1].text.append(character)
      rows[rows.count - 1].columns += columns
    }
  }

  /// Returns the layout with at most the given number of rows, including the row of the cursor.
  package func clipped(to height: Int) -> LineLayout {
    guard rows.count > max(1, height) else { return self }
    var clipped = self
    let first = max(0, cursor.row - max(1, height) + 1)
    clipped.rows = Array(rows[first..<min(first + max(1, height), rows.count)])
    clipped.cursor.row -= first
    return clipped
  }

  /// Returns the number of rows above the cursor after the terminal has rewrapped the rows to a new width.
  func cursorRow(in width: Int) -> Int {
    let above = rows[..<cursor.row].map { max(1, ($0.columns + width - 1) / width) }
    return above.reduce(0, +) + cursor.column / width
  }
}
