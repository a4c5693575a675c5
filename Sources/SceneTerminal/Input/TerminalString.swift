/// A string that a terminal sends between an introducer, such as `ESC]`, and a terminator.
struct TerminalString: Hashable {
  /// The types of strings that are used in replies.
  ///
  /// No terminal sends the two other types, `ESC X` and `ESC ^`: these bytes are keys with Alt.
  enum Kind: Hashable {
    /// An operating system command, which begins with `ESC]`.
    case command
    /// A device control string, which begins with `ESC P`.
    case device
    /// An application program command, which begins with `ESC _`.
    case application

    /// The character that follows the escape byte at the beginning of the string.
    var introducer: Character {
      switch self {
      case .command: "]"
      case .device: "P"
      case .application: "_"
      }
    }

    /// Returns whether a byte can follow the introducer of a reply; if it can't, the introducer was a key with Alt.
    func canBegin(with byte: UInt8) -> Bool {
      switch self {
      case .command: 0x30...0x39 ~= byte
      case .device: 0x30...0x39 ~= byte || 0x3C...0x3F ~= byte || byte == UInt8(ascii: "!")
      case .application: byte == UInt8(ascii: "G")
      }
    }

    /// Returns the maximum number of stored bytes of a string, which depends on the string's first bytes (T-42).
    func limit(of bytes: [UInt8]) -> Int {
      self == .command && bytes.starts(with: "52;".utf8) ? 1 << 20 : 1 << 16
    }
  }

  let kind: Kind
  let bytes: [UInt8]

  /// Returns the text after a prefix; nil if the string doesn't begin with the prefix.
  func text(behind prefix: String) -> String? {
    guard bytes.starts(with: prefix.utf8) else { return nil }
    return String(decoding: bytes.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
