/// A string in the bytes of a terminal, between its introducer and its end.
struct TerminalString: Hashable {
  /// The kinds of strings that replies are.
  ///
  /// No terminal sends the other two kinds, `EX` and `E^`: they are keys with Alt.
  enum Kind: Hashable {
    /// `E]`, an operating system command.
    case command
    /// `EP`, a device control string.
    case device
    /// `E_`, an application program command.
    case application

    /// The character behind E.
    var introducer: Character {
      switch self {
      case .command: "]"
      case .device: "P"
      case .application: "_"
      }
    }

    /// Returns whether a reply can begin with a byte; else the introducer was a key with Alt.
    func canBegin(with byte: UInt8) -> Bool {
      switch self {
      case .command: 0x30...0x39 ~= byte
      case .device: 0x30...0x39 ~= byte || 0x3C...0x3F ~= byte || byte == UInt8(ascii: "!")
      case .application: byte == UInt8(ascii: "G")
      }
    }

    /// Returns the number of bytes that are kept of a string that begins with some (T-42).
    func limit(of bytes: [UInt8]) -> Int {
      self == .command && bytes.starts(with: "52;".utf8) ? 1 << 20 : 1 << 16
    }
  }

  let kind: Kind
  let bytes: [UInt8]

  /// Returns the text behind a prefix; nil if it begins otherwise.
  func text(behind prefix: String) -> String? {
    guard bytes.starts(with: prefix.utf8) else { return nil }
    return String(decoding: bytes.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
