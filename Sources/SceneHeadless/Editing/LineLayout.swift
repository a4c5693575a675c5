import SceneRuntime

/// A line of text in the rows of a terminal, and where the cursor is among them.
package struct LineLayout: Hashable {
  /// A row, and how many columns it takes.
  package struct Row: Hashable {
    package var text = ""
    package var columns = 0
  }

  package private(set) var rows = [Row()]
  /// The row of the cursor, and its column in it; both from 0.
  package private(set) var cursor = (row: 0, column: 0)
  private let width: Int

  package static func == (left: Self, right: Self) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(rows) }

  /// - Parameters:
  ///   - before: What stands before the cursor, the prompt first.
  ///   - after: What stands behind it.
  ///   - width: How many columns a row has.
  package init(_ before: String, _ after: String, width: Int) {
    self.width = max(1, width)
    append(before)
    // Behind a full row the cursor is in the next one.
    if rows[rows.count - 1].columns >= self.width { rows.append(Row()) }
    cursor = (rows.count - 1, rows[rows.count - 1].columns)
    append(after)
  }

  private mutating func append(_ text: String) {
    // What is written out takes a column for each of its characters.
    for character in text.flatMap({ String($0).escaped }) {
      let columns = character.columns
      if rows[rows.count - 1].columns + columns > width { rows.append(Row()) }
      rows[rows.count - 1].text.append(character)
      rows[rows.count - 1].columns += columns
    }
  }

  /// As many rows as fit on the screen, among them that of the cursor.
  package func clipped(to height: Int) -> LineLayout {
    guard rows.count > max(1, height) else { return self }
    var clipped = self
    let first = max(0, cursor.row - max(1, height) + 1)
    clipped.rows = Array(rows[first..<min(first + max(1, height), rows.count)])
    clipped.cursor.row -= first
    return clipped
  }

  /// How far below the first row the cursor is, if the terminal has another width now and has broken the
  /// rows anew.
  func cursorRow(in width: Int) -> Int {
    let above = rows[..<cursor.row].map { max(1, ($0.columns + width - 1) / width) }
    return above.reduce(0, +) + cursor.column / width
  }
}
