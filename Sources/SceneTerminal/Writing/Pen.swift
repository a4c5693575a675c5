/// The state of the terminal after the bytes that were written so far, and the bytes to write next.
///
/// A property is nil if the state of the terminal isn't known. In this case, the next value is always sent.
struct Pen: Sendable {
  /// The bytes that aren't written to the terminal yet.
  var bytes: [UInt8] = []
  /// The column of the cursor, counted from 0.
  private(set) var column: Int?
  private(set) var row: Int?
  private(set) var style: WireStyle?
  /// The number of the active link; 0 if no link is active.
  private(set) var link: UInt16?

  /// Marks the position of the cursor as unknown, because terminals disagree about it after some characters (T-71,
  /// T-77).
  mutating func resetPosition() {
    column = nil
    row = nil
  }

  /// Moves the cursor with a short sequence: to the right in the same row by a number of cells, or to an absolute
  /// position.
  mutating func move(column: Int, row: Int) {
    if self.row == row, let old = self.column, old <= column {
      if old < column { bytes.append(control: column - old, 0x43) }
    } else if row == 0, column == 0 {
      bytes.append(ascii: "\u{1B}[H")
    } else {
      bytes.append(0x1B)
      bytes.append(0x5B)
      bytes.append(decimal: row + 1)
      bytes.append(0x3B)
      bytes.append(decimal: column + 1)
      bytes.append(0x48)
    }
    self.column = column
    self.row = row
  }

  /// Moves the cursor, unless the cursor is known to be at the position already.
  mutating func place(column: Int, row: Int) {
    if self.column != column || self.row != row { move(column: column, row: row) }
  }

  /// Writes text that covers some cells after the cursor, all in the same row.
  mutating func write(_ text: String, cells: Int, columns: Int) {
    if text.utf8.count == 1, let byte = text.utf8.first {
      bytes.append(byte)
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    advance(cells, columns: columns)
  }

  /// Updates the position of the cursor after cells were written; the position after the last column is unknown,
  /// because terminals disagree about it (T-77).
  mutating func advance(_ cells: Int, columns: Int) {
    guard let old = column, old + cells < columns else { return resetPosition() }
    column = old + cells
  }

  /// Sets the style of the next cells, unless the terminal has the style already.
  mutating func set(_ style: WireStyle) {
    if self.style == style { return }
    style.append(to: &bytes, from: self.style)
    self.style = style
  }

  /// Begins a link, or ends the current link if the number is 0.
  mutating func setLink(_ number: UInt16, begin: [UInt8]) {
    if link == number { return }
    if number == 0 {
      bytes.append(ascii: "\u{1B}]8;;\u{1B}\\")
    } else {
      bytes += begin
    }
    link = number
  }

  /// Records that no link is active; used for a terminal to which no links are sent.
  mutating func assumeNoLink() { link = 0 }
}
