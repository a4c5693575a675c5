/// A key pressed at a terminal.
package enum Key: Hashable, Sendable {
  /// A part of a text.
  case insert(Unicode.Scalar)
  /// A part of one line that was pasted.
  case paste(String)
  /// A key held with Control, by its lower-case letter.
  case control(Character)
  /// A key held with Alt, by its lower-case letter.
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
