extension KeyPress {
  /// Returns the keys that a control sequence encodes: none, one, or several if the sequence contains several
  /// characters of text.
  static func presses(_ sequence: ControlSequence) -> [KeyPress] {
    // Ignore a sequence with the event type 3, which means that a key was released instead of pressed (T-48).
    guard sequence.marker == nil, sequence.intermediates.isEmpty, sequence[1, 1] != 3 else {
      return []
    }
    switch sequence.final {
    case UInt8(ascii: "u"): return reported(sequence)
    case UInt8(ascii: "~") where sequence[0] == 27 && sequence.parameters.count > 1:
      return KeyPress(
        code: sequence[2] ?? 0, modifiers: Modifiers(parameter: sequence[1])
      ).map { [$0] } ?? []
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      return numbered(sequence).map { [$0] } ?? []
    default: return lettered(sequence).map { [$0] } ?? []
    }
  }

  /// Returns the key of `ESC[number;modifiers~`, or of a sequence of the terminal rxvt, which can end with `$`, `^` or
  /// `@` instead (T-43); nil if the number stands for no key.
  private static func numbered(_ sequence: ControlSequence) -> KeyPress? {
    guard let key = Key(number: sequence[0] ?? 0) else { return nil }
    var modifiers = Modifiers(parameter: sequence[1])
    if sequence.final != UInt8(ascii: "~"), sequence.final != UInt8(ascii: "^") {
      modifiers.insert(.shift)
    }
    if sequence.final == UInt8(ascii: "^") || sequence.final == UInt8(ascii: "@") {
      modifiers.insert(.control)
    }
    return KeyPress(key, modifiers)
  }

  /// Returns the key of `ESC[1;modifiersA`, or of a sequence that ends with another letter; nil if there is none.
  private static func lettered(_ sequence: ControlSequence) -> KeyPress? {
    // Some terminals omit the first number, so that the only number contains the modifiers.
    let isShort = sequence.parameters.count == 1 && sequence[0] ?? 1 > 1
    let modifiers = Modifiers(parameter: isShort ? sequence[0] : sequence[1])
    // If the first number isn't 1, the sequence is a late report of the cursor's position, whose first number is a row
    // (T-47).
    guard sequence.parameters.count < 2 || sequence[0] ?? 1 == 1 else { return nil }
    switch sequence.final {
    case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Key(letter: sequence.final - 0x20).map { KeyPress($0, modifiers.union(.shift)) }
    default: return Key(letter: sequence.final).map { KeyPress($0, modifiers) }
    }
  }

  /// Creates the key of a sequence that begins with `ESC O`; returns nil if there is none.
  init?(single sequence: ControlSequence) {
    let modifiers = Modifiers(parameter: sequence.parameters.last?.first ?? nil)
    switch sequence.final {
    case UInt8(ascii: "I"): self.init(.tab, modifiers)
    case UInt8(ascii: "M"): self.init(.enter, modifiers)
    case UInt8(ascii: "X"): self.init(.character("="), modifiers)
    case UInt8(ascii: " "): self.init(.character(" "), modifiers)
    // A key of the keypad: the byte is the character plus 0x40.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self.init(.character(Character(UnicodeScalar(sequence.final - 0x40))), modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let key = Key(letter: sequence.final - 0x20) else { return nil }
      self.init(key, modifiers.union(.control))
    default:
      guard let key = Key(letter: sequence.final) else { return nil }
      self.init(key, modifiers)
    }
  }

  func adding(_ modifiers: Modifiers) -> KeyPress {
    var key = self
    key.modifiers.formUnion(modifiers)
    return key
  }
}

extension KeyPress.Key {
  /// Creates the key of a letter after `ESC[` or `ESC O`; returns nil if there is none.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(letter) - 0x4F)
    default: return nil
    }
  }

  /// Creates the key of a number before `~`; returns nil if there is none.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28: self = .function(15)
    case 29: self = .menu
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }
}

extension KeyPress.Modifiers {
  /// Creates modifiers from a parameter, which is their bits plus 1; Caps Lock and Num Lock are ignored (T-44).
  init(parameter: Int?) {
    self.init(rawValue: UInt8(max(0, (parameter ?? 1) - 1) & 0x3F))
  }
}
