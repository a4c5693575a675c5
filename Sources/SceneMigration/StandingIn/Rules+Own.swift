extension Rules {
  /// Renames a function in a call that doesn't match any known function of that name.
  ///
  /// The app, or a package, declares a function with the same name in a file that isn't compiled.
  /// With the new name, the call refers to a missing member or function, and the compiler's next
  /// message names the type of the member.
  ///
  /// - Returns: Whether an edit was made.
  mutating func callOwn(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token,
      Self.isAboutArguments(place.message) || Self.isAboutValue(place.message),
      let name = nameOfCall(around: token, place, sources[file])
    else { return false }
    let source = sources[file]
    let text = source.text(name).filter { $0 != "`" }
    guard source.tokens[name].kind == .identifier, text.first?.isLowercase == true,
      !text.hasPrefix("standIn"), !["init", "self", "super"].contains(text),
      source.text(name - 2) != "super"
    else { return false }
    return replace(
      place, name..<name + 1, "standIn" + text.prefix(1).uppercased() + text.dropFirst())
  }

  private static func isAboutArguments(_ message: String) -> Bool {
    [
      "incorrect argument label", "extraneous argument label", "extra argument", "missing argument",
      "argument passed to call", "must precede argument", "to expected argument type",
      "no exact matches in call to instance method", "is inaccessible due to",
      "cannot be used on type", "trailing closure passed to parameter",
    ].contains { message.contains($0) }
  }

  /// The index of the function's name in the call that a compiler message is about; nil if no call is found.
  private func nameOfCall(around token: Int, _ place: Place, _ source: SourceText) -> Int? {
    if place.message.contains("is inaccessible due to") {
      return source.text(token) == "." ? token + 1 : token
    }
    if Self.isAboutValue(place.message) {
      // The compiler message can be at an earlier member of the same expression.
      let chain =
        source.operand(after: source.text(token) == "." ? token + 1 : token) ?? token..<token
      return chain.first {
        Self.members.contains(source.text($0)) && source.text($0 - 1) == "."
          && source.text($0 + 1) == "("
      }
    }
    // The argument of the call can itself be a call, or be in parentheses.
    let isArgument =
      place.message.contains("to expected argument type") || source.text(token) == "{"
    if source.text(token) == ".", source.text(token + 2) == "(",
      source.startOfChain(token + 1) == token + 1
    {
      return token + 1
    }
    var start = isArgument ? token - 1 : token
    while let open = openOfCall(around: start, in: source) {
      if open > 0, source.tokens[open - 1].kind == .identifier { return open - 1 }
      start = open - 1
      guard start > 0 else { return nil }
    }
    return nil
  }

  /// Whether a compiler message can be about a call of an app's function that has the same name as a member of
  /// `StandIn`, such as `first`.
  private static func isAboutValue(_ message: String) -> Bool {
    message.contains("generic parameter 'Value' could not be inferred")
      || message.contains("cannot call value of non-function type")
  }

  /// The members that `StandIn` itself declares.
  private static let members: Set<String> = [
    "count", "first", "last", "isEmpty", "id", "path", "description", "encode",
  ]

  /// Replaces each interpolated value by `…` in the string that a compiler message is about, because the report
  /// doesn't depend on the texts of strings.
  mutating func plainText(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    guard source.tokens[token].kind == .string, source.text(token).contains("\\("),
      !source.text(token).contains("\n"), let plain = Self.plain(source.text(token))
    else { return false }
    return replace(place, token..<token + 1, plain)
  }

  /// Casts the stand-ins among a call's arguments to the parameter types that a note of the compiler message lists.
  mutating func typeArguments(around token: Int, _ place: Place, _ source: SourceText) -> Bool {
    if typeArgument(around: token, place, source) { return true }
    guard
      let list = place.diagnostic.notes.lazy.compactMap({
        $0.firstMatch(of: /partially matching parameter list \((.*)\)/)?.1
      }).first, let open = openOfCall(around: token, in: source), let close = source.partners[open]
    else { return false }
    let types = list.split(separator: ",").map { $0.split(separator: ":").last ?? "" }
      .map { $0.filter { $0 != " " } }
    let arguments = source.arguments(from: open, to: close)
    guard types.count == arguments.count else { return false }
    var isChanged = false
    for (type, argument) in zip(types, arguments) {
      let start =
        source.text(argument.lowerBound + 1) == ":" ? argument.lowerBound + 2 : argument.lowerBound
      guard start < argument.upperBound, isStandIn(source.text(start)),
        type.wholeMatch(of: /\w+\??/) != nil
      else { continue }
      isChanged =
        wrap(place, start..<argument.upperBound, "((", ") as StandIn).standInAnswer() as \(type)")
        || isChanged
    }
    return isChanged
  }

  /// Casts one argument of a call to its parameter type; a note of the compiler message contains the number of the
  /// argument and the type.
  private mutating func typeArgument(
    around token: Int, _ place: Place, _ source: SourceText
  ) -> Bool {
    guard
      let note = place.diagnostic.notes.lazy.compactMap({
        $0.firstMatch(
          of: /expects value of type '(\w+\??)' for parameter #(\d+) \(got 'StandIn'\)/)
      }).first, let number = Int(note.2),
      let open = openOfCall(around: token, in: source), let close = source.partners[open]
    else { return false }
    let arguments = source.arguments(from: open, to: close)
    guard arguments.indices.contains(number - 1) else { return false }
    let argument = arguments[number - 1]
    let isLabelled = source.text(argument.lowerBound + 1) == ":"
    let value = argument.lowerBound + (isLabelled ? 2 : 0)..<argument.upperBound
    return !source.text(value).contains("standInAnswer")
      && wrap(place, value, "((", ") as StandIn).standInAnswer() as \(note.1)")
  }

  /// Adds a stand-in for a value that has the same name as a function of the system, such as `log`.
  mutating func standInForFunction(beforeMemberAt token: Int, _ source: SourceText) -> Bool {
    let dot = source.text(token) == "." ? token : token - 1
    guard dot > 0, source.text(dot) == ".", source.tokens[dot - 1].kind == .identifier,
      source.text(dot - 2) != ".", source.text(dot - 1).first?.isLowercase == true,
      !["self", "super"].contains(source.text(dot - 1))
    else { return false }
    return catalog.add(value: source.text(dot - 1))
  }

  /// Casts the stand-ins among an initializer's arguments to strings.
  ///
  /// Most initializers with several variants take strings.
  mutating func typeTexts(around token: Int, _ place: Place, _ source: SourceText) -> Bool {
    guard let open = openOfCall(around: token, in: source), let close = source.partners[open] else {
      return false
    }
    var isChanged = false
    for argument in source.arguments(from: open, to: close) {
      let isLabelled = source.text(argument.lowerBound + 1) == ":"
      let value = argument.lowerBound + (isLabelled ? 2 : 0)..<argument.upperBound
      guard isStandIn(source.text(value.lowerBound)) else { continue }
      isChanged = wrap(place, value, "((", ") as StandIn).standInAnswer() as String") || isChanged
    }
    return isChanged
  }
}
