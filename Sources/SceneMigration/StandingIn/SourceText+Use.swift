extension SourceText {
  /// Returns the form of stand-in that the uses of an unknown type require.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The form; nil if the uses don't determine the form.
  func kind(ofUnknown name: String) -> StandInCatalog.Kind? {
    for type in types {
      guard let place = type.inherited.firstIndex(where: { $0 == name || $0.hasPrefix(name + "<") })
      else { continue }
      if ["struct", "enum"].contains(type.keyword) { return .protocolOfValues }
      return place == 0 && type.keyword == "class" && !Self.isProtocolName(name) ? .base : .protocol
    }
    for index in tokens.indices where text(index) == name {
      if text(index - 1) == "@" { return .wrapper }
      if text(index - 1) == "any" || text(index - 1) == "some" { return .protocol }
      if text(index + 1) == "<", endOfAngles(from: index + 1) > index + 1 { return .generic }
    }
    return nil
  }

  /// Whether the source imports a module.
  func imports(_ module: String) -> Bool {
    tokens.indices.contains { text($0) == "import" && text($0 + 1) == module }
  }

  /// Whether the source creates an instance of an unknown type where a view is expected, so that the type is probably a
  /// view.
  func isContent(_ name: String) -> Bool {
    let hasViews = imports("SwiftUI")
    return tokens.indices.contains { index in
      guard text(index) == name, ["(", "{"].contains(text(index + 1)) else { return false }
      if text(index - 2) == "rootView", text(index - 1) == ":" { return true }
      if hasViews, text(index - 2) == "destination", text(index - 1) == ":" { return true }
      return hasViews && (text(index - 1) == "{" || tokens[index].startsLine)
        && !["=", "(", ",", ":", "return", "?"].contains(text(index - 1))
    }
  }

  /// The indices of the names of modifiers that begin a line.
  ///
  /// A chain of modifiers counts only if it begins with the creation of a view.
  var modifierCalls: [Int] {
    guard imports("SwiftUI") else { return [] }
    return tokens.indices.filter { index in
      guard index > 0, text(index - 1) == ".", tokens[index - 1].startsLine,
        tokens[index].kind == .identifier, ["(", "{"].contains(text(index + 1))
      else { return false }
      let view = startOfView(index)
      return text(view).first?.isUppercase == true && ["(", "{"].contains(text(view + 1))
    }
  }

  /// Returns the index of the first token in the chain of calls before a modifier.
  private func startOfView(_ index: Int) -> Int {
    var start = index
    while start >= 2, text(start - 1) == "." {
      var base = start - 2
      while [")", "]", "}"].contains(text(base)), let open = partners[base], open > 0 {
        base = open - 1
        // A trailing closure can have a label.
        if text(base) == ":", text(base - 2) == "}" { base -= 2 }
      }
      guard tokens[base].kind == .identifier else { return start }
      start = base
    }
    return start
  }

  /// The names of the functions that the file declares.
  var functionNames: [String] {
    tokens.indices.filter { text($0) == "func" }.map { text($0 + 1) }
  }

  /// Returns the index of the first token in the chain of members and calls that contains a given
  /// token.
  func startOfChain(_ index: Int) -> Int {
    var start = index
    while text(start - 1) == ".", start >= 2 {
      var base = start - 2
      if ["?", "!"].contains(text(base)) { base -= 1 }
      while base > 0, [")", "]"].contains(text(base)), let open = partners[base] {
        base = open - 1
        if ["?", "!"].contains(text(base)) { base -= 1 }
      }
      // A member without a base is the start of its chain.
      let isBase = base >= 0 && [.identifier, .string, .number].contains(tokens[base].kind)
      guard isBase, tokens[base].range.upperBound <= tokens[start - 1].range.lowerBound,
        !["return", "in", "case", "else", "try", "await", "throw"].contains(text(base))
      else { return start }
      let isAdjacent =
        tokens[start - 1].range.lowerBound == tokens[start - 2].range.upperBound
        || tokens[start - 1].startsLine
      guard isAdjacent else { return start }
      start = base
    }
    return start
  }

  static func isProtocolName(_ name: String) -> Bool {
    ["Delegate", "Protocol", "DataSource", "able", "ible", "ing", "Conforming", "Provider"]
      .contains { name.hasSuffix($0) } && !name.hasSuffix("AppDelegate")
      && !name.hasSuffix("SceneDelegate")
  }

  /// Returns the labels and closures in the calls of a type's initializers.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The labels and closures of each call, without repetitions.
  func initializers(of name: String) -> Set<StandInCatalog.Initializer> {
    var result: Set<StandInCatalog.Initializer> = []
    for index in tokens.indices where text(index) == name && text(index - 1) != "." {
      var open = index + 1
      if text(open) == ".", text(open + 1) == "init" { open += 2 }
      if let initializer = call(at: open) { result.insert(initializer) }
    }
    return result
  }

  /// Returns the labels and closures of a call.
  ///
  /// - Parameter open: The index of the opening parenthesis, or of a trailing closure's brace.
  /// - Returns: The labels and closures; nil if there is no call at the index.
  func call(at open: Int) -> StandInCatalog.Initializer? {
    var result = StandInCatalog.Initializer(labels: [], closures: [])
    var end = open
    if text(open) == "(" {
      guard let close = partners[open], !tokens[open].startsLine else { return nil }
      for argument in arguments(from: open, to: close) {
        let isLabelled =
          text(argument.lowerBound + 1) == ":" && tokens[argument.lowerBound].kind == .identifier
        result.labels.append(isLabelled ? text(argument.lowerBound) : "")
        let value = isLabelled ? argument.lowerBound + 2 : argument.lowerBound
        result.closures.append(text(value) == "{" ? closureParameters(at: value).count : nil)
      }
      end = close + 1
    } else if text(open) != "{" {
      return nil
    }
    // A brace after a condition or a declaration doesn't open a closure.
    if text(end) == "{", !tokens[end].startsLine, open == end || !isCondition(before: open) {
      result.labels.append("")
      result.closures.append(closureParameters(at: end).count)
    }
    return result
  }

  /// Whether a call is part of a condition or a declaration, so that the next brace opens a body instead of a closure.
  private func isCondition(before open: Int) -> Bool {
    var index = open
    while index > 0, !["{", "}", ";"].contains(text(index)) {
      if ["if", "guard", "while", "for", "switch", "case", "func", "init"].contains(text(index)) {
        return true
      }
      if text(index) == ")", let partner = partners[index] { index = partner }
      if tokens[index].startsLine, !["&", "|", ".", ","].contains(text(index)) { return false }
      index -= 1
    }
    return false
  }

  /// Returns the tokens of each argument between brackets.
  func arguments(from open: Int, to close: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = open + 1
    var index = open + 1
    while index < close {
      if ["(", "[", "{"].contains(text(index)), let end = partners[index] {
        index = end
      } else if text(index) == "," {
        if index > start { result.append(start..<index) }
        start = index + 1
      }
      index += 1
    }
    if close > start { result.append(start..<close) }
    return result
  }

  /// The parameters of a closure, either named or anonymous.
  struct ClosureParameters {
    /// The index of each name without a type.
    var names: [Int] = []
    /// Whether the parameters are in parentheses.
    var hasParentheses = false
    /// The number of named or anonymous parameters.
    var count = 0
  }

  /// Returns the parameters of a closure.
  ///
  /// - Parameter open: The index of the closure's opening brace.
  /// - Returns: The parameters.
  func closureParameters(at open: Int) -> ClosureParameters {
    var result = ClosureParameters()
    guard let close = partners[open] else { return result }
    var index = open + 1
    while text(index) == "@" { index += text(index + 2) == "(" ? 3 : 2 }
    if text(index) == "[", let end = partners[index] { index = end + 1 }
    var place = index
    var found: [Int] = []
    if text(index) == "(", let end = partners[index] {
      result.hasParentheses = true
      for argument in arguments(from: index, to: end) {
        result.count += 1
        if argument.count == 1 { found.append(argument.lowerBound) }
      }
      place = end + 1
    } else {
      while place < close, tokens[place].kind == .identifier, text(place) != "in" {
        found.append(place)
        result.count += 1
        place += 1
        guard text(place) == "," else { break }
        place += 1
      }
    }
    while place < close,
      ["async", "throws", "-", ">", "Void", "Bool", "?", "Any"].contains(text(place))
    {
      place += 1
    }
    if text(place) == "in" {
      result.names = found
      if !found.isEmpty || result.hasParentheses { return result }
    }
    return ClosureParameters(
      hasParentheses: result.hasParentheses, count: anonymousCount(from: open, to: close))
  }

  /// The number of anonymous parameters that a closure uses outside nested closures.
  private func anonymousCount(from open: Int, to close: Int) -> Int {
    var count = 0
    var index = open + 1
    while index < close {
      if text(index) == "{", isArgument(index), let end = partners[index] {
        index = end
      } else if text(index).first == "$", let number = Int(text(index).dropFirst()) {
        count = max(count, number + 1)
      }
      index += 1
    }
    return count
  }

  /// Whether a brace opens a closure that is an argument, as opposed to the body of a statement.
  func isArgument(_ open: Int) -> Bool {
    let previous = text(open - 1)
    let blocks: Set<String> = ["else", "do", "defer", "repeat", "catch", "get", "set"]
    guard !blocks.contains(previous), !tokens[open].startsLine else { return false }
    if ["(", ",", ":"].contains(previous) { return true }
    guard let statement = statements(around: open - 1).first?.range else { return false }
    var first = statement.lowerBound
    while Self.modifiers.contains(text(first)) || text(first) == "@" {
      first += text(first) == "@" ? 2 : 1
      if text(first) == "(", let close = partners[first] { first = close + 1 }
    }
    let word = text(first)
    let blockWords: Set<String> = [
      "if", "guard", "while", "for", "switch", "func", "init", "deinit", "subscript", "extension",
    ]
    // A computed property has no `=` before the opening brace of its body.
    let isProperty = word == "var" && !(first..<open).contains { text($0) == "=" }
    let isType = Self.typeKeywords.contains(word) || text(first - 1) == "class"
    return !blockWords.contains(word) && !isProperty && !isType
      && (previous == ")" || tokens[open - 1].kind == .identifier)
  }
}
