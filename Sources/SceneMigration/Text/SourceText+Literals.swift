extension SourceText {
  /// An argument of a call, or an element of a literal.
  struct Argument {
    /// The tokens of the label, or of a dictionary key; empty if there is none.
    var label: Range<Int>
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// Returns the arguments or elements between brackets.
  ///
  /// - Parameter open: The index of the opening bracket.
  /// - Returns: The arguments; empty if there is no closing bracket.
  func arguments(in open: Int) -> [Argument] {
    guard let close = partners[open] else { return [] }
    var result: [Argument] = []
    var start = open + 1
    var label = start..<start
    var place = start
    while place <= close {
      if place == close || text(place) == "," {
        if start < place { result.append(Argument(label: label, value: start..<place)) }
        start = place + 1
        label = start..<start
      } else if text(place) == ":", label.isEmpty {
        label = start..<place
        start = place + 1
      } else if ["{", "(", "["].contains(text(place)), let end = partners[place] {
        place = end
      }
      place += 1
    }
    return result
  }

  /// Returns the tokens of the value that a call passes for a label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - open: The index of the call's opening bracket.
  /// - Returns: The range of the tokens; nil if no argument has the label.
  func argument(_ label: String, in open: Int) -> Range<Int>? {
    arguments(in: open).first { text($0.label) == label }?.value
  }

  /// Returns the string of a one-line literal without interpolations, or of a constant with such a value; nil for other
  /// tokens.
  func string(_ range: Range<Int>) -> String? {
    guard range.count == 1, let index = range.first, tokens.indices.contains(index) else {
      return nil
    }
    if tokens[index].kind == .identifier { return constant(text(index)) }
    return literal(index)
  }

  private func literal(_ index: Int) -> String? {
    let text = text(index)
    guard tokens.indices.contains(index), tokens[index].kind == .string, text.count > 1,
      text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\(")
    else { return nil }
    let content = text.dropFirst().dropLast()
    guard content.contains("\\") else { return String(content) }
    var result = ""
    var rest = content
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      if escaped == "u", rest.first == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      } else {
        result.append(["n": "\n", "t": "\t", "r": "\r", "0": "\0"][escaped] ?? escaped)
      }
    }
    return result
  }

  /// Returns the string that the file assigns to a constant; nil if the file has no such constant, or assigns no string
  /// literal.
  private func constant(_ name: String) -> String? {
    for index in tokens.indices where text(index) == name && text(index - 1) == "let" {
      var value = index + 1
      if text(value) == ":" { value += 2 }
      if text(value) == "=" { return literal(value + 1) }
    }
    return nil
  }

  /// Returns the strings of an array literal, without elements that aren't strings.
  func strings(_ range: Range<Int>) -> [String] {
    guard let open = range.first, text(open) == "[" else { return [] }
    return arguments(in: open).compactMap { string($0.value) }
  }

  /// The names of initializers and enumeration cases that wrap a value.
  private static let wrappers: Set<String> = [
    "string", "boolean", "bool", "integer", "int", "real", "number", "array", "dictionary", "init",
  ]

  /// Converts a literal to a value of a property list.
  ///
  /// - Parameters:
  ///   - range: The tokens of the literal.
  ///   - unread: The indices of tokens at which values were left out because they aren't literals.
  /// - Returns: The value; nil if the tokens aren't a literal.
  func propertyListValue(_ range: Range<Int>, unread: inout [Int]) -> Any? {
    guard let first = range.first else { return nil }
    if let text = string(range) { return text }
    if range.count == 1, let number = Int(text(first)) { return number }
    if range.count == 1, let flag = Bool(text(first)) { return flag }
    if range.count == 3, text(first + 1) == ".", let number = Double(text(range)) { return number }
    if text(first) == "[", partners[first] == range.upperBound - 1 {
      return collection(first, &unread)
    }
    let name = text(first) == "." ? first + 1 : first + 2
    if name < range.upperBound, Self.wrappers.contains(text(name)), text(name - 1) == ".",
      text(name + 1) == "(", partners[name + 1] == range.upperBound - 1,
      let inner = arguments(in: name + 1).first
    {
      return propertyListValue(inner.value, unread: &unread)
    }
    unread.append(first)
    return nil
  }

  private func collection(_ open: Int, _ unread: inout [Int]) -> Any? {
    let elements = arguments(in: open)
    guard elements.contains(where: { !$0.label.isEmpty }) || text(open + 1) == ":" else {
      return elements.compactMap { propertyListValue($0.value, unread: &unread) }
    }
    var entries: [String: Any] = [:]
    for element in elements {
      if let key = string(element.label) {
        entries[key] = propertyListValue(element.value, unread: &unread)
      } else {
        unread.append(element.label.lowerBound)
      }
    }
    return entries
  }
}
