extension Rules {
  /// Resolves a compiler message about a value of unknown type that a stand-in supplies.
  ///
  /// The value is matched with a pattern, is unwrapped with `?` or `!`, or is used together with a
  /// member that has no base, such as `.automatic`.
  mutating func answerOpenValue(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    let statement = source.statements(around: token).first?.range ?? token..<token + 1
    if let word = statement.first(where: {
      source.text($0) == "case" && source.text($0 + 1) == "." && $0 < token
    }), replacePattern(around: word + 2, place) {
      return true
    }
    let chain = (token..<min(token + 40, source.tokens.count)).prefix { index in
      index == token || !source.tokens[index].startsLine || source.text(index) == "."
    }
    let mark = chain.first { source.text($0) == "?" && source.text($0 + 1) == "." }
    // A value that a stand-in supplies isn't optional, so the `?` or `!` that unwraps the value is removed.
    let force = chain.first {
      source.text($0) == "!" && source.text($0 + 1) != "="
        && source.tokens[$0].range.lowerBound == source.tokens[$0 - 1].range.upperBound
    }
    return (mark ?? force).map { replace(place, $0..<$0 + 1, "") }
      ?? giveBases(inStatementOf: token, place)
  }

  mutating func makeOptional(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    // The compiler message can be at the pattern or at the value. The value ends before a comma, a brace or `else`.
    var start = token
    while start > 0, source.text(start) != "let", source.text(start) != "var" {
      start -= 1
      if ["{", "}"].contains(source.text(start)) { return false }
    }
    var index = start + 1
    var sign: Int?
    while index < source.tokens.count {
      let text = source.text(index)
      if text == "=", sign == nil { sign = index }
      if text == "," || text == "else" { break }
      if text == "{" {
        // If the brace opens a closure, the condition continues after the closure.
        guard let close = source.partners[index], isClosure(index, close, source) else { break }
        index = close
      } else if ["(", "["].contains(text), let close = source.partners[index] {
        index = close
      }
      index += 1
    }
    guard index > start + 1 else { return false }
    if sign == nil {
      return insert(place, after: index - 1, " = \(source.text(start + 1)) as StandIn?")
    }
    return insert(place, after: index - 1, " as StandIn?")
  }

  private func isClosure(_ open: Int, _ close: Int, _ source: SourceText) -> Bool {
    [",", "{", "else", ".", ")", "?", "&"].contains(source.text(close + 1))
      && source.text(close + 1) != "else"
  }

  mutating func blankMark(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    for index in [token, token + 1, token - 1] where ["?", "!"].contains(source.text(index)) {
      return replace(place, index..<index + 1, "")
    }
    // The compiler message can be at the start of the value, before the question mark or exclamation mark.
    var index = token
    while index < min(token + 40, source.tokens.count) {
      if ["?", "!"].contains(source.text(index)), source.text(index + 1) != "=" {
        return replace(place, index..<index + 1, "")
      }
      if ["(", "[", "{"].contains(source.text(index)), let end = source.partners[index] {
        index = end
      }
      index += 1
      if source.tokens.indices.contains(index), source.tokens[index].startsLine,
        source.text(index) != "."
      {
        break
      }
    }
    return false
  }

  /// Replaces each binding in a statement, such as `$name` in `$name.first`, by a stand-in.
  mutating func replaceBindings(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for index in statement where source.text(index).hasPrefix("$") && source.text(index + 1) == "."
    {
      let name = source.text(index).dropFirst()
      guard name.first?.isLetter == true else { continue }
      isChanged = replace(place, index..<index + 1, "StandIn(path: \"\(name)\")") || isChanged
    }
    return isChanged
  }

  /// Removes each `?` of optional chaining from a statement.
  mutating func blankMarks(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for index in statement where source.text(index) == "?" && source.text(index + 1) == "." {
      isChanged = replace(place, index..<index + 1, "") || isChanged
    }
    return isChanged
  }

  mutating func typeClosureParameters(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    var open = token
    while open >= 0 {
      if source.text(open) == "{", let close = source.partners[open], close >= token { break }
      if open != token, ["}", ")", "]"].contains(source.text(open)),
        let partner = source.partners[open]
      {
        open = partner
      }
      open -= 1
    }
    guard open >= 0 else { return false }
    let parameters = source.closureParameters(at: open)
    guard !parameters.names.isEmpty else {
      guard parameters.count > 0, !parameters.hasParentheses else { return false }
      // Only a named parameter can have a type, so anonymous parameters get names.
      let names = (0..<parameters.count).map { "_p\($0): StandIn" }.joined(separator: ", ")
      var done = insert(place, after: open, " (\(names)) in ")
      guard let close = source.partners[open] else { return done }
      for index in open..<close where source.text(index).hasPrefix("$") {
        if let number = Int(source.text(index).dropFirst()) {
          done = replace(place, index..<index + 1, "_p\(number)") || done
        }
      }
      return done
    }
    var done = false
    for (position, name) in parameters.names.enumerated() {
      let isFirst = position == 0 && !parameters.hasParentheses
      let isLast = position == parameters.names.count - 1 && !parameters.hasParentheses
      let isUnused = source.text(name) == "_"
      let text =
        (isFirst ? "(" : "") + (isUnused ? "_: StandIn" : source.text(name) + ": StandIn")
        + (isLast ? ")" : "")
      done = replace(place, name..<name + 1, text) || done
    }
    return done
  }

  /// The functions of sequences that take a key path to a value of any type.
  private static let functions: Set<String> = ["map", "compactMap", "flatMap", "forEach"]
  /// The functions of sequences that take a key path to a Boolean value.
  private static let questions: Set<String> = ["filter", "contains", "allSatisfy", "first"]

  /// Replaces a key path whose root type is unknown, such as `\.name`.
  ///
  /// A key path that is the argument of a function such as `map` or `filter` becomes a closure. Any other key path
  /// becomes a stand-in.
  mutating func replaceKeyPath(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard source.text(token) == "\\", source.text(token + 1) == ".",
      let path = source.operand(after: token + 2)
    else { return false }
    let range = token..<path.upperBound
    let function = source.text(token - 1) == "(" ? source.text(token - 2) : ""
    guard Self.functions.contains(function) || Self.questions.contains(function) else {
      return replace(place, range, "StandIn(path: \"key path\")")
    }
    let member = source.text(path) == "self" ? "" : ".\(source.text(path))"
    let type = Self.questions.contains(function) ? "Bool" : "StandIn"
    return replace(place, range, "{ (element: StandIn) in element\(member) as \(type) }")
  }
}
