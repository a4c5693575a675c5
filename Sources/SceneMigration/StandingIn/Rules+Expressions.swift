extension Rules {
  mutating func answerExpression(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let message = place.message
    if message.contains("initializer for conditional binding must have Optional type") {
      return makeOptional(at: token, place)
    }
    if message.contains("of type 'StandIn'") || message.contains("(aka 'StandIn')")
      || message.contains("of type 'StandIn?'"),
      message.contains("cannot convert") || message.contains("cannot assign value"),
      !message.hasSuffix("type 'StandIn'"), !message.contains("type 'StandIn.Type'"),
      let expression = expression(place)
    {
      return wrap(place, expression, "(", ").standInAnswer()")
    }
    if message.hasPrefix("cannot assign value of type"), message.contains("to type 'StandIn"),
      let statement = source.statements(around: token).first?.range,
      let sign = (statement.lowerBound..<statement.upperBound).first(where: {
        source.text($0) == "="
      }),
      sign + 1 < statement.upperBound, source.text(sign + 1) != "StandIn"
    {
      return wrap(place, sign + 1..<statement.upperBound, "StandIn(taking: ", ")")
    }
    if message.hasPrefix("cannot convert value of type"),
      message.contains("to expected argument type 'StandIn"), let expression = expression(place)
    {
      return wrap(place, expression, "StandIn(taking: ", ")")
    }
    if message.contains("cannot use optional chaining on non-optional value")
      || message.contains("cannot force unwrap value of non-optional type")
    {
      return blankMark(at: token, place)
    }
    if message.contains("cannot infer contextual base in reference to member")
      || message.contains("cannot be resolved without a contextual type")
      || message.contains("(aka 'StandIn') has no member")
      || message.contains("'StandIn' has no member")
    {
      let dot = source.text(token) == "." ? token : token - 1
      let isBare =
        source.tokens[max(0, dot - 1)].range.upperBound
        < source.tokens[max(0, dot)].range.lowerBound
        || ["(", "[", ",", ":", "{"].contains(source.text(dot - 1))
      return dot >= 0 && source.text(dot) == "." && isBare && insert(place, before: dot, "StandIn")
    }
    if message.contains("cannot infer type of closure parameter")
      || message.contains("unable to infer type of a closure parameter")
      || message.contains("contextual closure type") && message.contains("expects")
    {
      return typeClosureParameters(around: token, place)
    }
    if message.contains("switch must be exhaustive") {
      guard source.text(token) == "switch" else { return false }
      var open = token
      while open < source.tokens.count, source.text(open) != "{" {
        if ["(", "["].contains(source.text(open)), let end = source.partners[open] { open = end }
        open += 1
      }
      return source.partners[open].map { insert(place, before: $0, " default: break ") } ?? false
    }
    if message.hasPrefix("missing return in") {
      let close = source.text(token) == "}" ? token : token - 1
      return source.text(close) == "}"
        && insert(place, before: close, " ; return Answers.value(\"the end\") ")
    }
    if message.contains("'nil' requires a contextual type")
      || message.contains("empty collection literal requires an explicit type")
    {
      let end = source.partners[token].map { $0 + 1 } ?? token + 1
      return replace(
        place, token..<end, source.text(token) == "nil" ? "(nil as StandIn?)" : "StandIn()")
    }
    return false
  }

  private mutating func makeOptional(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    // The message is at the pattern or at the value; the value ends before a comma, a brace or `else`.
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
        // A closure's brace stands in the line of its call; after it, the condition goes on.
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

  private mutating func blankMark(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    for index in [token, token + 1, token - 1] where ["?", "!"].contains(source.text(index)) {
      return replace(place, index..<index + 1, "")
    }
    // The message can be at the start of the value: the mark follows it.
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

  private mutating func typeClosureParameters(around token: Int, _ place: Place) -> Bool {
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
      guard parameters.count > 0 else { return false }
      // Anonymous parameters get names of their own.
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
}
