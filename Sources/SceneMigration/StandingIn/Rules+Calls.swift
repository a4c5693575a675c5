extension Rules {
  /// Resolves a compiler message about a call of a function or initializer that isn't declared.
  mutating func answerCall(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let message = place.message
    if let match = message.firstMatch(
      of: /instance member '(\w+)' cannot be used on type '([\w.]+)'/)
    {
      let index = source.text(token) == match.1 ? token : token + 2
      return addFunction(at: index, of: simple(String(match.2)), source)
    }
    if message.hasPrefix("extra argument"), let open = openOfCall(around: token, in: source),
      source.tokens[open - 1].kind == .identifier, source.text(open - 2) != ".",
      source.text(open - 1).first?.isLowercase == true,
      !declaresFunction(source.text(open - 1))
    {
      return addFunction(at: open - 1, of: "", source)
    }
    if message.contains("conform to 'StringProtocol'"), message.hasPrefix("initializer"),
      let open = openOfCall(around: token, in: source), let close = source.partners[open],
      close > open + 1, source.text(close - 1) != "String"
    {
      return wrap(place, open + 1..<close, "((", ") as StandIn).standInAnswer() as String")
    }
    if message.contains("incorrect argument label") || message.hasPrefix("extra argument")
      || message.contains("argument passed to call that takes no arguments"),
      let open = openOfCall(around: token, in: source)
    {
      return addInitializer(ofKnownAt: open, source)
    }
    if message.hasPrefix("ambiguous use of 'init("), typeTexts(around: token, place, source) {
      return true
    }
    if message.hasPrefix("no exact matches in call to initializer"),
      typeArguments(around: token, place, source)
    {
      return true
    }
    if message.contains("extraneous argument label") && message.hasSuffix("in subscript"),
      let label = place.names.first.map({ String($0.dropLast($0.hasSuffix(":") ? 1 : 0)) })
    {
      return catalog.subscripts.insert(label).inserted
    }
    if message.contains("ambiguous use of 'subscript(dynamicMember:)'"),
      let open = openOfCall(around: token, in: source), let close = source.partners[open],
      ["Float", "Double", "CGFloat", "Int"].contains(source.text(open - 1)), close > open + 1,
      !source.text(open + 1..<close).contains("standInAnswer")
    {
      return wrap(place, open + 1..<close, "((", ") as StandIn).standInAnswer() as Double")
    }
    if message.contains("ambiguous use of 'subscript") || message.contains("in call to subscript")
      || message.contains("'StandIn' conform to 'RangeExpression'")
    {
      return typeIndex(after: token, place, source)
    }
    if let match = message.firstMatch(of: /\(aka 'StandIn'\) conform to '(View|Scene|Commands)'/) {
      let name = place.names.first { catalog.types[$0] == .value }
      return name.map { become($0, kind: .content("StandIn\(match.1)")) } ?? false
    }
    if message.hasPrefix("referencing instance method"),
      message.hasSuffix("'StandIn' conform to 'View'")
    {
      return narrowContent(around: token, place)
    }
    if let match = message.firstMatch(of: /'StandIn' conform to '(View|Scene|Commands)'/) {
      if message.hasPrefix("return type of"), let expression = expression(place),
        source.text(expression.lowerBound) != "StandIn\(match.1)"
      {
        return wrap(place, expression, "StandIn\(match.1)(taking: ", ")")
      }
      return wrapContent(at: token, "StandIn\(match.1)", place, source)
    }
    return false
  }

  /// Adds a stand-in for the function that a call requires.
  ///
  /// The function becomes a member of the given type. If the name of the type is empty, it becomes a global function.
  mutating func addFunction(at index: Int, of type: String, _ source: SourceText) -> Bool {
    guard type != "StandIn", catalog.types[type] == nil || type.isEmpty,
      let arguments = source.call(at: index + 1)
    else { return false }
    let function = StandInCatalog.Function(name: source.text(index), arguments: arguments)
    let isKnown = earlier.functions[type]?.contains { $0.name == function.name } ?? false
    return catalog.add(function, of: type)
      || !isKnown && catalog.functions[type]?.contains { $0.name == function.name } == true
  }

  /// Adds an initializer to a known type, such as an initializer from an extension in another file
  /// of the app.
  private mutating func addInitializer(ofKnownAt open: Int, _ source: SourceText) -> Bool {
    var name = open - 1
    if source.text(name) == "init", source.text(name - 1) == "." { name -= 2 }
    let type = source.text(name)
    let isValue = Self.extensible.contains(type)
    guard isValue || type.hasPrefix("UI"), catalog.types[type] == nil,
      !sources.contains(where: { $0.types.contains { $0.name == type } }),
      let call = source.call(at: open), !call.labels.isEmpty
    else { return false }
    return catalog.add(call, of: type)
  }

  /// The structs of the system to which apps add initializers; stand-ins can make values of these structs.
  private static let extensible: Set<String> = ["URL", "String", "Data", "Date", "UUID"]

  private func declaresFunction(_ name: String) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { source.text($0) == "func" && source.text($0 + 1) == name }
    }
  }

  /// Returns the index of the opening parenthesis of the call at a token; nil if there is none.
  ///
  /// If the token isn't the name of a call, the result is the index of the innermost opening parenthesis around the
  /// token. Parentheses outside the innermost braces around the token don't count.
  func openOfCall(around token: Int, in source: SourceText) -> Int? {
    if source.text(token + 1) == "(", source.tokens[token].kind == .identifier { return token + 1 }
    var open = token
    while open > 0 {
      if [")", "]", "}"].contains(source.text(open)), open != token,
        let partner = source.partners[open]
      {
        open = partner
      } else if source.text(open) == "(", source.partners[open] ?? 0 >= token {
        return open
      } else if source.text(open) == "{" {
        return nil
      }
      open -= 1
    }
    return nil
  }

  /// Converts the index of a subscript to the type that the subscript requires.
  private mutating func typeIndex(after token: Int, _ place: Place, _ source: SourceText) -> Bool {
    var open = token
    while open < min(token + 24, source.tokens.count), source.text(open) != "[" {
      if open > token, source.tokens[open].startsLine, source.text(open) != "." { return false }
      open += 1
    }
    // If the compiler message is at the index itself, the search begins before the index.
    if source.text(open) != "[" || source.partners[open] == nil { open = token - 1 }
    while open > 0, source.text(open) != "[" || (source.partners[open] ?? 0) < token {
      if ["{", ";"].contains(source.text(open)) { return false }
      open -= 1
    }
    guard let close = source.partners[open], close > open + 1 else { return false }
    let index = open + 1..<close
    if source.text(open + 1) == "(", source.text(close - 1) == ")" { return false }
    if source.text(index).contains("standInAnswer") { return false }
    // If the type of the index is ambiguous, the index becomes a string, because almost all such indices are keys of
    // dictionaries with string keys.
    let type = message(of: place, mentions: "ambiguous") ? " as String" : ""
    return wrap(place, index, "((", ") as StandIn).standInAnswer()\(type)")
  }

  private func message(of place: Place, mentions word: String) -> Bool {
    place.message.contains(word) || place.message.contains("RangeExpression")
  }

  /// Converts an argument of unknown type to a view, a scene or commands.
  private mutating func wrapContent(
    at token: Int, _ name: String, _ place: Place, _ source: SourceText
  ) -> Bool {
    guard let open = openOfCall(around: token, in: source), let close = source.partners[open] else {
      return false
    }
    let arguments = source.arguments(from: open, to: close)
    let labels: Set<String> = ["rootView", "content", "view", "root"]
    guard
      let argument = arguments.first(where: { labels.contains(source.text($0.lowerBound)) })
        ?? (arguments.count == 1 ? arguments[0] : nil)
    else { return false }
    let start =
      source.text(argument.lowerBound + 1) == ":" ? argument.lowerBound + 2 : argument.lowerBound
    guard start < argument.upperBound, source.text(start) != name else { return false }
    // The root type of a key path isn't known outside the view, so an argument with a key path is replaced.
    let hasKeyPath = (start..<argument.upperBound).contains { source.text($0) == "\\" }
    if hasKeyPath { return replace(place, start..<argument.upperBound, "\(name)()") }
    return wrap(place, start..<argument.upperBound, "\(name)(taking: ", ")")
  }
}
