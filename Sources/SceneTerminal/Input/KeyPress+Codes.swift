extension KeyPress {
  /// Creates the key of a byte below 0x80 (T-45).
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - erase: The byte of the Backspace key, 0x08 or 0x7F. If it is 0x08, the byte 0x7F is Backspace too. If it is
  ///     0x7F, the byte 0x08 is Backspace with Control.
  init(byte: UInt8, erase: UInt8) {
    switch byte {
    case erase, 0x7F: self.init(.backspace)
    case 0x08: self.init(.backspace, .control)
    case 0x00: self.init(.character(" "), .control)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(.character(Character(UnicodeScalar(byte + 0x60))), .control)
    case 0x1C...0x1F: self.init(.character(Character(UnicodeScalar(byte + 0x40))), .control)
    default: self.init(.character(Character(UnicodeScalar(byte))))
    }
  }

  /// Returns the keys of `ESC[code:shifted:base;modifiers:event;text u` (T-48), or of `ESC[code;modifiers u`, which
  /// xterm and tmux send (T-51).
  static func reported(_ sequence: ControlSequence) -> [KeyPress] {
    let modifiers = Modifiers(parameter: sequence[1])
    let text =
      sequence.parameters.count > 2 ? sequence.parameters[2].compactMap { character($0) } : []
    if !text.isEmpty, modifiers.subtracting(.shift).isEmpty {
      return text.map { KeyPress(.character($0)) }
    }
    guard let code = sequence[0], code > 0 else { return [] }
    let key = KeyPress(
      code: code, shifted: sequence[0, 1], base: sequence[0, 2], modifiers: modifiers)
    return key.map { [$0] } ?? []
  }

  /// Creates a key press from the code that a terminal reports for the key, usually the number of a Unicode scalar;
  /// returns nil if the key isn't supported.
  ///
  /// A terminal may report a capital letter with Shift or Control. The result is the same key as for the small letter.
  /// With Shift, ``shifted`` is the capital letter.
  init?(code: Int, shifted: Int? = nil, base: Int? = nil, modifiers: Modifiers) {
    switch code {
    // Control-[ is Esc in every terminal (B-25).
    case 27,
      91 where modifiers == .control:
      self.init(.escape, code == 27 ? modifiers : [])
    case 8, 127: self.init(.backspace, modifiers)
    case 1..<32:
      self = KeyPress(byte: UInt8(code), erase: 0x7F).adding(modifiers)
    case 57_344...63_743:
      guard let key = Key(code: code) else { return nil }
      self.init(key, modifiers)
    default:
      guard let character = Self.character(code) else { return nil }
      self.init(
        .character(character), modifiers, shifted: Self.character(shifted),
        base: Self.character(base))
      let small = character.lowercased()
      guard !modifiers.isDisjoint(with: [.shift, .control]), self.shifted == nil,
        small.count == 1, let letter = small.first, letter != character
      else { return }
      key = .character(letter)
      if modifiers.contains(.shift) { self.shifted = character }
    }
  }

  private static func character(_ code: Int?) -> Character? {
    guard let code, code >= 32, !(0x7F...0x9F ~= code) else { return nil }
    return UInt32(exactly: code).flatMap(UnicodeScalar.init).map { Character($0) }
  }
}

extension KeyPress.Key {
  private static let keypad: [Character] = [".", "/", "*", "-", "+"]
  private static let moves: [KeyPress.Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]

  /// Creates the key of a number in the private range of kitty's protocol; returns nil for modifiers and media keys.
  init?(code: Int) {
    switch code {
    case 57_363: self = .menu
    case 57_376...57_398: self = .function(code - 57_363)
    case 57_399...57_408: self = .character(Character(UnicodeScalar(UInt8(code - 57_351))))
    case 57_409...57_413: self = .character(Self.keypad[code - 57_409])
    case 57_414: self = .enter
    case 57_415: self = .character("=")
    case 57_416: self = .character(",")
    case 57_417...57_426: self = Self.moves[code - 57_417]
    default: return nil
    }
  }
}
