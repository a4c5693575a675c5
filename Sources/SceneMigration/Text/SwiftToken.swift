/// A token of Swift source.
///
/// The tokens suffice to find declarations, calls and brackets without a syntax tree.
struct SwiftToken: Hashable {
  /// The kind of a token.
  enum Kind: Hashable {
    case identifier
    case number
    case string
    case directive
    case punctuation
  }

  /// The kind of the token.
  var kind: Kind
  /// The range of the token's bytes in the source.
  var range: Range<Int>
  /// The text of the token.
  ///
  /// The token of a string is the whole literal, including interpolations.
  var text: String
  /// Whether the token is the first one in its line.
  var startsLine: Bool
}

/// Splits Swift source into tokens.
///
/// The lexer ignores comments, and accepts text that isn't valid Swift.
struct SwiftLexer {
  let bytes: [UInt8]
  private(set) var position = 0
  private var startsLine = true
  private(set) var tokens: [SwiftToken] = []
  /// The numbers of `#` signs for which a search found no end of a regular expression in the rest of the source.
  var endless: Set<Int> = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a source text.
  static func tokens(in bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  func byte(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private func character(_ offset: Int = 0) -> Character { Character(UnicodeScalar(byte(offset))) }

  private mutating func run() {
    while position < bytes.count {
      switch character() {
      case "\n", "\r":
        startsLine = true
        position += 1
      case " ", "\t", "\0": position += 1
      case "/" where character(1) == "/": skipLine()
      case "/" where character(1) == "*": skipBlockComment()
      case "/": add(endOfRegex == nil ? .punctuation : .string, endOfRegex ?? position + 1)
      case "\"": add(.string, endOfString(from: position, pounds: 0))
      case "#": lexPound()
      case "`": add(.identifier, endOfQuoted)
      case let character where Self.isIdentifier(character) || byte(0) >= 0x80:
        add(character.isNumber ? .number : .identifier, endOfWord)
      default: add(.punctuation, position + 1)
      }
    }
  }

  private static func isIdentifier(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ end: Int) {
    let range = position..<max(position + 1, min(end, bytes.count))
    tokens.append(
      SwiftToken(
        kind: kind, range: range, text: String(decoding: bytes[range], as: UTF8.self),
        startsLine: startsLine))
    startsLine = false
    position = range.upperBound
  }

  private var endOfWord: Int {
    var end = position
    while end < bytes.count,
      bytes[end] >= 0x80 || Self.isIdentifier(Character(UnicodeScalar(bytes[end])))
    {
      end += 1
    }
    return end
  }

  private var endOfQuoted: Int {
    let end = bytes[(position + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == 10 }
    return (end ?? position) + 1
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 10 { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if character() == "/", character(1) == "*" {
        depth += 1
        position += 2
      } else if character() == "*", character(1) == "/" {
        depth -= 1
        position += 2
      } else {
        if byte(0) == 10 { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Reads a raw string, a regular expression, or a directive such as `#if` or `#selector`.
  private mutating func lexPound() {
    var pounds = 1
    while character(pounds) == "#" { pounds += 1 }
    if character(pounds) == "\"" {
      add(.string, endOfString(from: position + pounds, pounds: pounds))
    } else if let end = endOfExtendedRegex(pounds: pounds) {
      add(.string, end)
    } else if pounds > 1 {
      add(.punctuation, position + pounds)
    } else {
      let start = position
      position += 1
      let end = endOfWord
      position = start
      add(.directive, end)
    }
  }
}
