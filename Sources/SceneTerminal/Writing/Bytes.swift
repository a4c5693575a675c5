extension [UInt8] {
  /// Appends a constant text.
  mutating func append(ascii text: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a nonnegative number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a control sequence with one number, which is omitted if it is 1.
  mutating func append(control number: Int, _ final: UInt8) {
    append(0x1B)
    append(0x5B)
    if number != 1 { append(decimal: number) }
    append(final)
  }
}
