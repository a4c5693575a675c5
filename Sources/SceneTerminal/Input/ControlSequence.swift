/// A control sequence in its parts: `E[`, a marker, numbers, intermediate bytes, and a final byte.
struct ControlSequence: Hashable {
  /// The byte `<`, `=`, `>` or `?` before the numbers.
  let marker: UInt8?
  /// The numbers, each with those behind colons; nil for an empty one.
  let parameters: [[Int?]]
  let intermediates: [UInt8]
  let final: UInt8

  /// Creates a sequence from the bytes between the introducer and the final byte; nil if their order is wrong.
  init?(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    if let first = rest.first, 0x3C...0x3F ~= first {
      marker = first
      rest = rest.dropFirst()
    } else {
      marker = nil
    }
    let numbers = rest.prefix { 0x30...0x3B ~= $0 }
    rest = rest[numbers.endIndex...]
    guard rest.allSatisfy({ 0x20...0x2F ~= $0 }) else { return nil }
    intermediates = Array(rest)
    parameters =
      numbers.isEmpty
      ? []
      : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Self.number)
      }
    self.final = final
  }

  /// Returns the first number of a parameter, or one behind a colon; nil for one that isn't there.
  subscript(parameter: Int, part: Int = 0) -> Int? {
    guard parameter < parameters.count, part < parameters[parameter].count else { return nil }
    return parameters[parameter][part]
  }

  /// Returns whether marker, intermediates and final byte are those of a text.
  func isShaped(_ shape: String) -> Bool {
    ((marker.map { [$0] } ?? []) + intermediates + [final]).elementsEqual(shape.utf8)
  }

  var isPasteStart: Bool { isShaped("~") && self[0] == 200 && parameters.count == 1 }

  /// Returns whether a dollar sign behind bytes is the final byte of rxvt's keys with Shift.
  ///
  /// In other sequences it is an intermediate byte, but those have a marker or two numbers (T-43, T-58).
  static func isShifted(_ bytes: [UInt8]) -> Bool {
    guard 1...2 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return false }
    return KeyPress.Key(number: number(bytes[...]) ?? 0) != nil
  }

  /// Returns the value of digits; numbers beyond the maximum become the maximum.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1 << 30) }
  }
}
