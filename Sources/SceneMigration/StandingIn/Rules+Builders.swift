extension Rules {
  /// The stand-ins for the contents of result builders, by the name of the builder.
  private static let contents = [
    "ViewBuilder": "StandInView", "SceneBuilder": "StandInScene",
    "CommandsBuilder": "StandInCommands",
  ]

  /// Resolves a compiler message about the closure of a result builder, such as a closure with the views of a window.
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
    if message.contains("'buildExpression' is unavailable: a view can't be used among commands") {
      if source.text(token) == "StandInView" {
        return replace(place, token..<token + 1, "StandInCommands")
      }
      return become(source.text(token), kind: .content("StandInCommands"))
        || wrapStatement(at: token, "StandInCommands", place, source)
    }
    if let match = message.firstMatch(
      of: /'buildExpression' requires that '(\w+)' conform to '(View|Scene|Commands)'/),
      catalog.types[String(match.1)] != nil
    {
      return become(String(match.1), kind: .content("StandIn\(match.2)"))
    }
    if message.contains("'buildExpression' is unavailable: a view can't be used among scenes")
      || message.hasPrefix("no exact matches in reference to static method 'buildExpression'"),
      let kind = catalog.types[source.text(token)],
      [.content("StandInView"), .subclass(of: "UIWindow")].contains(kind)
    {
      return become(source.text(token), kind: .content("StandInScene"))
    }
    if let match = message.firstMatch(
      of: /'buildExpression' requires that 'StandIn' conform to '(View|Scene|Commands)'/)
    {
      return wrapStatement(at: token, "StandIn\(match.1)", place, source)
    }
    if message.hasPrefix("ambiguous use of '"), !message.contains("subscript") {
      let name = source.text(token) == "." ? token + 1 : token
      return answerTitle(at: name, place, source)
        || answerTitles(in: source.tokens.indices, place, source)
    }
    if message.contains("'StandIn' conform to 'RandomAccessCollection'") {
      return listElements(at: token, place, source)
    }
    if message.hasPrefix("generic parameter '"), message.contains("could not be inferred") {
      let statement = source.statements(around: token).first?.range ?? token..<token
      if answerTitles(in: statement, place, source) { return true }
      if replaceCases(around: token, place) {
        _ = narrowContent(inside: statement, place)
        return true
      }
      if place.diagnostic.notes.contains(where: { $0.contains("'buildExpression'") }),
        source.imports("SwiftUI"), source.tokens[token].kind == .identifier,
        source.text(token).first?.isLowercase == true,
        wrapStatement(at: token, "StandInView", place, source)
      {
        return true
      }
      if listElements(at: token, place, source) { return true }
      return isStandIn(source.text(token))
        ? wrapStatement(at: token, "StandInView", place, source)
        : wrapStatements(ofClosuresAfter: token, place, source)
          || narrowContent(around: token, place)
          || narrowContent(inside: statement, place)
    }
    if let match = message.firstMatch(
      of: /instance method '(\w+Style)' requires that 'StandIn' conform/),
      let statement = source.statements(around: token).first?.range,
      let base = statement.first(where: {
        source.text($0) == "StandIn" && source.text($0 - 1) == "(" && source.text($0 - 2) == match.1
      }), source.text(base + 3) == ")"
    {
      // An earlier edit put `StandIn` before a member that is one of the app's own styles.
      return replace(place, base..<base + 3, ".automatic")
    }
    if message.hasPrefix("contextual member reference to static property"),
      let name = place.names.first,
      let index = [token, token + 1].first(where: { source.text($0) == name }),
      source.text(index - 2) == "(", source.text(index - 3).hasSuffix("Style")
    {
      // The member is one of the app's own styles, which the compiler doesn't find, so the automatic style replaces it.
      return replace(place, index..<index + 1, "automatic")
    }
    return false
  }

  /// Converts the data of a `ForEach` to an array, because a stand-in isn't a random-access collection.
  private mutating func listElements(at token: Int, _ place: Place, _ source: SourceText) -> Bool {
    guard source.text(token) == "ForEach", let close = source.partners[token + 1],
      let elements = source.arguments(from: token + 1, to: close).first,
      source.text(elements.lowerBound) != "Array"
    else { return false }
    return wrap(place, elements, "Array(", ")")
  }

  /// The views, scenes and modifiers with a title, which can be a localized key, a string or a resource.
  private static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Menu", "Section",
    "NavigationLink", "LabeledContent", "Stepper", "DisclosureGroup", "Link", "Window",
    "WindowGroup",
    "CommandMenu", "DatePicker", "ProgressView", "Tab", "GroupBox", "navigationTitle", "alert",
    "confirmationDialog", "help",
  ]

  /// Converts titles to strings, if the titles are stand-ins.
  private mutating func answerTitles(
    in range: Range<Int>, _ place: Place, _ source: SourceText
  ) -> Bool {
    var changed = false
    for index in range where Self.titled.contains(source.text(index)) {
      guard source.text(index + 1) == "(", isStandIn(source.text(index + 2)) else { continue }
      changed = answerTitle(at: index, place, source) || changed
    }
    return changed
  }

  /// Converts the title of a call to a string.
  ///
  /// If the title were a stand-in, the call would be ambiguous, because a title can also be a localized key.
  private mutating func answerTitle(at name: Int, _ place: Place, _ source: SourceText) -> Bool {
    guard Self.titled.contains(source.text(name)), source.text(name + 1) == "(",
      let close = source.partners[name + 1],
      let title = source.arguments(from: name + 1, to: close).first,
      source.tokens[title.lowerBound].kind == .identifier, source.text(title.lowerBound + 1) != ":",
      !source.text(title).contains("standInAnswer")
    else { return false }
    return wrap(place, title, "((", ") as StandIn).standInAnswer() as String")
  }

  /// Whether a name refers to a stand-in for a view, a scene or commands, or to a value of unknown
  /// type.
  func isStandIn(_ name: String) -> Bool {
    if case .content = catalog.types[name] { return true }
    return catalog.types[name] == .value || catalog.values.contains(name)
  }

  /// Converts the expression of a statement to a view, a scene or commands, even if the modifiers in the
  /// expression aren't known.
  private mutating func wrapStatement(
    at token: Int, _ name: String, _ place: Place, _ source: SourceText
  ) -> Bool {
    guard let statement = source.statements(around: token).first, !statement.isMember,
      statement.range.lowerBound == source.startOfChain(token),
      source.text(statement.range.lowerBound) != name
    else { return false }
    let content = name == "StandInView" ? contentOfUnknownType(statement.range, source) : nil
    return wrap(place, content ?? statement.range, "\(name)(taking: ", ")")
  }

  /// Converts statements in the trailing closures of a call to views.
  ///
  /// A statement is converted if it begins with a stand-in, or with a constant that the closure declares.
  private mutating func wrapStatements(
    ofClosuresAfter token: Int, _ place: Place, _ source: SourceText
  ) -> Bool {
    var open = token + 1
    if source.text(open) == "(", let close = source.partners[open] { open = close + 1 }
    var changed = false
    while source.text(open) == "{", let close = source.partners[open] {
      changed = wrapStatements(ofClosureAt: open, close, place, source) || changed
      // A closure with a label can follow the first trailing closure.
      open = source.text(close + 2) == ":" ? close + 3 : close + 1
      guard open > close + 1 else { break }
    }
    return changed
  }

  private mutating func wrapStatements(
    ofClosureAt open: Int, _ close: Int, _ place: Place, _ source: SourceText
  ) -> Bool {
    var changed = false
    var index = source.startOfClosure(open)
    while index < close {
      guard
        let statement = source.statements(around: index).first(where: { $0.block == open }),
        statement.range.upperBound > index
      else { break }
      let text = source.text(index)
      if text == "return", source.text(index + 1) == "Answers" {
        changed = replace(place, statement.range, "StandInView()") || changed
      } else if isStandIn(text) && source.text(index + 1) != "=" || isLocal(text, open, source) {
        changed =
          wrap(
            place, contentOfUnknownType(statement.range, source) ?? statement.range,
            "StandInView(taking: ", ")") || changed
      }
      index = statement.range.upperBound
    }
    return changed
  }

  /// Whether a closure declares a constant with a given name.
  ///
  /// The caller treats such a constant as a stand-in.
  private func isLocal(_ name: String, _ open: Int, _ source: SourceText) -> Bool {
    guard let close = source.partners[open] else { return false }
    return (open..<close).contains {
      source.text($0) == name && source.text($0 - 1) == "let" && source.text($0 + 1) == "="
    }
  }
}
