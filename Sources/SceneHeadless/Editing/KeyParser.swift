/// A parser that converts the bytes of a terminal to keys.
///
/// The bytes may arrive in chunks of any size.
///
/// Unknown sequences are ignored, and invalid UTF-8 becomes replacement characters.
package struct KeyParser {
  /// The maximum number of bytes in a control sequence after Escape and the bracket.
  private static let longest = 32
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Parses another chunk of bytes.
  ///
  /// - Returns: The keys that are complete after these bytes.
  package mutating func append(_ part: [UInt8]) -> [Key] {
    bytes += part
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.count
      if isPasting {
        takePaste(&rest, &keys)
      } else {
        takeKey(&rest, &keys)
      }
      // If no bytes were removed, the remaining bytes are the beginning of an incomplete key.
      if rest.count == count { break }
    }
    bytes = Array(rest)
    return keys
  }

  private mutating func takeKey(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    guard let first = rest.first else { return }
    switch first {
    case 0x1B: takeEscape(&rest, &keys)
    case 0x00..<0x20, 0x7F:
      rest.removeFirst()
      if let key = Key(control: first) { keys.append(key) }
    default:
      guard let scalar = Self.takeScalar(&rest) else { return }
      keys.append(.insert(scalar))
    }
  }

  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    guard let second = rest.dropFirst().first else { return }
    switch second {
    case UInt8(ascii: "["): takeSequence(&rest, &keys)
    case UInt8(ascii: "O"):
      guard let third = rest.dropFirst(2).first else { return }
      rest.removeFirst(3)
      if let key = Key(sequence: "", final: third) { keys.append(key) }
    case 0x7F, 0x08:
      rest.removeFirst(2)
      keys.append(.alt("\u{7F}"))
    case 0x21..<0x7F:
      rest.removeFirst(2)
      keys.append(.alt(Character(String(UnicodeScalar(second)).lowercased())))
    // Skip the Escape character, because the Escape key has no function.
    default: rest.removeFirst()
    }
  }

  /// Takes a control sequence, which starts with Escape and a bracket.
  private mutating func takeSequence(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      // If a sequence without an end is longer than any known sequence, drop its bytes, because it is invalid.
      if body.count > Self.longest { rest = rest.dropFirst(2 + Self.longest) }
      return
    }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    // If a byte in a sequence is invalid, the bytes before this byte are dropped, and the byte begins a new key.
    guard (0x40..<0x7F).contains(body[end]) else {
      rest = rest[end...]
      return
    }
    let final = body[end]
    rest = rest[(end + 1)...]
    if final == UInt8(ascii: "~"), parameters == "200" {
      isPasting = true
    } else if let key = Key(sequence: parameters, final: final) {
      keys.append(key)
    }
  }

  /// Takes pasted text.
  ///
  /// A line break in the text acts like the Enter key. Control-C ends pasting, because the terminal may never send the
  /// end marker.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    if let stop = rest.firstIndex(where: { $0 == 0x1B || $0 == 0x03 || $0 == 0x0A || $0 == 0x0D }) {
      Self.paste(rest[..<stop], &keys)
      rest = rest[stop...]
      switch rest.first {
      case 0x03: isPasting = false
      case 0x0A, 0x0D:
        if rest.first == 0x0D, rest.dropFirst().first == 0x0A { rest.removeFirst() }
        rest.removeFirst()
        keys.append(.enter)
      default:
        if rest.starts(with: Self.pasteEnd) {
          isPasting = false
          rest.removeFirst(Self.pasteEnd.count)
        } else if !Self.pasteEnd.starts(with: rest.prefix(Self.pasteEnd.count)) {
          rest.removeFirst()
        }
      }
    } else {
      // The last bytes may be the beginning of a character that continues in the next chunk, so they are kept.
      let whole = rest.count - Self.unfinished(rest)
      Self.paste(rest.prefix(whole), &keys)
      rest = rest.dropFirst(whole)
    }
  }

  private static func paste(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) {
    // Tabs become spaces and other control characters are removed, because they would act like
    // typed keys.
    let text = String(decoding: bytes.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
      .unicodeScalars.filter { $0.properties.generalCategory != .control }
    if !text.isEmpty { keys.append(.paste(String(text))) }
  }

  // MARK: - UTF-8

  /// Takes a Unicode scalar in UTF-8; returns nil if its last bytes haven't arrived yet.
  private static func takeScalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    if unfinished(rest) == rest.count { return nil }
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar):
      rest.removeFirst(UTF8.width(scalar))
      return scalar
    case .error, .emptyInput:
      rest.removeFirst()
      return "\u{FFFD}"
    }
  }

  /// Returns the number of bytes at the end that belong to an incomplete Unicode scalar.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (count, byte) in bytes.suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80..<0xC0: continue
      case 0xC2..<0xE0: return count < 1 ? count + 1 : 0
      case 0xE0..<0xF0: return count < 2 ? count + 1 : 0
      case 0xF0..<0xF5: return count < 3 ? count + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}

extension Key {
  /// Creates the key of a control character.
  fileprivate init?(control byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(UnicodeScalar(byte + 0x60)))
    default: return nil
    }
  }

  /// Creates the key for the parameters and the final byte of a control sequence; nil for an unknown sequence.
  fileprivate init?(sequence parameters: String, final: UInt8) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let isByWord = numbers.count > 1 && (numbers[1] ?? 1) > 2
    switch (UnicodeScalar(final), numbers.first ?? nil) {
    case ("A", _): self = .up
    case ("B", _): self = .down
    case ("C", _): self = isByWord ? .alt("f") : .right
    case ("D", _): self = isByWord ? .alt("b") : .left
    case ("H", _), ("~", 1), ("~", 7): self = .home
    case ("F", _), ("~", 4), ("~", 8): self = .end
    case ("~", 3): self = isByWord ? .alt("d") : .delete
    case ("M", nil): self = .enter
    default: return nil
    }
  }
}
