/// A link of inline Markdown: `[text](address "title")`, `[text](<address>)` or `<scheme:address>`.
///
/// Titles aren't shown. An interpolated value inside the address is always a part of the address, even if the value
/// contains characters such as `)` or `>`.
nonisolated struct InlineLink {
  /// The text that is shown.
  let text: ArraySlice<TextPiece>
  /// The address, which may contain interpolated values.
  private(set) var address: [TextPiece] = []
  /// The index after the link.
  private(set) var end: Int
  /// The maximum depth of nested parentheses in an address, which limits the time for reading a text.
  private static let greatestDepth = 32

  /// Reads a link with an address in parentheses; the result is nil if no such address follows the text.
  ///
  /// - Parameters:
  ///   - pieces: The pieces after the bracket that begins the link.
  ///   - close: The index of the bracket that ends the text of the link.
  init?(_ pieces: ArraySlice<TextPiece>, textUpTo close: Int) {
    guard pieces[(close + 1)...].first == .character("(") else { return nil }
    text = pieces[..<close]
    end = close + 2
    skipSpace(in: pieces)
    guard pieces[end...].first == .character("<") ? takeEnclosed(pieces) : takeBare(pieces) else {
      return nil
    }
    let behind = end
    skipSpace(in: pieces)
    if end > behind, takeTitle(pieces) { skipSpace(in: pieces) }
    guard pieces[end...].first == .character(")") else { return nil }
    end += 1
  }

  /// Reads a link whose text is its address; the result is nil if the text up to the next `>` isn't an address with a
  /// scheme.
  ///
  /// - Parameter pieces: The pieces after the `<` that begins the link.
  init?(own pieces: ArraySlice<TextPiece>) {
    let isEnd = { (piece: TextPiece) in
      piece.character.map { $0 == ">" || $0 == "<" || $0.isWhitespace } == true
    }
    guard let close = pieces.firstIndex(where: isEnd), pieces[close] == .character(">") else {
      return nil
    }
    text = pieces[..<close]
    address = Array(text)
    end = close + 1
    let scheme = text.prefix { $0 != .character(":") }
    guard scheme.count < text.count, 2...32 ~= scheme.count,
      scheme.first?.character.map({ $0.isASCII && $0.isLetter }) == true,
      scheme.allSatisfy({ piece in
        piece.character.map { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
          == true
      })
    else { return nil }
  }

  private mutating func skipSpace(in pieces: ArraySlice<TextPiece>) {
    end += pieces[end...].prefix { $0.character?.isWhitespace == true }.count
  }

  /// Reads an address between `<` and `>`, which may contain spaces; returns false if another `<`, a new line or the
  /// end of the text comes before `>`.
  private mutating func takeEnclosed(_ pieces: ArraySlice<TextPiece>) -> Bool {
    end += 1
    while end < pieces.endIndex {
      switch pieces[end].character {
      case ">":
        end += 1
        return true
      case "<": return false
      case let character? where character.isNewline: return false
      default: takePiece(pieces)
      }
    }
    return false
  }

  /// Reads an address up to a space, or up to the parenthesis that ends the link; returns false if parentheses inside
  /// the address don't match or are nested too deeply, or if the text ends first.
  private mutating func takeBare(_ pieces: ArraySlice<TextPiece>) -> Bool {
    var depth = 0
    while end < pieces.endIndex {
      switch pieces[end].character {
      case "(":
        depth += 1
        if depth > Self.greatestDepth { return false }
      case ")":
        if depth == 0 { return true }
        depth -= 1
      case let character? where character.isWhitespace: return depth == 0
      default: break
      }
      takePiece(pieces)
    }
    return false
  }

  /// Reads a piece of an address; a backslash before an ASCII punctuation character or symbol is left out.
  private mutating func takePiece(_ pieces: ArraySlice<TextPiece>) {
    if pieces[end] == .character("\\"), let next = pieces[(end + 1)...].first, next.isSign {
      end += 1
    }
    address.append(pieces[end])
    end += 1
  }

  /// Reads a title in quotation marks or parentheses; without a title, nothing is read, and the result is false.
  private mutating func takeTitle(_ pieces: ArraySlice<TextPiece>) -> Bool {
    let closes: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
    guard let open = pieces[end...].first?.character, let close = closes[open] else {
      return false
    }
    var index = end + 1
    while index < pieces.endIndex {
      switch pieces[index].character {
      case .some(close):
        end = index + 1
        return true
      case "(" where open == "(": return false
      case "\\": index += 2
      default: index += 1
      }
    }
    return false
  }

  /// Returns the indices of the brackets that may end the texts of links, keyed by the indices of the brackets that
  /// begin these texts.
  static func brackets(in pieces: ArraySlice<TextPiece>) -> [Int: Int] {
    var (brackets, open): ([Int: Int], [Int]) = ([:], [])
    var lastBackquote: Int?
    var index = pieces.startIndex
    while index < pieces.endIndex {
      switch pieces[index].character {
      case "\\": index += 1
      case "`":
        // Brackets inside code don't belong to links.
        if lastBackquote == nil {
          lastBackquote = pieces.lastIndex(of: .character("`")) ?? index
        }
        if let last = lastBackquote, last > index {
          index = pieces[(index + 1)...].firstIndex(of: .character("`")) ?? index
        }
      case "[": open.append(index)
      case "]": if let begin = open.popLast() { brackets[begin] = index }
      default: break
      }
      index += 1
    }
    return brackets
  }
}

extension TextPiece {
  /// Whether the piece is an ASCII punctuation character or symbol, which a backslash can escape.
  nonisolated var isSign: Bool {
    character.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } == true
  }
}
