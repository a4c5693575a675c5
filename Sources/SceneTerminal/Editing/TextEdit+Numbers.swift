extension TextEdit {
  /// Adds a distance to the number at the cursor, without moving the cursor.
  ///
  /// A negative result becomes 0. If the result is too large for an `Int`, the number stays the same. The new number
  /// has at least as many digits as the old number; if necessary, it begins with zeros.
  ///
  /// - Returns: False if the cursor isn't at a number, or if the number at the cursor is too large for an `Int`.
  mutating func changeNumber(by distance: Int) -> Bool {
    func isDigit(_ position: Int) -> Bool {
      characters.indices.contains(position) && characters[position].isASCII
        && characters[position].isNumber
    }
    var begin = cursor
    while isDigit(begin - 1) { begin -= 1 }
    var end = begin
    while isDigit(end) { end += 1 }
    guard let number = Int(String(characters[begin..<end])) else { return false }
    let (sum, isTooLarge) = number.addingReportingOverflow(distance)
    let text = "\(max(0, isTooLarge ? number : sum))"
    let place = cursor
    replace(
      begin..<end, with: String(repeating: "0", count: max(0, end - begin - text.count)) + text,
      .other)
    move(to: min(place, count))
    return true
  }
}
