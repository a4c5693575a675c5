extension SwiftLexer {
  /// The maximum depth of nested interpolations; deeper interpolations are read as text of the literal.
  private static let deepest = 64
  /// The maximum number of bytes of a regular expression that is written in one line.
  private static let longest = 4096

  /// Returns the end of a string literal.
  ///
  /// - Parameters:
  ///   - start: The index of the first quotation mark.
  ///   - pounds: The number of `#` signs before the literal.
  ///   - depth: The number of interpolations that contain the literal.
  /// - Returns: The index after the last character of the literal.
  func endOfString(from start: Int, pounds: Int, depth: Int = 0) -> Int {
    let quote = UInt8(ascii: "\"")
    func quotes(at index: Int) -> Bool {
      index + 2 < bytes.count && bytes[index] == quote && bytes[index + 1] == quote
        && bytes[index + 2] == quote
    }
    let isMultiline = quotes(at: start)
    var index = start + (isMultiline ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
        index += 1 + pounds
        if index < bytes.count, bytes[index] == UInt8(ascii: "("), depth < Self.deepest {
          index = endOfInterpolation(from: index, depth: depth + 1)
        } else {
          index += 1
        }
      } else if bytes[index] == quote, !isMultiline || quotes(at: index) {
        let end = index + (isMultiline ? 3 : 1)
        if hasPounds(pounds, at: end) { return end + pounds }
        index += 1
      } else if bytes[index] == 10, !isMultiline {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count
      && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func endOfInterpolation(from start: Int, depth: Int) -> Int {
    var parentheses = 0
    var pounds = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        index = endOfString(from: index, pounds: pounds, depth: depth)
        pounds = 0
        continue
      default: break
      }
      pounds = bytes[index] == UInt8(ascii: "#") ? pounds + 1 : 0
      index += 1
    }
    return index
  }

  // MARK: - Regular expressions

  /// The keywords that can be followed by a value.
  private static let beforeValues: Set<String> = [
    "return", "in", "case", "try", "await", "throw", "if", "guard", "while", "else", "where", "is",
    "switch", "do", "yield", "consume", "copy", "some", "any",
  ]

  /// The index after the regular expression that begins at the current slash; nil if the slash is an operator.
  var endOfRegex: Int? {
    let space: [UInt8] = [UInt8(ascii: " "), 9, 10, 13]
    guard isBeforeValue, position + 1 < bytes.count, !space.contains(bytes[position + 1]) else {
      return nil
    }
    var index = position + 1
    var parentheses = 0
    var isInClass = false
    let end = min(bytes.count, position + Self.longest)
    while index < end, bytes[index] != 10, bytes[index] != 13 {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        // As in `reduce(1, /)`, the slash is an operator that is passed to a function.
        if parentheses == 0 { return nil }
        parentheses -= 1
      case UInt8(ascii: "/"): return space.contains(bytes[index - 1]) ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the token before the current position can be followed by a value.
  private var isBeforeValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .directive: return false
    case .identifier: return Self.beforeValues.contains(last.text)
    case .punctuation:
      // After a postfix operator without white space, a slash divides.
      if ["!", "?"].contains(last.text) { return last.range.upperBound < position }
      return ![")", "]", "}", "."].contains(last.text)
    }
  }

  /// Returns the index after a regular expression between slashes with `#` signs; nil if there is
  /// none.
  ///
  /// If only white space follows the first slash in the line, the expression can have several lines.
  mutating func endOfExtendedRegex(pounds: Int) -> Int? {
    guard byte(pounds) == UInt8(ascii: "/"), !endless.contains(pounds) else { return nil }
    var index = position + pounds + 1
    let isMultiline =
      bytes[index...].first { $0 != UInt8(ascii: " ") && $0 != 9 && $0 != 13 } == 10
    let end = isMultiline ? bytes.count : min(bytes.count, position + Self.longest)
    while index < end, isMultiline || bytes[index] != 10 {
      if bytes[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        return index + 1 + pounds
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    // A later search for an end with the same number of `#` signs would fail too, so the search is skipped.
    if isMultiline { endless.insert(pounds) }
    return nil
  }
}
