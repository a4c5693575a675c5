package struct CellRectangle: Hashable, Sendable {
  /// The first column, counted from 0.
  package var column: Int
  /// The first row, counted from 0.
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The column after the last column of the rectangle.
  package var endColumn: Int { column + columns }
  /// The row after the last row of the rectangle.
  package var endRow: Int { row + rows }
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// Returns the cells that are in both rectangles; the result may be empty.
  package func intersection(_ other: CellRectangle) -> CellRectangle {
    let first = (column: max(column, other.column), row: max(row, other.row))
    return CellRectangle(
      column: first.column, row: first.row,
      columns: min(endColumn, other.endColumn) - first.column,
      rows: min(endRow, other.endRow) - first.row)
  }

  /// Returns the smallest rectangle that contains both rectangles.
  package func union(_ other: CellRectangle) -> CellRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let first = (column: min(column, other.column), row: min(row, other.row))
    return CellRectangle(
      column: first.column, row: first.row,
      columns: max(endColumn, other.endColumn) - first.column,
      rows: max(endRow, other.endRow) - first.row)
  }

  /// Returns the rectangle, moved to the right by a number of columns and down by a number of rows.
  package func moved(columns: Int, rows: Int) -> CellRectangle {
    CellRectangle(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }

  /// Returns the rectangle without a number of columns at the left and right edges, and without a number of rows at the
  /// top and bottom edges.
  package func inset(columns: Int, rows: Int) -> CellRectangle {
    CellRectangle(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }
}
