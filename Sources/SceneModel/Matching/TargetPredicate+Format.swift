extension TargetPredicate: CustomStringConvertible {
  /// The predicate as a predicate format string.
  ///
  /// If the predicate can be encoded, decoding this text gives an equal predicate.
  public var description: String { format() }

  private func format(in word: String? = nil) -> String {
    switch node {
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.format
    case .not(let predicate, _): "NOT \(predicate.format(in: "NOT"))"
    case .and(let predicates, _): Self.format(predicates, by: "AND", or: true, in: word)
    case .or(let predicates, _): Self.format(predicates, by: "OR", or: false, in: word)
    case .refused: "FALSEPREDICATE"
    }
  }

  private static func format(
    _ predicates: [TargetPredicate], by word: String, or empty: Bool, in outer: String?
  ) -> String {
    if predicates.isEmpty { return TargetPredicate.value(empty).description }
    if predicates.count == 1 { return predicates[0].format(in: outer) }
    let parts = predicates.map { $0.format(in: word) }.joined(separator: " \(word) ")
    return outer == nil || outer == word ? parts : "(\(parts))"
  }
}

extension TargetPredicate: Hashable {
  /// Returns whether two predicates have the same format string.
  ///
  /// Differences of structure that the format string doesn't show are ignored, such as between `and([a])` and `a`.
  public static func == (lhs: TargetPredicate, rhs: TargetPredicate) -> Bool {
    lhs.description == rhs.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension TargetPredicate: Codable {
  /// Decodes a predicate from its format string.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the decoder contains no string, or if the string isn't the format string of a
  ///   predicate.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let format = try container.decode(String.self)
    do {
      try self.init(kept: format)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the predicate as its format string.
  ///
  /// - Throws: `EncodingError.invalidValue` for a predicate that couldn't be decoded: a predicate that was refused when
  ///   it was created, that has a format string of more than 1 MiB, or that has an operand with several strings not to
  ///   the right of `IN`.
  public func encode(to encoder: any Encoder) throws {
    if let refusal {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a predicate can't be stored (\(refusal))"
        ))
    }
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The reason why the predicate can't be encoded; nil if it can be encoded.
  package var refusal: String? {
    if let shapeRefusal { return shapeRefusal }
    do {
      let read = try TargetPredicate(kept: description)
      return read == self ? nil : "it reads back as \(read)"
    } catch {
      return "\(error)"
    }
  }

  // The limits are higher than the limits for a format string that an app passes, because the format string of a
  // combined predicate may be longer and have more parentheses.
  private init(kept format: String) throws(TargetPredicateError) {
    try self.init(format: format, argumentArray: nil, lengthLimit: 1_048_576, depthLimit: 110)
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
    // Nearly every string has only characters that need no escape.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      return "\"\(self)\""
    }
    let plain = quoted { $0.isDisturbing }
    if utf8.allSatisfy({ $0 < 0x80 }) { return plain }
    // A combining mark at the beginning of the string would form one character with the quotation mark. In such a
    // string, all characters but ASCII are escaped.
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
