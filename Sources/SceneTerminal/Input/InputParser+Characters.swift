extension InputParser {
  /// Adds a byte of a multibyte character, which may be divided between two reads (T-57).
  mutating func takeCharacter(_ byte: UInt8) {
    if character.isEmpty {
      character = [byte]
      if length == 1 { endCharacter() }
    } else if continuation.contains(byte) {
      character.append(byte)
      if character.count == length { endCharacter() }
    } else {
      endCharacter()
      take(byte)
    }
  }

  private var length: Int { UTF8Length.promised(by: character.first ?? 0) }

  /// The values that the next byte of the character can have.
  private var continuation: ClosedRange<UInt8> {
    switch character {
    case [0xE0]: 0xA0...0xBF
    case [0xED]: 0x80...0x9F
    case [0xF0]: 0x90...0xBF
    case [0xF4]: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Emits the character, or the replacement character if the bytes aren't a character.
  mutating func endCharacter() {
    let text = String(decoding: character, as: UTF8.self)
    let modifiers: KeyPress.Modifiers = isAlternate ? .option : []
    character = []
    isAlternate = false
    guard let scalar = text.unicodeScalars.first else { return }
    if 0x80...0x9F ~= scalar.value {
      // For Alt with a control byte, xterm sends the byte plus 0x80 (T-46).
      emit(KeyPress(byte: UInt8(scalar.value - 0x80), erase: eraseByte).adding(.option))
    } else {
      emit(KeyPress(.character(Character(scalar)), modifiers))
    }
  }
}
