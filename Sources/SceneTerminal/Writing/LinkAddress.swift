/// The address of a link, in the form that is sent to a terminal.
enum LinkAddress {
  /// The maximum length of addresses that all terminals accept (T-81).
  private static let longest = 2083

  /// Returns the control sequence that begins a link; nil if the address has no allowed scheme, or if it is too long.
  ///
  /// The sequence contains an identifier that is equal for all cells of the link, so that a terminal treats cells
  /// written in different frames as one link.
  static func sequence(_ address: String, schemes: Set<String>) -> [UInt8]? {
    guard let colon = address.utf8.firstIndex(of: 0x3A) else { return nil }
    guard schemes.contains(address[..<colon].lowercased()) else { return nil }
    var encoded: [UInt8] = []
    for byte in address.utf8 {
      if 0x21...0x7E ~= byte {
        encoded.append(byte)
      } else {
        encoded.append(0x25)
        encoded.append(hexadecimal(byte >> 4))
        encoded.append(hexadecimal(byte & 15))
      }
      if encoded.count > longest { return nil }
    }
    var bytes: [UInt8] = []
    bytes.append(ascii: "\u{1B}]8;id=")
    let identifier = encoded.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    for shift in stride(from: 28, through: 0, by: -4) {
      bytes.append(hexadecimal(UInt8(truncatingIfNeeded: identifier >> UInt32(shift)) & 15))
    }
    bytes.append(0x3B)
    bytes += encoded
    bytes.append(ascii: "\u{1B}\\")
    return bytes
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x37 + digit
  }
}
