extension [UInt8] {
  private static let base64 = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends bytes in Base64, with signs at the end that make the number of letters a multiple of 4.
  mutating func append(base64 bytes: some Collection<UInt8>) {
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    var (bits, number) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      number += 1
      if number < 3 { continue }
      for shift in [18, 12, 6, 0] { append(Self.base64[bits >> shift & 63]) }
      (bits, number) = (0, 0)
    }
    if number == 0 { return }
    bits <<= number == 1 ? 16 : 8
    append(Self.base64[bits >> 18 & 63])
    append(Self.base64[bits >> 12 & 63])
    append(number == 1 ? UInt8(ascii: "=") : Self.base64[bits >> 6 & 63])
    append(UInt8(ascii: "="))
  }
}
