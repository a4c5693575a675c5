extension Rules {
  mutating func answerExpression(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let message = place.message
    if message.contains("initializer for conditional binding must have Optional type") {
      return makeOptional(at: token, place)
    }
    if message.contains("cannot convert value of type 'StandIn?'"),
      let expression = expression(place),
      let start = (max(1, expression.lowerBound - 1)..<expression.upperBound).first(where: {
        source.text($0) == "nil" && source.text($0 - 1) == "(" && source.text($0 + 1) == "as"
      }), let close = source.partners[start - 1]
    {
      // An earlier round cast `nil` to `StandIn?`, because the type of the `nil` wasn't known. Now the type is known,
      // so the cast is removed.
      return replace(place, start - 1..<close + 1, "nil")
    }
    if let match = message.firstMatch(
      of: /cannot (?:convert|assign) value of type '([\w.]+)\??'(?: \(aka '.*?'\))?[ ]to[ ]\S/),
      let expression = expression(place), expression.count >= 3,
      source.text(expression.upperBound - 2) == ".",
      source.text(expression.upperBound - 3) == match.1.split(separator: ".").last.map(String.init),
      catalog.loosen(source.text(expression.upperBound - 1), of: simple(String(match.1)))
    {
      return true
    }
    if message.hasPrefix("cannot assign value of type"), let value = assigned(at: token, source) {
      if message.hasPrefix("cannot assign value of type 'StandIn'")
        || message.hasPrefix("cannot assign value of type 'StandIn?'")
      {
        return wrap(place, value, "(", ").standInAnswer()")
      }
      // The type of the value may conform to the protocol in a file that isn't compiled, so the value is cast at run
      // time.
      if let match = message.firstMatch(of: /to type '\((any \w+)\)\?'$/) {
        return wrap(place, value, "(", " as AnyObject) as? \(match.1)")
      }
    }
    if message.contains("of type 'StandIn'") || message.contains("(aka 'StandIn')")
      || message.contains("of type 'StandIn?'"),
      message.contains("cannot convert") || message.contains("cannot assign value"),
      !message.hasSuffix("type 'StandIn'"), !message.contains("type 'StandIn.Type'"),
      var expression = expression(place)
    {
      // The message may underline only the name in a call.
      if source.text(expression.upperBound) == "(",
        let close = source.partners[expression.upperBound],
        !source.tokens[expression.upperBound].startsLine
      {
        expression = expression.lowerBound..<close + 1
      }
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
    if message.contains("cannot be resolved without a contextual type"),
      standInForFunction(beforeMemberAt: token, source)
    {
      return true
    }
    if message.contains("requires explicit use of 'self'") {
      return insert(place, before: token, "self.")
    }
    if message.hasPrefix("'nil' cannot be assigned to type 'StandIn'"), source.text(token) == "nil"
    {
      return replace(place, token..<token + 1, "StandIn()")
    }
    if message.contains("'&' used with non-inout argument"), source.text(token) == "&" {
      return replace(place, token..<token + 1, "")
    }
    if message.contains("main actor-isolated"),
      message.contains("can not be") || message.contains("in a synchronous nonisolated context")
    {
      return assumeMainActor(around: token, place)
    }
    if message.contains("cannot infer contextual base in reference to member")
      || message.contains("cannot be resolved without a contextual type")
      || message.contains("(aka 'StandIn') has no member")
      || message.contains("'StandIn' has no member")
    {
      let isAnswered = giveBase(toMemberAt: token, place)
      return giveBasesToArguments(place) || isAnswered
    }
    if message.contains("cannot infer key path type from context") {
      return replaceKeyPath(at: token, place)
    }
    if message.contains("tuple pattern cannot match values of non-tuple type 'StandIn'") {
      return splitTuple(inStatementOf: token, place) || splitElements(inLoopOf: token, place)
    }
    if message.contains("to conform to 'AsyncSequence'"),
      let statement = source.statements(around: token).first?.range
    {
      // A stand-in's elements are available synchronously and without errors, so `try` and `await`
      // are removed.
      let words = statement.prefix(3).filter { ["try", "await"].contains(source.text($0)) }
      return words.reduce(false) { replace(place, $1..<$1 + 1, "") || $0 }
    }
    if message.contains("'Any' cannot be constructed"), source.text(token) == "init" {
      return giveBase(toMemberAt: token, place)
    }
    if message.contains("unable to type-check this expression in reasonable time") {
      return narrowSearch(around: token, place)
    }
    if message.hasPrefix("trailing closure passed to parameter") {
      return separateBodies(inStatementOf: token, place)
    }
    if message.contains("failed to produce diagnostic for expression"), !isLate {
      return separateBodies(inStatementOf: token, place) || splitChain(around: token, place)
        || replaceCases(around: token, place)
        || splitTuple(inStatementOf: token, place) || replaceBindings(inStatementOf: token, place)
        || blankMarks(inStatementOf: token, place) || giveBases(inStatementOf: token, place)
        || typeClosures(inStatementOf: token, place)
    }
    if message == "extra argument 'privacy' in call" { return blankPrivacy(at: token, place) }
    if message.hasPrefix("cannot convert value of type 'String' to"),
      message.hasSuffix("type 'URL'"), source.tokens[token].kind == .string
    {
      // The app probably lets string literals be URLs, by an extension in a file that isn't compiled. Without the
      // extension, the literal needs an explicit conversion.
      return wrap(place, token..<token + 1, "(URL(string: ", ") ?? URL(filePath: \"/\"))")
    }
    if message.contains("expression pattern of type 'StandIn'") {
      return replacePattern(around: token, place, isAny: true)
    }
    if message.contains("binding pattern cannot appear in an expression")
      || message.contains("can only appear in a pattern")
      || message.contains("contextual member reference to static method")
    {
      let isAnswered = replacePattern(around: token, place)
      return replaceCases(around: token, place) || isAnswered
    }
    if let match = message.firstMatch(of: /must be unwrapped to refer to member '(\w+)'/),
      message.contains("'StandIn?'")
        || message.firstMatch(of: /wrapped base type '(\w+)'/).map({
          catalog.types[String($0.1)] != nil
        }) == true
    {
      let member = (token..<min(token + 400, source.tokens.count)).first {
        source.text($0) == match.1 && source.text($0 - 1) == "."
      }
      return member.map { insert(place, after: $0 - 2, "?") } ?? false
    }
    if message.contains("generic parameter 'Value' could not be inferred") {
      return answerOpenValue(at: token, place)
    }
    if message.contains("contextual closure type"), isEarly {
      // Another error in the closure can be the cause of the message, so the message is left to a later round.
      return true
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
      return source.partners[open].map { insert(place, before: $0, " default: let _ = () ") }
        ?? false
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

  /// The tokens of the assigned value; nil unless the given token is an equal sign or directly follows one.
  private func assigned(at token: Int, _ source: SourceText) -> Range<Int>? {
    let sign = source.text(token - 1) == "=" ? token - 1 : token
    guard source.text(sign) == "=",
      let statement = source.statements(around: sign).first?.range,
      sign + 1 < statement.upperBound
    else { return nil }
    return sign + 1..<statement.upperBound
  }
}
