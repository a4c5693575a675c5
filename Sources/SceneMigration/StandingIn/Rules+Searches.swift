import Foundation

/// Rules for expressions that are too complex for the compiler. Such expressions almost always
/// contain an error.
extension Rules {
  /// Reduces the number of types that the compiler must try for an expression.
  mutating func narrowSearch(around token: Int, _ place: Place) -> Bool {
    if separateBodies(inStatementOf: token, place) || splitChain(around: token, place) {
      return true
    }
    var isChanged = replaceCases(around: token, place)
    isChanged = compareByCalls(inStatementOf: token, place) || isChanged
    isChanged = typeAnonymous(inStatementOf: token, place) || isChanged
    isChanged = typeKeys(inStatementOf: token, place) || isChanged
    isChanged = narrowBinding(around: token, place) || isChanged
    isChanged = typeElements(inStatementOf: token, place) || isChanged
    return giveBases(inStatementOf: token, place) || isChanged
      || narrowContent(around: token, place)
      || plainTexts(inStatementOf: token, place)
      || shortenCalls(inStatementOf: token, place)
  }

  /// Converts the statement around a token to a view, or only the value before its modifiers.
  ///
  /// If the statement consists of a member of a value, such as `model.title`, and modifiers, the member is converted.
  /// If the statement calls a member of a stand-in, the whole statement is converted. The compiler then looks for the
  /// modifiers in `View`.
  mutating func narrowContent(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard source.imports("SwiftUI") else { return false }
    for statement in source.statements(around: token) where !statement.isMember {
      let content =
        contentOfUnknownType(statement.range, source)
        ?? (isCall(statement.range, source) ? statement.range : nil)
      if let content { return wrap(place, content, "StandInView(taking: ", ")") }
    }
    return false
  }

  /// Converts nested statements to views or commands, and replaces the patterns of the outer statement.
  ///
  /// A nested statement is converted if it calls a member of a stand-in, or probably calls a member of a property.
  mutating func narrowContent(inside statement: Range<Int>, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard source.imports("SwiftUI") else { return false }
    var isChanged = replaceCases(around: statement.lowerBound, place)
    for index in statement where source.tokens[index].startsLine {
      guard let inner = source.statements(around: index).first(where: { !$0.isMember })?.range,
        inner.lowerBound == index, isCall(inner, source) || isMemberCall(inner, source)
      else { continue }
      let name = isAmongCommands(index, source) ? "StandInCommands" : "StandInView"
      isChanged =
        wrap(
          place, contentOfUnknownType(inner, source) ?? inner, "\(name)(taking: ", ")")
        || isChanged
    }
    return isChanged
  }

  /// Whether a statement is a call of a stand-in's member.
  private func isCall(_ statement: Range<Int>, _ source: SourceText) -> Bool {
    catalog.types[source.text(statement.lowerBound)] == .value
      && source.text(statement.lowerBound + 1) == "."
      && source.text(statement.upperBound - 1) == ")"
  }

  /// Whether a statement calls a member of a property, where the closure probably needs a view or commands.
  ///
  /// The statement must be the only one in its closure, or the closure must belong to a `commands` modifier.
  private func isMemberCall(_ statement: Range<Int>, _ source: SourceText) -> Bool {
    let first = statement.lowerBound
    guard let block = source.statements(around: first).first?.block,
      source.startOfClosure(block) == first && source.partners[block] == statement.upperBound
        || isAmongCommands(first, source)
    else { return false }
    return source.text(first).first?.isLowercase == true
      && source.tokens[first].kind == .identifier && source.text(first + 1) == "."
      && source.text(statement.upperBound - 1) == ")"
      && statement.allSatisfy { source.text($0) != "=" }
  }

  /// Whether a statement is in the closure of a scene's `commands` modifier.
  private func isAmongCommands(_ index: Int, _ source: SourceText) -> Bool {
    guard let block = source.statements(around: index).first?.block else { return false }
    return source.text(block - 1) == "commands"
  }

  /// Returns the part of a statement before the first modifier that begins a line.
  ///
  /// The result is nil if there is no such modifier, or if the statement doesn't begin with a member of a value, such
  /// as `model.title`.
  func contentOfUnknownType(_ statement: Range<Int>, _ source: SourceText) -> Range<Int>? {
    let first = statement.lowerBound
    guard source.tokens[first].kind == .identifier, source.text(first + 1) == ".",
      source.text(first).first?.isLowercase == true,
      source.tokens[first + 1].range.lowerBound == source.tokens[first].range.upperBound
    else { return nil }
    var index = first + 1
    while index < statement.upperBound {
      if source.text(index) == ".", source.tokens[index].startsLine {
        return first..<index
      }
      if ["(", "["].contains(source.text(index)), let close = source.partners[index] {
        index = close
      }
      // A statement with an assignment or an operator before the first modifier has no part that can be a view.
      guard [".", "?", "!", ")", "]"].contains(source.text(index)) || isName(index, source) else {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func isName(_ index: Int, _ source: SourceText) -> Bool {
    source.tokens[index].kind == .identifier && [".", "?", "!"].contains(source.text(index - 1))
  }

  /// Replaces each interpolated value by `…` in the strings of a statement.
  private mutating func plainTexts(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for index in statement where source.tokens[index].kind == .string {
      let text = source.text(index)
      guard text.contains("\\("), !text.contains("\n"), let plain = Self.plain(text) else {
        continue
      }
      isChanged = replace(place, index..<index + 1, plain) || isChanged
    }
    return isChanged
  }

  /// Returns a string literal with `…` in place of each interpolated value; nil if the literal can't be parsed.
  static func plain(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "\\(") {
      result += rest[..<start.lowerBound] + "…"
      var depth = 1
      var index = start.upperBound
      while index < rest.endIndex, depth > 0 {
        if rest[index] == "(" { depth += 1 }
        if rest[index] == ")" { depth -= 1 }
        index = rest.index(after: index)
      }
      guard depth == 0 else { return nil }
      rest = rest[index...]
    }
    return result + rest
  }

  /// Removes `privacy` arguments from a log message, because the logger isn't the system's
  /// `Logger`.
  mutating func blankPrivacy(at token: Int, _ place: Place) -> Bool {
    guard let file = place.file, sources[file].tokens[token].kind == .string else { return false }
    let text = sources[file].text(token)
    let new = text.replacing(/, privacy: \.\w+(?:\([^()]*\))?/, with: "")
    return new != text && replace(place, token..<token + 1, new)
  }

  /// In each array literal with at least three elements, casts the elements that are stand-ins to `StandIn`.
  private mutating func typeElements(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for open in statement where source.text(open) == "[" && !source.isCalled(open) {
      guard let close = source.partners[open] else { continue }
      let elements = source.arguments(from: open, to: close)
      guard elements.count > 2 else { continue }
      for element in elements
      where isStandIn(source.text(element.lowerBound))
        && source.text(element.upperBound - 1) != "StandIn"
      {
        isChanged = wrap(place, element, "", " as StandIn") || isChanged
      }
    }
    return isChanged
  }

  /// Replaces calls such as `StandIn.name(1)` by `StandIn` values.
  ///
  /// A call is replaced if it takes only literals, and is itself an argument or an element.
  private mutating func shortenCalls(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for open in statement where source.text(open) == "(" && source.text(open - 3) == "StandIn" {
      guard let close = source.partners[open],
        ["(", "[", ",", ":"].contains(source.text(open - 4)),
        (open + 1..<close).allSatisfy({ isLiteral($0, source) })
      else { continue }
      isChanged =
        replace(place, open - 3..<close + 1, "StandIn(path: \"\(source.text(open - 1))\")")
        || isChanged
    }
    return isChanged
  }

  /// Whether a token is a literal, an argument label, or punctuation between such tokens.
  private func isLiteral(_ index: Int, _ source: SourceText) -> Bool {
    switch source.tokens[index].kind {
    case .string: !source.text(index).contains("\\(")
    case .number: true
    case .identifier:
      source.text(index + 1) == ":" || ["true", "false", "nil"].contains(source.text(index))
    case .directive: false
    case .punctuation: [",", ":", "."].contains(source.text(index))
    }
  }

  /// Casts the value of a conditional binding to a stand-in, if the value begins with a stand-in.
  private mutating func narrowBinding(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    var sign = token
    while sign > 0, source.text(sign) != "=" {
      if ["{", "}", "let", "var"].contains(source.text(sign)) { return false }
      sign -= 1
    }
    let name = ["let", "var"].contains(source.text(sign - 2)) ? sign - 2 : 0
    guard ["if", "guard", "while", ","].contains(source.text(name - 1)) else { return false }
    var value = sign + 1
    while ["try", "await", "?"].contains(source.text(value)) { value += 1 }
    return isStandIn(source.text(value)) && makeOptional(at: token, place)
  }
}
