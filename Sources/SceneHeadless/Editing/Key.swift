/// A key pressed at a terminal.
package enum Key: Hashable, Sendable {
  /// A key that inserts a character.
  case insert(Unicode.Scalar)
  /// Pasted text, without line breaks.
  case paste(String)
  /// A key pressed together with Control, given by the lowercase letter of the key.
  case control(Character)
  /// A key pressed together with Alt, given by the lowercase letter of the key.
  case alt(Character)
  case enter
  case tab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
}
