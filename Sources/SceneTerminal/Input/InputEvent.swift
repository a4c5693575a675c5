/// An event in the bytes that a terminal sends.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeated while it was held.
  case key(KeyPress)
  /// A mouse button was pressed or released, the mouse was moved, or its wheel was turned.
  case mouse(MouseEvent)
  /// Text was pasted; its only control characters are line breaks and tabs.
  case paste(String)
  /// The terminal's window got the focus if the value is true, or lost the focus if the value is false.
  case focus(Bool)
  /// The size of the terminal has changed.
  case resize(columns: Int, rows: Int)
  /// The terminal answered a query, or reported something about itself.
  case reply(TerminalReply)
}

/// A use of the mouse, with its position and the held modifier keys.
package struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  package enum Button: Hashable, Sendable {
    case left, middle, right
    /// Another button, with its number from 8 to 11.
    case other(Int)
  }

  /// The type of the mouse event.
  package enum Action: Hashable, Sendable {
    case press(Button)
    /// A button was released; nil if the terminal doesn't report which button.
    case release(Button?)
    /// The mouse was moved while a button was pressed.
    case drag(Button)
    /// The mouse was moved while no button was pressed.
    case move
    /// The wheel was turned by one step; one of the numbers is 1 for a step to the right or down, and -1 for a step to
    /// the left or up.
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

/// A reply of a terminal to a query, or a report about its state.
package enum TerminalReply: Hashable, Sendable {
  /// The device attributes, as numbers.
  ///
  /// Every terminal replies to the query for its attributes. This query is sent last, so its reply comes after the
  /// replies to all other queries.
  case attributes([Int])
  /// The name and the version of the terminal.
  case version(String)
  /// The number of a mode, and its state: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// The enabled flags of kitty's keyboard protocol, as a number.
  case keyboard(Int)
  /// The position of the cursor, counted from 1.
  case cursor(row: Int, column: Int)
  /// The color of text if the number is 10, or of the background if the number is 11; the components are from 0 to 1.
  case color(Int, red: Double, green: Double, blue: Double)
  /// A color of the theme with its number from 0 to 15, and components from 0 to 1.
  case themeColor(UInt8, red: Double, green: Double, blue: Double)
  /// Whether the theme is dark.
  case theme(isDark: Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The size of the terminal's screen in pixels.
  case pixelSize(width: Int, height: Int)
  /// The size in cells that the terminal reports.
  case size(columns: Int, rows: Int)
  /// The attributes of the current style, as a control sequence without `ESC[`.
  case style(String)
  /// Whether the terminal supports pictures.
  case graphics(isSupported: Bool)
  /// A notification was activated, or the terminal answered a query about notifications.
  ///
  /// The first value is the identifier of the notification or the query; the second value is a text. If the
  /// notification was activated, the text is empty or the number of a button. Otherwise the text is the type of the
  /// reply, `;` and its payload, as in `close;`.
  case notification(String, String)
}
