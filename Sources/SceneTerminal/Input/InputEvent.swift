/// An event in the bytes that a terminal sends.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats.
  case key(KeyPress)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// Text was pasted, with line breaks and tabs as its only control characters.
  case paste(String)
  /// The terminal's window got the focus, or lost it.
  case focus(Bool)
  /// The terminal has another size.
  case resize(columns: Int, rows: Int)
  /// The terminal answered a query, or reported something about itself.
  case reply(TerminalReply)
}

/// A use of the mouse.
package struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  package enum Button: Hashable, Sendable {
    case left, middle, right
    /// Another button, by its number.
    case other(Int)
  }

  /// The kind of the mouse event.
  package enum Action: Hashable, Sendable {
    case press(Button)
    /// A button was released; nil if the terminal doesn't report which.
    case release(Button?)
    /// The mouse was moved while a button was pressed.
    case drag(Button)
    /// The mouse was moved.
    case move
    /// The wheel was turned by one step, in steps to the right and down.
    case wheel(columns: Int, rows: Int)
  }

  package var action: Action
  /// The column, counted from 0.
  package var column: Int
  /// The row, counted from 0.
  package var row: Int
  package var modifiers: KeyPress.Modifiers

  package init(
    _ action: Action, column: Int, row: Int, modifiers: KeyPress.Modifiers = []
  ) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// A report of a terminal about itself.
package enum TerminalReply: Hashable, Sendable {
  /// The answer that every terminal gives, with its numbers; it is asked for last.
  case attributes([Int])
  /// The name and the version.
  case version(String)
  /// The state of a mode: 0 for an unknown one, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// The flags of the keyboard protocol that are on.
  case keyboard(Int)
  /// The place of the cursor, counted from 1.
  case cursor(row: Int, column: Int)
  /// A color, with parts from 0 to 1: 10 is that of text, 11 that of the background.
  case color(Int, red: Double, green: Double, blue: Double)
  /// A color of the theme by its number from 0 to 15, with parts from 0 to 1.
  case themeColor(UInt8, red: Double, green: Double, blue: Double)
  /// Whether the theme is dark.
  case theme(isDark: Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The size of the screen in pixels.
  case pixelSize(width: Int, height: Int)
  /// The size in cells that the terminal reports.
  case size(columns: Int, rows: Int)
  /// The attributes of the current style, as a control sequence without its introducer.
  case style(String)
  /// The answer about pictures.
  case graphics(isSupported: Bool)
  /// A notification was activated, or answers a query: its identifier and text.
  ///
  /// The text is empty or the number of a button if it was activated, else the kind of the answer, `;` and its
  /// payload, as in `close;`.
  case notification(String, String)
}
