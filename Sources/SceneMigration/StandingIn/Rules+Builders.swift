extension Rules {
  /// The stand-ins for what a builder makes its result of, by the name of the builder.
  private static let contents = [
    "ViewBuilder": "StandInView", "SceneBuilder": "StandInScene",
    "CommandsBuilder": "StandInCommands",
  ]

  /// Answers a message about the closure of a builder, such as that of a window's views.
  mutating func answerBuilder(_ place: Place) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let source = sources[file]
    let message = place.message
    if let match = message.firstMatch(
      of: /cannot use explicit 'return' statement in the body of result builder '(\w+)'/),
      let content = Self.contents[String(match.1)], source.text(token) == "return",
      let statement = source.statements(around: token).first
    {
      return replace(place, statement.range, "\(content)()")
    }
    if message.contains("'buildExpression' is unavailable: a view can't stand among commands") {
      return become(source.text(token), kind: .content("StandInCommands"))
    }
    if let match = message.firstMatch(
      of: /'buildExpression' requires that 'StandIn' conform to '(View|Scene|Commands)'/)
    {
      return wrapStatement(at: token, "StandIn\(match.1)", place, source)
    }
    if message.hasPrefix("generic parameter '"), message.contains("could not be inferred") {
      return isStandIn(source.text(token))
        ? wrapStatement(at: token, "StandInView", place, source)
        : wrapStatements(ofClosureAfter: token, place, source)
    }
    if message.hasPrefix("contextual member reference to static property"),
      let name = place.names.first,
      let index = [token, token + 1].first(where: { source.text($0) == name }),
      source.text(index - 2) == "(", source.text(index - 3).hasSuffix("Style")
    {
      // A style of the app's own.
      return replace(place, index..<index + 1, "automatic")
    }
    return false
  }

  /// Whether a name is that of a view of the app's, or of a value whose type isn't known.
  private func isStandIn(_ name: String) -> Bool {
    if case .content = catalog.types[name] { return true }
    return catalog.types[name] == .value || catalog.values.contains(name)
  }

  /// Makes a statement a view, a scene or commands, also if its modifiers aren't known.
  private mutating func wrapStatement(
    at token: Int, _ name: String, _ place: Place, _ source: SourceText
  ) -> Bool {
    guard let statement = source.statements(around: token).first, !statement.isMember,
      statement.range.lowerBound == source.startOfChain(token),
      source.text(statement.range.lowerBound) != name
    else { return false }
    return wrap(place, statement.range, "\(name)(taking: ", ")")
  }

  /// Makes views of the statements of a closure that begin with stand-ins.
  private mutating func wrapStatements(
    ofClosureAfter token: Int, _ place: Place, _ source: SourceText
  ) -> Bool {
    var open = token + 1
    if source.text(open) == "(", let close = source.partners[open] { open = close + 1 }
    guard source.text(open) == "{", let close = source.partners[open] else { return false }
    var changed = false
    var index = source.startOfClosure(open)
    while index < close {
      guard
        let statement = source.statements(around: index).first(where: { $0.block == open }),
        statement.range.upperBound > index
      else { break }
      if isStandIn(source.text(index)), source.text(index + 1) != "=" {
        changed = wrap(place, statement.range, "StandInView(taking: ", ")") || changed
      }
      index = statement.range.upperBound
    }
    return changed
  }
}
