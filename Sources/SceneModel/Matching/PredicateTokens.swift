/// The tokens of a predicate format, each with its position in the format.
struct PredicateTokens {
  enum Kind: Equatable {
    /// A name, a keyword, or a path of names.
    case word(String)
    /// A string in quotation marks.
    case text(String)
    /// A placeholder for an argument, such as `%@`.
    case placeholder(String)
    /// An operator, a bracket or a comma.
    case sign(String)
    /// The letters in brackets after an operator, such as `cd` of `[cd]`.
    case options(String)
    case end
  }

  struct Token: Equatable {
    var kind: Kind
    /// The token as it is written in the format.
    var part: String
    /// The position of the token's first character in the format, from 1.
    var column: Int
  }

  private(set) var tokens: [Token] = []
  private var rest: ArraySlice<Character>

  /// Splits a predicate format into tokens.
  ///
  /// - Parameter format: The predicate format.
  /// - Throws: The error of the first invalid token.
  init(_ format: String) throws(TargetPredicateError) {
    let characters = Array(format)
    rest = characters[...]
    while let first = rest.first {
      let start = rest.startIndex
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let kind = try takeKind(first)
      tokens.append(
        Token(
          kind: kind, part: String(characters[start..<rest.startIndex]), column: start + 1))
    }
    tokens.append(Token(kind: .end, part: "", column: characters.count + 1))
  }

  private mutating func takeKind(_ first: Character) throws(TargetPredicateError) -> Kind {
    switch first {
    case "\"", "'": return .text(try takeText(first))
    case "%":
      rest.removeFirst()
      return .placeholder("%" + String(rest.popFirst().map(String.init) ?? ""))
    case "[":
      guard let end = rest.firstIndex(of: "]") else {
        throw mistake("isn't closed; expected [c], [d] or [cd]", length: rest.count)
      }
      let options = String(rest[(rest.startIndex + 1)..<end])
      rest = rest[(end + 1)...]
      return .options(options)
    case "(", ")", "{", "}", ",":
      rest.removeFirst()
      return .sign(String(first))
    case _ where "=!<>&|".contains(first):
      let sign = rest.prefix { "=!<>&|".contains($0) }.prefix(2)
      // The operator has one character in `!(` and `!SELF`, but two characters in `!=` and `&&`.
      let known = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
      let length = known.contains(String(sign)) ? 2 : 1
      defer { rest.removeFirst(length) }
      return .sign(String(sign.prefix(length)))
    case _ where first.isNamed:
      let word = rest.prefix { $0.isNamed || $0 == "." }
      rest = rest.dropFirst(word.count)
      return .word(String(word))
    default:
      throw mistake("can't be used in a predicate; expected SELF, a text or %@", length: 1)
    }
  }

  private mutating func takeText(_ quote: Character) throws(TargetPredicateError) -> String {
    let whole = rest
    var text = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\" {
        guard let escaped = rest.popFirst() else { break }
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "u": text += takeScalar() ?? "u"
        // The escapes `\*` and `\?` are copied unchanged, because the pattern of LIKE needs the backslash.
        case "*", "?": text += "\\" + String(escaped)
        default: text.append(escaped)
        }
      } else {
        text.append(character)
      }
    }
    rest = whole
    throw mistake("isn't closed; expected \(quote) at the end of the text", length: whole.count)
  }

  /// Takes the code point after `\u`, such as `{1B}`, and returns the character with this code point; nil if no valid
  /// code point follows.
  private mutating func takeScalar() -> String? {
    guard rest.first == "{", let end = rest.prefix(10).firstIndex(of: "}") else { return nil }
    let digits = String(rest[(rest.startIndex + 1)..<end])
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      return nil
    }
    rest = rest[(end + 1)...]
    return String(scalar)
  }

  private func mistake(_ message: String, length: Int) -> TargetPredicateError {
    TargetPredicateError(
      code: .syntax, part: String(rest.prefix(min(length, 40))), column: rest.startIndex + 1,
      message: message)
  }
}

extension Character {
  /// Whether the character may occur in a name.
  fileprivate var isNamed: Bool {
    isLetter || isNumber || self == "_" || self == "@" || self == "#" || self == "$"
  }
}
