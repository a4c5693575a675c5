extension SourceText {
  /// Returns the operand before an operator: a name, a literal or brackets, with members and calls.
  ///
  /// - Parameter index: The index of the operator.
  /// - Returns: The tokens; nil if there is no operand.
  func operand(before index: Int) -> Range<Int>? {
    var start = index - 1
    while ["?", "!"].contains(text(start)) { start -= 1 }
    while [")", "]"].contains(text(start)), let open = partners[start] {
      start = open
      guard isCalled(open) else { break }
      start = open - 1
    }
    guard start >= 0 else { return nil }
    let first = startOfChain(start)
    return first < index ? first..<index : nil
  }

  /// Returns the operand after an operator: a name, a literal or brackets, with members and calls.
  ///
  /// - Parameter index: The index of the token after the operator.
  /// - Returns: The tokens; nil if there is no operand.
  func operand(after index: Int) -> Range<Int>? {
    guard tokens.indices.contains(index) else { return nil }
    var end = (partners[index] ?? index) + 1
    while end < tokens.count {
      if text(end) == ".", isAdjacent(end) || tokens[end].startsLine {
        end += 2
      } else if ["(", "["].contains(text(end)), isAdjacent(end), let close = partners[end] {
        end = close + 1
      } else if ["?", "!"].contains(text(end)), isAdjacent(end), text(end + 1) != "=" {
        end += 1
      } else {
        break
      }
    }
    return index..<end
  }

  /// Returns the expression around an operator, or around the dot before a member.
  ///
  /// A message of the compiler may underline only the operator or the dot.
  func expression(aroundSign index: Int) -> Range<Int>? {
    if text(index) == "." {
      return operand(after: index + 1).map { startOfChain(index + 1)..<$0.upperBound }
    }
    guard ["+", "-", "*", "/", "%"].contains(text(index)), index > 0,
      tokens[index - 1].kind != .punctuation || [")", "]"].contains(text(index - 1)),
      let left = operand(before: index), let right = operand(after: index + 1)
    else { return nil }
    return left.lowerBound..<right.upperBound
  }

  /// Whether a bracket, or a `?` or `!`, directly follows a name or another bracket, as in a call or an unwrapping.
  func isCalled(_ open: Int) -> Bool {
    open > 0 && isAdjacent(open)
      && (tokens[open - 1].kind == .identifier || [")", "]"].contains(text(open - 1)))
  }

  private func isAdjacent(_ index: Int) -> Bool {
    tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }
}
