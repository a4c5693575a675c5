/// A key that a person pressed.
package struct KeyPress: Hashable, Sendable {
  /// A key by its meaning, without modifiers.
  package enum Key: Hashable, Sendable {
    /// A key that types a character.
    ///
    /// The value is the character that the terminal reports. It can be the character that the key types with Shift.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key with its number, from 1.
    case function(Int)
    case menu
  }

  /// The modifier keys that were held down.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let option = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
    package static let hyper = Modifiers(rawValue: 16)
    package static let meta = Modifiers(rawValue: 32)
  }

  package var key: Key
  package var modifiers: Modifiers
  /// The character that the key types with Shift; nil if the terminal doesn't report it.
  package var shifted: Character?
  /// The character of the key on a layout with Latin letters; nil if the terminal doesn't report it.
  package var base: Character?

  package init(
    _ key: Key, _ modifiers: Modifiers = [], shifted: Character? = nil, base: Character? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.shifted = shifted
    self.base = base
  }
}
