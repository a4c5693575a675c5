extension TargetPredicate {
  /// Parses a predicate format.
  ///
  /// The comparisons are ==, !=, BEGINSWITH, ENDSWITH, CONTAINS, LIKE and IN, with the options `[c]` and `[d]`.
  /// Comparisons are combined with AND, OR, NOT and parentheses, or with `&&`, `||` and `!`. TRUEPREDICATE and
  /// FALSEPREDICATE are constants. The case of keywords doesn't matter.
  ///
  /// - Parameters:
  ///   - format: The predicate format.
  ///   - arguments: One argument for each `%@`: a string, such as a `String` or a `Substring`, or an array or a set of
  ///     strings for `IN`.
  /// - Throws: An error if the format isn't valid, or if the predicate can't be evaluated without the app's code.
  ///   MATCHES, functions, and key paths other than SELF need the app's code (S70).
  public init(format: String, _ arguments: Any...) throws(TargetPredicateError) {
    try self.init(format: format, argumentArray: arguments)
  }

  /// Parses a predicate format, with its arguments in an array.
  ///
  /// - Parameters:
  ///   - format: The predicate format.
  ///   - argumentArray: One argument for each `%@`: a string, or an array or a set of strings for `IN`. Nil stands for
  ///     no arguments.
  /// - Throws: An error if the format isn't valid, or if the predicate can't be evaluated without the app's code (S70).
  public init(format: String, argumentArray: [Any]?) throws(TargetPredicateError) {
    try self.init(
      format: format, argumentArray: argumentArray, lengthLimit: PredicateParser.lengthLimit,
      depthLimit: PredicateParser.depthLimit)
  }

  init(
    format: String, argumentArray: [Any]?, lengthLimit: Int, depthLimit: Int
  ) throws(TargetPredicateError) {
    guard format.utf8.count <= lengthLimit else {
      throw TargetPredicateError(
        code: .tooLarge, part: String(format.prefix(20)), column: 1,
        message: "begins a format of \(format.utf8.count) bytes; expected at most "
          + "\(lengthLimit)")
    }
    var parser = PredicateParser(
      tokens: try PredicateTokens(format).tokens[...], arguments: (argumentArray ?? [])[...],
      depthLimit: depthLimit)
    self = try parser.parse()
  }
}

/// A recursive-descent parser for predicate formats.
///
/// The functions for operators call each other in the order of increasing precedence: first OR, then AND, then NOT.
struct PredicateParser {
  static let lengthLimit = 10_000
  static let depthLimit = 50

  var tokens: ArraySlice<PredicateTokens.Token>
  var arguments: ArraySlice<Any>
  private let depthLimit: Int
  private var depth = 0

  init(
    tokens: ArraySlice<PredicateTokens.Token>, arguments: ArraySlice<Any>, depthLimit: Int
  ) {
    self.depthLimit = depthLimit
    self.tokens = tokens
    self.arguments = arguments
  }

  mutating func parse() throws(TargetPredicateError) -> TargetPredicate {
    let predicate = try disjunction()
    guard next.kind == .end else { throw unexpected("AND, OR or the end") }
    guard arguments.isEmpty else {
      let rest = arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments"
      throw TargetPredicateError(
        code: .argument, part: "", column: next.column,
        message: "is reached with \(rest) left; expected a %@ for each")
    }
    return predicate
  }

  private mutating func disjunction() throws(TargetPredicateError) -> TargetPredicate {
    var parts = [try conjunction()]
    while take("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(TargetPredicateError) -> TargetPredicate {
    var parts = [try negation()]
    while take("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(TargetPredicateError) -> TargetPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth <= depthLimit else {
      throw mistake(.tooLarge, "is nested deeper than \(depthLimit) parentheses and negations")
    }
    if take("NOT", "!") { return .not(try negation()) }
    if take("(") {
      let predicate = try disjunction()
      guard take(")") else { throw unexpected("AND, OR or )") }
      return predicate
    }
    if take("TRUEPREDICATE") { return .value(true) }
    if take("FALSEPREDICATE") { return .value(false) }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(TargetPredicateError) -> TargetPredicate.Comparison {
    let left = try operand(allowingTexts: false)
    let relation = try relation()
    var options = TargetPredicate.Options()
    if case .options(let letters) = next.kind {
      if letters.isEmpty { throw mistake(.syntax, "is empty; expected [c], [d] or [cd]") }
      for letter in letters {
        switch letter {
        case "c", "C": options.insert(.caseInsensitive)
        case "d", "D": options.insert(.diacriticInsensitive)
        default: throw mistake(.unsupported, "isn't known; expected [c], [d] or [cd]")
        }
      }
      tokens.removeFirst()
    }
    let right = try operand(allowingTexts: relation == .isIn)
    return TargetPredicate.Comparison(left, relation, right, options: options)
  }

  private mutating func relation() throws(TargetPredicateError) -> TargetPredicate.Relation {
    let found: TargetPredicate.Relation? =
      switch next.keyword {
      case "==", "=": .equal
      case "!=", "<>": .notEqual
      case let keyword: TargetPredicate.Relation(rawValue: keyword)
      }
    if let found {
      tokens.removeFirst()
      return found
    }
    switch next.keyword {
    case "MATCHES":
      throw mistake(
        .unsupported, "isn't allowed in conditions of scenes (S70); use LIKE or CONTAINS")
    case "<", ">", "<=", ">=", "=<", "=>", "BETWEEN":
      throw mistake(.unsupported, "compares by size, and texts are compared by \(Self.relations)")
    default: throw unexpected(Self.relations)
    }
  }

  private mutating func operand(
    allowingTexts: Bool
  ) throws(TargetPredicateError) -> TargetPredicate.Operand {
    switch next.kind {
    case .text(let text):
      tokens.removeFirst()
      return .text(text)
    case .placeholder("%@"): return try argument(allowingTexts: allowingTexts)
    case .placeholder("%K"):
      throw mistake(.unsupported, "is for a key path, and only SELF can be compared (S70)")
    case .placeholder: throw mistake(.argument, "isn't known; expected %@, for a text")
    case .sign("{") where allowingTexts: return try list()
    case .word where next.keyword == "SELF":
      tokens.removeFirst()
      return .target
    case .word(let word): throw mistake(.unsupported, Self.reason(against: word))
    case .sign, .options, .end:
      throw unexpected(allowingTexts ? "SELF, a text, %@ or {" : "SELF, a text or %@")
    }
  }

  private mutating func list() throws(TargetPredicateError) -> TargetPredicate.Operand {
    tokens.removeFirst()
    var texts: [String] = []
    if take("}") { return .texts(texts) }
    repeat {
      let rest = tokens
      guard case .text(let text) = try operand(allowingTexts: false) else {
        tokens = rest
        throw unexpected("a text or %@")
      }
      texts.append(text)
    } while take(",")
    guard take("}") else { throw unexpected(", or }") }
    return .texts(texts)
  }

  private mutating func argument(
    allowingTexts: Bool
  ) throws(TargetPredicateError) -> TargetPredicate.Operand {
    guard let argument = arguments.popFirst() else {
      throw mistake(.argument, "has no argument; expected one for each %@")
    }
    if let text = Self.text(argument) {
      tokens.removeFirst()
      return .text(text)
    }
    guard let texts = Self.texts(argument) else {
      throw mistake(.argument, "has a value of type \(type(of: argument)); expected a text")
    }
    guard allowingTexts else {
      throw mistake(.argument, "has several texts; expected one, or IN before it")
    }
    tokens.removeFirst()
    return .texts(texts)
  }

  private static func text(_ argument: Any) -> String? {
    // The cast to `String` is for Foundation's string types, which don't conform to `StringProtocol`.
    argument as? String ?? (argument as? any StringProtocol).map { String($0) }
  }

  private static func texts(_ argument: Any) -> [String]? {
    let set = argument as? Set<AnyHashable>
    guard let values = argument as? [Any] ?? set.map(Array.init) else { return nil }
    let texts = values.compactMap(text)
    guard texts.count == values.count else { return nil }
    // The strings of a set are sorted, because the order of a set differs between runs.
    return set == nil ? texts : texts.sorted()
  }

  // MARK: - Words

  private var next: PredicateTokens.Token {
    // There is always a next token, because the end token is never removed.
    tokens.first ?? PredicateTokens.Token(kind: .end, part: "", column: 1)
  }

  private mutating func take(_ keywords: String...) -> Bool {
    guard keywords.contains(next.keyword) else { return false }
    tokens.removeFirst()
    return true
  }

  private static let relations = "==, !=, BEGINSWITH, ENDSWITH, CONTAINS, LIKE or IN"

  private static func reason(against word: String) -> String {
    switch word.uppercased() {
    case "BLOCKPREDICATE": "is a block, and conditions are evaluated without the app's code (S70)"
    case "ANY", "ALL", "SOME", "NONE", "SUBQUERY":
      "is about several values, and an event has one text"
    case "FUNCTION": "calls code, and conditions are evaluated without the app's (S70)"
    default:
      "is neither a text nor a keyword here; only SELF can be compared (S70), and texts need quotation marks"
    }
  }

  private func unexpected(_ expected: String) -> TargetPredicateError {
    mistake(.syntax, "occurs where \(expected) was expected")
  }

  private func mistake(
    _ code: TargetPredicateError.Code, _ message: String
  ) -> TargetPredicateError {
    TargetPredicateError(
      code: code, part: String(next.part.prefix(40)), column: next.column, message: message)
  }
}

extension PredicateTokens.Token {
  /// The text of the token to compare with keywords and operators; empty if the token is neither a word nor a sign.
  var keyword: String {
    switch kind {
    case .word(let word): word.uppercased()
    case .sign(let sign): sign
    case .text, .placeholder, .options, .end: ""
    }
  }
}
