extension SourceText {
  /// A statement of a block, or a declaration in a type or a file.
  struct Statement: Hashable {
    /// The tokens of the statement.
    var range: Range<Int>
    /// The index of the opening brace of the statement's block; nil at the top level of the file.
    var block: Int?
    /// Whether the statement is a member of a type, or is at the top level of the file.
    var isMember: Bool
    /// Whether the statement is a `case` or `default` label of a `switch`.
    var isLabel: Bool
  }

  /// Returns the statements that contain a token, innermost first.
  func statements(around index: Int) -> [Statement] {
    var blocks: [Int?] = []
    var place = index
    if text(place) == "{" { place -= 1 }
    while place >= 0 {
      if text(place) == "}", place != index, let open = partners[place] {
        place = open
      } else if text(place) == "{", let close = partners[place], close >= index {
        blocks.append(place)
      }
      place -= 1
    }
    blocks.append(nil)
    let bodies = Set(types.map(\.body.lowerBound))
    return blocks.compactMap { block in
      statement(containing: index, in: block, isMember: block.map(bodies.contains) ?? true)
    }
  }

  private func statement(containing index: Int, in block: Int?, isMember: Bool) -> Statement? {
    let end = block.flatMap { partners[$0] } ?? tokens.count
    var start = block.map { $0 + 1 } ?? 0
    if let block, !isMember {
      start = startOfClosure(block)
      if index < start { return nil }
    }
    guard index < end else { return nil }
    var place = start
    var first = start
    var isLabel = false
    while place < end {
      if place > first, startsStatement(place) {
        if index < place { break }
        first = place
        isLabel = false
      }
      if place == first, !isMember { isLabel = isCaseLabel(place) }
      if isLabel, text(place) == ":" {
        if index <= place {
          return Statement(range: first..<place + 1, block: block, isMember: false, isLabel: true)
        }
        first = place + 1
        isLabel = false
        place += 1
        continue
      }
      if ["{", "(", "["].contains(text(place)), let close = partners[place] { place = close }
      place += 1
    }
    let last = min(place, end)
    guard first < last, index < last || index == first else { return nil }
    var range = first..<last
    if text(range.upperBound - 1) == ";", range.count > 1 { range = first..<last - 1 }
    return Statement(range: range, block: block, isMember: isMember, isLabel: isLabel)
  }

  private func isCaseLabel(_ place: Int) -> Bool {
    text(place) == "case" || text(place) == "default" && text(place + 1) == ":"
      || text(place) == "@" && text(place + 1) == "unknown"
  }

  /// Returns the index of the first token in a block; in a closure, the index of the first token after the parameters.
  func startOfClosure(_ open: Int) -> Int {
    guard let close = partners[open] else { return open + 1 }
    var place = open + 1
    while place < close {
      let token = text(place)
      if token == "in" { return place + 1 }
      if place > open + 1, tokens[place].startsLine { break }
      if ["(", "["].contains(token), let end = partners[place] { place = end }
      if ["{", "=", ";"].contains(token) || ["if", "for", "let", "var", "guard"].contains(token) {
        break
      }
      place += 1
    }
    return open + 1
  }

  private static let leading: Set<String> = [
    ".", "?", ":", "&", "|", "=", "+", "*", "/", "%", "<", ">", "else", "catch", "where", ")", "]",
    "}", "{", "as", "is", ",", "~", "^", "!",
  ]
  private static let trailing: Set<String> = [
    ",", "=", "(", "&", "|", ":", "+", "-", "*", "/", "<", "[", ".", "as", "is", "in", "~", "try",
    "await", "return", "throw",
  ]

  /// Returns whether a token begins a statement, as far as this is known without a syntax tree.
  private func startsStatement(_ place: Int) -> Bool {
    let previous = text(place - 1)
    if previous == ";" { return true }
    guard tokens[place].startsLine else { return false }
    if tokens[place].kind == .directive, text(place).hasPrefix("#if") || text(place).hasPrefix("#e")
    {
      return true
    }
    if isAfterAttribute(place) { return false }
    if let line = previousDirective(place), line { return true }
    let token = text(place)
    if token == "!" || token == "&" || token == "-" {
      return !Self.trailing.contains(previous) && token == "!" && text(place + 1) != "="
    }
    if Self.leading.contains(token) {
      // A member without a base, such as `.name`, begins a statement only directly after a label. This function isn't
      // called for the token after a label.
      return false
    }
    if ["return", "throw", "try", "await"].contains(previous) {
      return previous == "return" && ["}", "case", "let", "var", "if", "guard"].contains(token)
    }
    if ["?", "!", ">"].contains(previous) {
      return tokens[place - 1].range.lowerBound == tokens[max(0, place - 2)].range.upperBound
    }
    return !Self.trailing.contains(previous)
  }

  /// Returns whether a token follows an attribute of the same statement.
  private func isAfterAttribute(_ place: Int) -> Bool {
    var name = place - 1
    if text(name) == ")", let open = partners[name] { name = open - 1 }
    return name >= 1 && text(name - 1) == "@" && text(name) != "unknown"
  }

  /// Returns whether the line before a token begins with a directive of conditional compilation, such as `#if` or
  /// `#endif`; nil if there is no line before the token.
  private func previousDirective(_ place: Int) -> Bool? {
    var index = place - 1
    while index >= 0 {
      if tokens[index].startsLine {
        return ["#if", "#else", "#elseif", "#endif"].contains(text(index))
      }
      index -= 1
    }
    return nil
  }
}
