import SceneRuntime

/// A drawing operation on a terminal.
enum TerminalStroke: Hashable {
  case text(String)
  /// Moves the cursor to the beginning of the next row.
  case newRow
  /// Moves the cursor up by a number of rows.
  case up(Int)
  /// Moves the cursor to a column of its row, counted from 0.
  case column(Int)
  /// Clears everything to the right of the cursor and below it.
  case clearBelow
  case clearScreen
  case bell
  /// Enables or disables the markers that the terminal sends around pasted text.
  case marksPastes(Bool)

  /// The control sequence for a terminal.
  var sequence: String {
    switch self {
    case .text(let text): text.escaped
    case .newRow: "\r\n"
    case .up(let count): count > 0 ? "\u{1B}[\(count)A" : ""
    case .column(let count): count > 0 ? "\r\u{1B}[\(count)C" : "\r"
    case .clearBelow: "\u{1B}[J"
    case .clearScreen: "\u{1B}[H\u{1B}[2J"
    case .bell: "\u{7}"
    case .marksPastes(let isOn): "\u{1B}[?2004\(isOn ? "h" : "l")"
    }
  }
}
