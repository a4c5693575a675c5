extension TargetPredicate: CustomStringConvertible {
  /// The predicate as a format, which reads back as one that is true for the same texts.
  public var description: String { format(isInside: false) }

  private func format(isInside: Bool) -> String {
    switch self {
    case .value(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): return comparison.format
    case .not(let predicate): return "NOT \(predicate.format(isInside: true))"
    case .and(let predicates): return Self.format(predicates, by: "AND", or: true, isInside)
    case .or(let predicates): return Self.format(predicates, by: "OR", or: false, isInside)
    }
  }

  private static func format(
    _ predicates: [TargetPredicate], by word: String, or empty: Bool, _ isInside: Bool
  ) -> String {
    if predicates.isEmpty { return TargetPredicate.value(empty).description }
    let parts = predicates.map { $0.format(isInside: true) }.joined(separator: " \(word) ")
    return isInside || predicates.count == 1 ? "(\(parts))" : parts
  }
}

extension TargetPredicate: Codable {
  /// Reads a predicate back from its format.
  public init(from decoder: any Decoder) throws {
    // What was a predicate is written longer, and with more parentheses, than it was given.
    try self.init(
      format: decoder.singleValueContainer().decode(String.self), argumentArray: nil,
      lengthLimit: 1_048_576, depthLimit: 110)
  }

  /// Keeps the predicate as its format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension TargetPredicate.Comparison {
  fileprivate var format: String {
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    return "\(left.format) \(relation.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") "
      + right.format
  }
}

extension TargetPredicate.Operand {
  fileprivate var format: String {
    switch self {
    case .target: "SELF"
    case .text(let text): text.quoted
    case .texts(let texts): "{\(texts.map(\.quoted).joined(separator: ", "))}"
    }
  }
}

extension String {
  fileprivate var quoted: String {
    let plain = quoted { $0.isDisturbing }
    if utf8.allSatisfy({ $0 < 0x80 }) { return plain }
    // A mark that comes first would be one character with the quotation mark before it.
    let tokens = try? PredicateTokens(plain).tokens
    return tokens?.map(\.kind) == [.text(self), .end]
      ? plain : quoted { !$0.isASCII || $0.isDisturbing }
  }

  private func quoted(byNumber isByNumber: (Unicode.Scalar) -> Bool) -> String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case _ where isByNumber(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
