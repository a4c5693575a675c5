/// A key pressed at a terminal.
package enum Key: Hashable, Sendable {
  /// A key that inserts a character.
  case insert(Unicode.Scalar)
  /// Pasted text, without line breaks.
  case paste(String)
  /// A key held with Control, by its lowercase letter.
  case control(Character)
  /// A key held with Alt, by its lowercase letter.
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
