extension Rules {
  /// Inserts `StandIn` before a member without a base, such as `.name`, or replaces the pattern that contains the
  /// member.
  ///
  /// - Returns: Whether an edit was made.
  mutating func giveBase(toMemberAt token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    let dot = source.text(token) == "." ? token : token - 1
    guard dot >= 1, source.text(dot) == "." else { return false }
    let isBare =
      source.tokens[dot - 1].range.upperBound < source.tokens[dot].range.lowerBound
      || ["(", "[", ",", ":", "{"].contains(source.text(dot - 1))
    guard isBare else { return false }
    return replacePattern(around: dot, place) || insertBase(before: dot, place)
  }

  /// Inserts `StandIn` before a member.
  ///
  /// If the member isn't called, and `StandIn` has a function of the same name from `Sequence`, a `StandIn` value
  /// replaces the member instead.
  private mutating func insertBase(before dot: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard Self.ofSequences.contains(source.text(dot + 1)), source.text(dot + 2) != "(" else {
      return insert(place, before: dot, "StandIn")
    }
    return replace(place, dot..<dot + 2, "StandIn(path: \"\(source.text(dot + 1))\")")
  }

  /// The names of functions that a stand-in has because it conforms to `Sequence`.
  private static let ofSequences: Set<String> = [
    "map", "filter", "reduce", "sorted", "min", "max", "reversed", "shuffled", "prefix", "suffix",
    "split", "forEach", "enumerated", "joined", "contains", "drop",
  ]

  /// Inserts `StandIn` before each member without a base in a statement, if the member is an argument, an element or
  /// an operand of a comparison.
  mutating func giveBases(inStatementOf token: Int, _ place: Place) -> Bool {
    guard let file = place.file,
      let statement = sources[file].statements(around: token).first?.range
    else { return false }
    let source = sources[file]
    var isChanged = false
    for dot in statement
    where source.text(dot) == "." && isOperand(dot, source) {
      isChanged = insertBase(before: dot, place) || isChanged
    }
    return isChanged
  }

  /// Inserts `StandIn` before arguments such as `.large` in all calls of stand-ins' members in the file.
  ///
  /// Stand-ins take arguments of any type, so the compiler can't infer the base.
  mutating func giveBasesToArguments(_ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    var isChanged = false
    for open in source.tokens.indices where source.text(open) == "(" && source.isCalled(open) {
      let start = source.startOfChain(open - 1)
      guard start < open - 1, catalog.types[source.text(start)] == .value,
        let close = source.partners[open]
      else { continue }
      for argument in source.arguments(from: open, to: close) {
        let isLabelled = source.text(argument.lowerBound + 1) == ":"
        let value = argument.lowerBound + (isLabelled ? 2 : 0)
        guard source.text(value) == "." else { continue }
        isChanged = insertBase(before: value, place) || isChanged
      }
    }
    return isChanged
  }

  /// Whether a member without a base is an argument, an element or an operand of a comparison.
  private func isOperand(_ dot: Int, _ source: SourceText) -> Bool {
    ["(", "[", ",", ":"].contains(source.text(dot - 1))
      || source.text(dot - 1) == "=" && ["=", "!"].contains(source.text(dot - 2))
  }

  // MARK: - Cases

  /// Makes the patterns of a statement compile, if no file declares the enumeration cases in the patterns.
  ///
  /// A pattern with associated values is replaced by a Boolean value of a stand-in. A pattern without associated values
  /// stays, and `StandIn` gets a static member with the name of the case.
  ///
  /// - Parameters:
  ///   - token: The index of a token in the statement.
  ///   - place: The compiler's message, with the file of the statement.
  /// - Returns: Whether an edit was made, or `StandIn` got a member.
  mutating func replaceCases(around token: Int, _ place: Place) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    let statements = source.statements(around: token)
    guard let range = (statements.first(where: \.isMember) ?? statements.last)?.range else {
      return false
    }
    var isChanged = false
    for index in range where source.text(index) == "case" {
      let dot = ["let", "var"].contains(source.text(index + 1)) ? index + 2 : index + 1
      guard source.text(dot) == ".", source.text(dot + 2) == "(",
        !Self.ofResults.contains(source.text(dot + 1)), !declaresCase(source.text(dot + 1))
      else { continue }
      isChanged = replacePattern(around: index + 1, place) || isChanged
    }
    for dot in range where source.text(dot) == "." && ["case", "="].contains(source.text(dot - 1)) {
      let name = source.text(dot + 1)
      guard source.tokens[dot + 1].kind == .identifier, name.first?.isLowercase == true,
        !["init", "none"].contains(name), !Self.ofSequences.contains(name), !declaresCase(name)
      else { continue }
      isChanged = catalog.add(.init(name: name, isStatic: true), of: "StandIn") || isChanged
    }
    return isChanged
  }

  /// The cases of enumerations in the standard library that have associated values.
  private static let ofResults: Set<String> = ["some", "success", "failure"]

  private func declaresCase(_ name: String) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { source.text($0) == "case" && source.text($0 + 1) == name }
    }
  }

  /// Replaces a pattern with associated values by a Boolean value of a stand-in, because a stand-in
  /// has no cases.
  ///
  /// The names that the pattern binds become stand-ins.
  ///
  /// - Parameters:
  ///   - token: The index of a token in the pattern.
  ///   - place: The compiler's message, with the file of the pattern.
  ///   - isAny: Whether to replace a pattern of a `switch` even if the pattern has no associated values and binds no
  ///     names. A pattern in a condition is always replaced.
  /// - Returns: Whether an edit was made.
  mutating func replacePattern(around token: Int, _ place: Place, isAny: Bool = false) -> Bool {
    guard let file = place.file else { return false }
    let source = sources[file]
    guard let start = caseKeyword(before: token, in: source) else { return false }
    if ["if", "guard", "while", ","].contains(source.text(start - 1)) {
      return replaceCondition(at: start, place, source)
    }
    guard let colon = end(of: start + 1, at: [":"], in: source), colon > token else { return false }
    let names = bound(in: start + 1..<colon, source)
    let hasPattern = (start..<colon).contains { source.text($0) == "(" }
    guard !names.isEmpty || hasPattern || isAny, colon > start + 1 else { return false }
    let question = question(start + 1..<colon, source)
    let bindings = names.map { "let \($0) = StandIn(path: \"\($0)\"); " }.joined()
    guard replace(place, start + 1..<colon, " _ where \(question)") else { return false }
    return bindings.isEmpty || insert(place, after: colon, " " + bindings)
  }

  private mutating func replaceCondition(at start: Int, _ place: Place, _ source: SourceText)
    -> Bool
  {
    guard let sign = end(of: start + 1, at: ["="], in: source),
      let end = end(of: sign + 1, at: [",", "{", "else"], in: source), end > sign + 1
    else { return false }
    let names = bound(in: start + 1..<sign, source).map {
      ", let \($0) = StandIn(path: \"\($0)\") as StandIn?"
    }
    return replace(
      place, start..<end, question(start..<end, source) + names.joined() + " ")
  }

  /// Returns the index of the `case` whose pattern contains a token; nil if there is none, or if the pattern belongs to
  /// a `for` loop.
  private func caseKeyword(before token: Int, in source: SourceText) -> Int? {
    var index = token - 1
    while index >= 0 {
      let text = source.text(index)
      if text == "case" { return source.text(index - 1) == "for" ? nil : index }
      if ["{", "}", ";", "=", ":", "in"].contains(text) { return nil }
      if [")", "]"].contains(text), let open = source.partners[index] { index = open }
      index -= 1
    }
    return nil
  }

  /// Returns the index of the next token that is one of the given words; nil if the block or the statement ends first.
  ///
  /// Tokens in brackets don't count.
  private func end(of start: Int, at words: Set<String>, in source: SourceText) -> Int? {
    var index = start
    while index < source.tokens.count {
      let text = source.text(index)
      if words.contains(text) { return index }
      if ["}", ";"].contains(text) { return nil }
      if ["{", "(", "["].contains(text), let close = source.partners[index] { index = close }
      index += 1
    }
    return nil
  }

  /// The names that a pattern binds.
  private func bound(in range: Range<Int>, _ source: SourceText) -> [String] {
    var names: [String] = []
    var isAll = false
    for index in range {
      if source.text(index) == "where" { break }
      let isWord = ["let", "var"].contains(source.text(index))
      if isWord, [".", "("].contains(source.text(index + 1)) || source.text(index + 2) == "." {
        isAll = true
      }
      let follows = ["let", "var"].contains(source.text(index - 1)) && index > range.lowerBound
      let isName =
        source.tokens[index].kind == .identifier && !isWord && source.text(index) != "_"
        && source.text(index + 1) != ":" && source.text(index - 1) != "."
        && source.text(index).first?.isUppercase == false
      if isName, follows || isAll, !names.contains(source.text(index)) {
        names.append(source.text(index))
      }
    }
    return names
  }

  private func question(_ range: Range<Int>, _ source: SourceText) -> String {
    let text = source.text(range).prefix(80).filter { $0 != "\"" && $0 != "\\" }
    let line = source.line(at: source.tokens[range.lowerBound].range.lowerBound)
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "Answers.isYes(\"\(file):\(line): \(text)\")"
  }
}
