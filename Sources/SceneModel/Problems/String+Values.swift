extension String {
  /// The text, which is a single link or a target content identifier, with its secrets redacted.
  ///
  /// These parts are redacted: the user and password, the values of parameters and of query items, query items
  /// without a name, and the fragment. If ``Redaction/isDisabled`` is set, nothing is redacted.
  package var withoutValues: String {
    guard !Redaction.isDisabled, utf8.contains(where: LinkText.mayHideValues) else {
      return self
    }
    return LinkText(unicodeScalars).withoutValues
  }

  /// The text with the secrets of all links in it redacted.
  ///
  /// Use this property for titles, reasons and labels. For a string that is a single link, use ``withoutValues``.
  package var withoutLinkValues: String {
    guard !Redaction.isDisabled, utf8.contains(where: LinkText.mayHideValues) else {
      return self
    }
    var result = ""
    var word = UnicodeScalarView()
    func endWord() {
      let text = String(word)
      if text.utf8.contains(where: LinkText.mayHideValues) {
        let link = LinkText(word)
        result += link.isLink ? link.withoutValues : text
      } else {
        result += text
      }
      word = UnicodeScalarView()
    }
    for scalar in unicodeScalars {
      if LinkText.endsWord(scalar) {
        endWord()
        result.unicodeScalars.append(scalar)
      } else {
        word.append(scalar)
      }
    }
    endWord()
    return result
  }
}

/// The text of one link, split into Unicode scalars and encoded delimiters.
///
/// Scalars are used instead of characters, because a combining mark after a delimiter changes the character, but not
/// the scalar. A delimiter is recognized even if it is percent-encoded several times, because a link may contain
/// another link.
private struct LinkText {
  /// A scalar of the text, or a percent-encoded delimiter.
  private struct Token {
    /// The scalar, decoded if it is an encoded delimiter.
    var symbol: Unicode.Scalar
    /// The scalar or the encoded delimiter as it is written in the text.
    var text: Substring.UnicodeScalarView
    var isEncoded: Bool { text.count > 1 }
  }

  private static let encoded: [String: Unicode.Scalar] = [
    "2F": "/", "3A": ":", "3F": "?", "23": "#", "40": "@", "3B": ";", "26": "&", "3D": "=",
  ]
  private static let mark = "…"

  private let tokens: [Token]

  init(_ scalars: String.UnicodeScalarView) {
    var tokens: [Token] = []
    var rest = Substring(String(scalars)).unicodeScalars
    while let first = rest.first {
      let length = first == "%" ? Self.encodedDelimiter(rest) : nil
      let text = rest.prefix(length?.count ?? 1)
      tokens.append(Token(symbol: length?.symbol ?? first, text: text))
      rest = rest[text.endIndex...]
    }
    self.tokens = tokens
  }

  /// Returns the percent-encoded delimiter at the start of a string, and its length in scalars; nil if there is none.
  ///
  /// Both `%3F` and `%253F` are question marks.
  private static func encodedDelimiter(
    _ text: Substring.UnicodeScalarView
  ) -> (symbol: Unicode.Scalar, count: Int)? {
    var count = 1
    var rest = text.dropFirst()
    while true {
      let digits = String(rest.prefix(2)).uppercased()
      count += 2
      if digits != "25" { return encoded[digits].map { ($0, count) } }
      rest = rest.dropFirst(2)
    }
  }

  /// Returns whether a string that contains this byte may contain a secret.
  static func mayHideValues(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ";"),
      UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Returns whether a scalar separates words and can't be part of a link.
  static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "<", ">", "`", "“", "”", "„", "«", "»": true
    default: scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
  }

  /// Whether the text has the delimiters of a link, in the order in which links have them.
  var isLink: Bool {
    func find(_ symbols: Unicode.Scalar..., from start: Int? = 0) -> Int? {
      start.flatMap { tokens[$0...].firstIndex { symbols.contains($0.symbol) } }
    }
    let colon = find(":")
    if let colon, tokens[colon...].dropFirst().prefix(2).allSatisfy({ $0.symbol == "/" }),
      tokens.count > colon + 2
    {
      return true
    }
    if find("@", from: colon) != nil { return true }
    if find("=", from: find("?", ";", "&")) != nil { return true }
    // A delimiter at the end of the text is taken for punctuation of the sentence.
    guard let start = find("?", "#", from: find(":", "/")) else { return false }
    return start + 1 < tokens.count
  }

  // MARK: - Redacting

  package var withoutValues: String {
    let start = tokens.firstIndex { $0.symbol == "?" || $0.symbol == "#" } ?? tokens.endIndex
    return path(tokens[..<start]) + query(tokens[start...])
  }

  /// Returns the part of the link before the query or the fragment, with the secrets in this part redacted.
  ///
  /// One of the segments may be the authority, which can contain a user and a password.
  private func path(_ path: ArraySlice<Token>) -> String {
    var result = ""
    var start = path.startIndex
    while true {
      let end = path[start...].firstIndex { $0.symbol == "/" } ?? path.endIndex
      result += segment(path[start..<end])
      guard end < path.endIndex else { return result }
      result += text(path[end...end])
      start = end + 1
    }
  }

  private func segment(_ segment: ArraySlice<Token>) -> String {
    let before = tokens[..<segment.startIndex].suffix(3).map(\.symbol)
    let isAuthority =
      before == [":", "/", "/"] || (before == ["/", "/"] && segment.startIndex == 2)
    var segment = segment
    var result = ""
    // The first segment can begin with a scheme, which isn't redacted. In a URL without slashes, such as `mailto:a@b`,
    // the user and the host follow in the same segment.
    if segment.startIndex == 0, let colon = segment.firstIndex(where: { $0.symbol == ":" }),
      isScheme(segment[..<colon])
    {
      result = text(segment[...colon])
      segment = segment[(colon + 1)...]
    }
    let isAddress = result.lowercased() == "mailto:"
    if let at = segment.lastIndex(where: { $0.symbol == "@" }) {
      let user = segment[..<at]
      if isAuthority || user.contains(where: { $0.symbol == ":" }) || !(result.isEmpty || isAddress)
      {
        result += user.isEmpty ? "" : Self.mark
        segment = segment[at...]
      }
    }
    if isAuthority, !hasPort(segment) { return result + Self.mark }
    return result + parameters(segment)
  }

  private func isScheme(_ tokens: ArraySlice<Token>) -> Bool {
    !tokens.isEmpty && tokens.allSatisfy(\.symbol.isPlain)
  }

  /// Returns whether a host has no colon, or has a colon that is followed only by a port or by nothing.
  ///
  /// Any other text after the colon is taken for the beginning of a password. The colons of an IPv6 address in brackets
  /// don't count.
  private func hasPort(_ host: ArraySlice<Token>) -> Bool {
    if host.first?.symbol == "[", !host.contains(where: { $0.symbol == "]" }) {
      return host.dropFirst().allSatisfy {
        $0.symbol == ":" || $0.symbol.properties.isASCIIHexDigit
      }
    }
    let end = host.lastIndex { $0.symbol == "]" } ?? host.startIndex
    guard let colon = host[end...].firstIndex(where: { $0.symbol == ":" }) else { return true }
    return host[(colon + 1)...].allSatisfy { ("0"..."9").contains($0.symbol) }
  }

  /// Returns a segment of the path in which the values of parameters, such as `;session=1`, are redacted.
  private func parameters(_ segment: ArraySlice<Token>) -> String {
    guard let start = segment.firstIndex(where: { $0.symbol == ";" || $0.symbol == "&" }),
      segment[start...].contains(where: { $0.symbol == "=" })
    else { return text(segment) }
    return text(segment[...start]) + pairs(segment[(start + 1)...], between: [";", "&"])
  }

  private func query(_ query: ArraySlice<Token>) -> String {
    guard let first = query.first else { return "" }
    let hash = first.symbol == "#" ? query.startIndex : query.firstIndex { $0.text.first == "#" }
    let end = hash ?? query.endIndex
    let fragment =
      hash.map { text(query[$0...$0]) + ($0 + 1 < query.endIndex ? Self.mark : "") } ?? ""
    guard end > query.startIndex else { return fragment }
    return text(query[...query.startIndex])
      + pairs(query[(query.startIndex + 1)..<end], between: ["&"]) + fragment
  }

  private func pairs(_ pairs: ArraySlice<Token>, between delimiters: Set<Unicode.Scalar>) -> String
  {
    var result = ""
    var start = pairs.startIndex
    while true {
      let end =
        pairs[start...].firstIndex { !$0.isEncoded && delimiters.contains($0.symbol) }
        ?? pairs.endIndex
      result += pair(pairs[start..<end])
      guard end < pairs.endIndex else { return result }
      result += text(pairs[end...end])
      start = end + 1
    }
  }

  /// Returns a parameter or a query item with its value redacted.
  ///
  /// If there is no value, or if the name is empty, long or has unusual characters, the whole text is redacted, because
  /// all of it may be a value.
  private func pair(_ pair: ArraySlice<Token>) -> String {
    if pair.isEmpty { return "" }
    guard let equal = pair.firstIndex(where: { !$0.isEncoded && $0.symbol == "=" }),
      pair[equal...].contains(where: { $0.symbol != "=" })
    else { return Self.mark }
    let name = pair[..<equal]
    let isName =
      (1...32).contains(name.count) && name.allSatisfy { !$0.isEncoded && $0.symbol.isPlain }
    return isName ? text(name) + "=" + Self.mark : Self.mark
  }

  private func text(_ tokens: ArraySlice<Token>) -> String {
    var result = String.UnicodeScalarView()
    for token in tokens { result.append(contentsOf: token.text) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may occur in the name of a parameter or in a scheme.
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+", "[", "]": true
    default: false
    }
  }
}
