extension Rules {
  /// Resolves a compiler message about an operator with a stand-in as one of the operands.
  mutating func answerOperator(_ place: Place) -> Bool {
    guard let token = place.token else { return false }
    let message = place.message
    if let match = message.firstMatch(
      of:
        /operator function '(\S+)'(?: on '\w+')? requires that 'StandIn' conform to '(StringProtocol|BinaryInteger|BinaryFloatingPoint)'/
    ) {
      let types = ["StringProtocol": "String", "BinaryInteger": "Int"]
      return typeOperand(
        of: String(match.1), at: token, isLeft: isLeft(place), types[String(match.2)] ?? "Double",
        place)
    }
    if let match = message.firstMatch(
      of: /operator function '(\S+)' requires the types 'String.Element' .* be equivalent/)
    {
      return typeOperand(
        of: String(match.1), at: token, isLeft: isLeft(place), "String", place)
    }
    if let match = message.firstMatch(
      of:
        /^binary operator '(\S+)' cannot be applied to operands of type '([\w.?]+)' and '([\w.?]+)'/
    ),
      (match.2 == "StandIn") != (match.3 == "StandIn")
    {
      let isLeft = match.2 == "StandIn"
      let type = String(isLeft ? match.3 : match.2)
      guard !["StandIn?", "any"].contains(type) else { return false }
      return typeOperand(of: String(match.1), at: token, isLeft: isLeft, type, place)
    }
    return false
  }

  /// Whether the operand before the operator is the stand-in, according to the message's notes; nil
  /// if the notes don't say.
  private func isLeft(_ place: Place) -> Bool? {
    let notes = place.diagnostic.notes
    if notes.contains(where: {
      $0.contains("'Self' = 'StandIn'") || $0.contains("'LHS' = 'StandIn'")
    }) {
      return true
    }
    let isRight = notes.contains {
      $0.contains("'RHS' = 'StandIn'") || $0.contains("'Other' = 'StandIn'")
    }
    return isRight ? false : nil
  }

  /// Casts an operand to the type of the other operand.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - token: The index of the operator's first token.
  ///   - isLeft: Whether to cast the left operand. If it is nil, the left operand is cast unless it is a string
  ///     literal.
  ///   - type: The type of the other operand.
  ///   - place: The message.
  /// - Returns: Whether an edit was made.
  private mutating func typeOperand(
    of name: String, at token: Int, isLeft: Bool?, _ type: String, _ place: Place
  ) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    let end = token + name.count
    guard token > 0, (token..<end).map({ source.text($0) }).joined() == name else { return false }
    let isLeft = isLeft ?? (source.tokens[token - 1].kind != .string)
    let operand = isLeft ? source.operand(before: token) : source.operand(after: end)
    guard let operand, !source.text(operand).contains("standInAnswer") else { return false }
    return wrap(place, operand, "(((", ") as StandIn).standInAnswer() as \(type))")
  }

  /// Replaces comparisons with `==` and `!=` in a statement by function calls, which reduce the number of types that
  /// the compiler must try.
  ///
  /// - Returns: Whether an edit was made.
  mutating func compareByCalls(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for index in statement where ["=", "!"].contains(source.text(index)) {
      guard source.text(index + 1) == "=", source.text(index + 2) != "=",
        source.text(index - 1) != "=", let left = source.operand(before: index),
        let right = source.operand(after: index + 2),
        statement.lowerBound <= left.lowerBound, right.upperBound <= statement.upperBound,
        isAlone(left.lowerBound..<right.upperBound, source),
        ![left, right].contains(where: { [".", "nil"].contains(source.text($0.lowerBound)) })
      else { continue }
      let sign = source.text(index) == "!" ? "!" : ""
      let text = [left, right].map {
        String(decoding: source.bytes[source.bytes(of: $0)], as: UTF8.self)
      }
      isChanged =
        replace(
          place, left.lowerBound..<right.upperBound,
          "\(sign)Answers.areEqual(\(text[0]), \(text[1]))") || isChanged
    }
    return isChanged
  }

  /// Whether a comparison is a complete expression, or an operand of `&&` or `||`.
  private func isAlone(_ range: Range<Int>, _ source: SourceText) -> Bool {
    let before = source.text(range.lowerBound - 1)
    let after = source.text(range.upperBound)
    let starts: Set<String> = [
      "(", "{", ",", "&", "|", "in", "if", "guard", "while", "return", "where",
    ]
    let ends: Set<String> = [")", "}", ",", "&", "|", "{", "else", ";"]
    return (starts.contains(before) || source.tokens[range.lowerBound].startsLine)
      && (ends.contains(after)
        || range.upperBound < source.tokens.count && source.tokens[range.upperBound].startsLine)
  }
}
