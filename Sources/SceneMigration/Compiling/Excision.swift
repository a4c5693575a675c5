/// A search for the smallest range of a file whose removal can resolve an error of the compiler.
struct Excision {
  /// The file with the error.
  let source: SourceText
  /// For each statement, the sum of the weights of earlier removals; the key is the statement's line and first token.
  ///
  /// The larger the sum is, the more code the next removal takes away.
  let earlier: [String: Int]

  /// A range of a file to remove.
  struct Part {
    /// The edits that remove or replace the range.
    var edits: [SourceText.Edit]
    /// The tokens that the removal changes.
    var range: Range<Int>
    var kind: Change.Kind
    /// The key of the statement in ``Excision/earlier``.
    var key: String
    /// The weight of the removal, which is added to the sum in ``Excision/earlier``: 1 for a part of the statement, 2
    /// for the whole statement.
    var weight = 1
  }

  /// Returns the range to remove because of an error.
  ///
  /// - Parameter index: The index of the token with the error.
  /// - Returns: The range; nil if nothing around the token can be removed.
  func part(at index: Int) -> Part? {
    let statements = source.statements(around: index)
    for (level, statement) in statements.enumerated() where !statement.isLabel {
      let line = source.line(at: source.tokens[statement.range.lowerBound].range.lowerBound)
      let key = "\(line):\(source.text(statement.range.lowerBound))"
      let count = earlier[key] ?? 0
      if count == 0, let part = softened(statement, index, key) { return part }
      if count <= 1 || level == statements.count - 1 {
        return Part(
          edits: [edit(statement.range, blank(statement))], range: statement.range,
          kind: .leftOut, key: key, weight: 2)
      }
    }
    return nil
  }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceText.Edit {
    SourceText.Edit(range: source.bytes(of: range), text: text)
  }

  /// Returns the text that replaces a whole statement, so that the enclosing block still compiles.
  private func blank(_ statement: SourceText.Statement) -> String {
    guard !statement.isMember else { return "" }
    return content(statement.range) ?? "do {}"
  }

  /// Returns source text for an empty view, scene or group of commands, to replace an expression in a result
  /// builder; nil if the range isn't such an expression.
  ///
  /// In a file that imports SwiftUI, a call of a capitalized name counts as such an expression.
  private func content(_ range: Range<Int>) -> String? {
    let name = source.text(range.lowerBound)
    guard name.first?.isUppercase == true, ["(", "{"].contains(source.text(range.lowerBound + 1)),
      source.imports("SwiftUI")
    else { return nil }
    switch name {
    case "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "ImmersiveSpace":
      return "StandInScene()"
    case "CommandGroup", "CommandMenu": return "StandInCommands()"
    default: return name.hasPrefix("StandIn") || name == "Answers" ? nil : "StandInView()"
    }
  }

  /// Returns a change of some tokens of a statement, after which the statement has the same control flow and declares
  /// the same names; nil if only the whole statement can be removed.
  private func softened(_ statement: SourceText.Statement, _ index: Int, _ key: String) -> Part? {
    let range = statement.range
    var first = range.lowerBound
    while SourceText.modifiers.contains(source.text(first)) || source.text(first) == "@" {
      if source.text(first) == "@" {
        first += 2
        if source.text(first) == "(", let end = source.partners[first] { first = end + 1 }
      } else {
        first += 1
      }
      if first >= range.upperBound { return nil }
    }
    func part(_ tokens: Range<Int>, _ text: String, _ kind: Change.Kind) -> Part? {
      guard !tokens.isEmpty else { return nil }
      return Part(edits: [edit(tokens, text)], range: tokens, kind: kind, key: key)
    }
    switch source.text(first) {
    case "if", "while", "guard":
      return condition(of: range, around: index).flatMap { condition in
        part(condition, question(condition), .condition)
      }
    case "return" where range.upperBound > first + 1 && !statement.isMember:
      return part(first + 1..<range.upperBound, value(first + 1..<range.upperBound), .leftOut)
    case "let", "var":
      return initialValue(of: first..<range.upperBound, around: index).flatMap { found in
        part(found.value, found.isTyped ? value(found.value) : standIn(found.value), .leftOut)
      }
    case "for" where !statement.isMember:
      guard let start = topLevel("in", in: first..<range.upperBound),
        let body = lastBrace(in: start..<range.upperBound), index < body
      else { return nil }
      return part(start + 1..<body, standIn(start + 1..<body), .condition)
    case "func", "init", "deinit":
      guard let method = source.method(at: first), let body = method.body, body.contains(index)
      else { return nil }
      let isInit = source.text(first) != "func"
      return part(body, isInit ? "{}" : "{ return \(value(first..<body.lowerBound)) }", .leftOut)
    case "switch", "do", "repeat", "defer", "throw", "class", "struct", "enum", "case", "break",
      "continue", "fallthrough", "typealias", "subscript", "extension", "protocol", "import", "#":
      return nil
    default:
      guard !statement.isMember, let block = statement.block, isOnly(range, in: block),
        !isControlBody(block)
      else { return nil }
      if let content = content(range) { return part(range, content, .leftOut) }
      if isBodyOfInitializer(block) { return part(range, "do {}", .leftOut) }
      // The single expression of a function or closure is its return value.
      return part(range, "return \(value(range))", .leftOut)
    }
  }

  /// Returns whether a statement is the only statement of a block.
  private func isOnly(_ range: Range<Int>, in block: Int) -> Bool {
    source.startOfClosure(block) == range.lowerBound && source.partners[block] == range.upperBound
  }

  /// Returns whether a brace opens the body of an initializer, which returns no value.
  private func isBodyOfInitializer(_ block: Int) -> Bool {
    guard let open = source.partners[block - 1], source.text(block - 1) == ")" else { return false }
    return source.text(["?", "!"].contains(source.text(open - 1)) ? open - 2 : open - 1) == "init"
  }

  /// Returns whether a brace opens the body of a control statement, as opposed to a function or closure.
  private func isControlBody(_ block: Int) -> Bool {
    let words: Set<String> = [
      "if", "guard", "for", "while", "do", "switch", "repeat", "defer", "else", "catch",
    ]
    if words.contains(source.text(block - 1)) { return true }
    guard block > 0,
      let outer = source.statements(around: block).first(where: { $0.range.contains(block) })
    else { return false }
    return words.contains(source.text(outer.range.lowerBound))
      && lastBrace(in: outer.range.lowerBound..<outer.range.upperBound) != nil
      && !(source.text(block - 1) == "(" || source.text(block - 1) == "=")
  }

  private func literal(_ range: Range<Int>) -> String {
    let text = source.text(range).prefix(80).map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: String(character)
      }
    }.joined()
    let line = source.line(at: source.tokens[range.lowerBound].range.lowerBound)
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\"\(file):\(line): \(text)\""
  }

  private func question(_ range: Range<Int>) -> String { "Answers.isYes(\(literal(range)))" }
  private func value(_ range: Range<Int>) -> String { "Answers.value(\(literal(range)))" }
  private func standIn(_ range: Range<Int>) -> String { "StandIn(path: \(literal(range)))" }

  // MARK: - Parts of statements

  private func topLevel(_ word: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.text(index) == word { return index }
      if ["{", "(", "["].contains(source.text(index)), let end = source.partners[index] {
        index = end
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the opening brace of a body: the last opening brace before `else`, or before
  /// the end of the range.
  private func lastBrace(in range: Range<Int>) -> Int? {
    var result: Int?
    var index = range.lowerBound
    while index < range.upperBound, source.text(index) != "else" {
      if source.text(index) == "{" { result = index }
      if ["{", "(", "["].contains(source.text(index)), let end = source.partners[index] {
        index = end
      }
      index += 1
    }
    return result
  }

  /// Returns the tokens of the condition that contains the token at an index; nil if the token isn't in the condition
  /// of an `if`, `guard` or `while`.
  private func condition(of range: Range<Int>, around index: Int) -> Range<Int>? {
    var start: Int?
    var place = range.lowerBound
    while place < range.upperBound, place <= index {
      if ["if", "guard", "while"].contains(source.text(place)) { start = place }
      if ["{", "(", "["].contains(source.text(place)), let end = source.partners[place] {
        if end >= index { break }
        place = end
      }
      place += 1
    }
    guard let start else { return nil }
    let end =
      source.text(start) == "guard"
      ? topLevel("else", in: start..<range.upperBound) : lastBrace(in: start..<range.upperBound)
    guard let end, end > index, end > start + 1 else { return nil }
    return start + 1..<end
  }

  /// Returns the tokens of a variable's initial value, and whether the variable's declaration names a type; nil if the
  /// token at the index isn't part of an initial value.
  private func initialValue(of range: Range<Int>, around index: Int) -> (
    value: Range<Int>, isTyped: Bool
  )? {
    guard let sign = topLevel("=", in: range), sign + 1 < range.upperBound, index > sign,
      source.text(range.lowerBound + 1) != "("
    else { return nil }
    var end = range.upperBound
    // Observers follow the value, so the value ends before them.
    var place = sign + 1
    while place < range.upperBound {
      if source.text(place) == "{", ["didSet", "willSet"].contains(source.text(place + 1)) {
        end = place
      }
      if ["{", "(", "["].contains(source.text(place)), let partner = source.partners[place] {
        place = partner
      }
      place += 1
    }
    guard index < end, end > sign + 1 else { return nil }
    let isTyped = topLevel(":", in: range.lowerBound..<sign) != nil
    return (sign + 1..<end, isTyped)
  }
}
