extension Rules {
  /// Splits the chain of modifiers around a token into statements, one for each modifier.
  ///
  /// The compiler type-checks a chain of modifiers with their closures as one expression. If the expression has several
  /// errors, the compiler may report none of them. Statements are type-checked one by one.
  ///
  /// - Returns: Whether an edit was made.
  mutating func splitChain(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file, sources[file].imports("SwiftUI") else { return false }
    let source = sources[file]
    for statement in source.statements(around: token) where !statement.isMember {
      let dots = modifiers(of: statement.range, source)
      guard dots.count > 1, let last = dots.last else { continue }
      var name = variable(at: statement.range.lowerBound, source)
      var isChanged = insert(place, before: statement.range.lowerBound, "let \(name) = ")
      for dot in dots.dropLast() {
        let next = variable(at: dot, source)
        isChanged = insert(place, before: dot, "let \(next) = \(name)") && isChanged
        name = next
      }
      let word = isBody(statement, source) ? "return " : ""
      return insert(place, before: last, word + name) && isChanged
    }
    return false
  }

  /// The name of a constant whose declaration is inserted before a token.
  private func variable(at token: Int, _ source: SourceText) -> String {
    "standInView\(source.tokens[token].range.lowerBound)"
  }

  /// The indices of the dots before the modifiers of a view.
  ///
  /// The result is empty unless the statement only creates a view and calls modifiers, and each dot begins a line.
  private func modifiers(of range: Range<Int>, _ source: SourceText) -> [Int] {
    let first = range.lowerBound
    let end = range.upperBound
    // If a directive such as `#if` follows, more modifiers of the chain may follow too, so the chain isn't split.
    let isConditional = end < source.tokens.count && source.tokens[end].kind == .directive
    guard source.text(first).first?.isUppercase == true, !isConditional,
      ["(", "{"].contains(source.text(first + 1))
    else { return [] }
    var dots: [Int] = []
    var index = first
    while index < end {
      let text = source.text(index)
      if let close = source.partners[index], ["(", "{"].contains(text) {
        index = close
      } else if text == "." {
        guard source.tokens[index].startsLine else { return [] }
        dots.append(index)
      } else if text != ":", source.tokens[index].kind != .identifier {
        return []
      }
      index += 1
    }
    return dots
  }

  /// Whether a statement is the only one in the body of a declaration, so that the body returns the value of the
  /// statement.
  private func isBody(_ statement: SourceText.Statement, _ source: SourceText) -> Bool {
    guard let block = statement.block, !source.isArgument(block) else { return false }
    return block + 1 == statement.range.lowerBound
      && source.partners[block] == statement.range.upperBound
  }
}
