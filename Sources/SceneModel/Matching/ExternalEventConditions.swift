/// The texts by which a declared scene takes external events (S81–S84).
///
/// A condition matches an event whose text contains it, whatever the case and the diacritics of
/// either. `*` alone matches every event, also one without text; the empty text and the empty
/// set match none.
public struct ExternalEventConditions: Hashable, Sendable, CustomStringConvertible {
  /// The conditions as they were given, sorted.
  public let texts: [String]
  package let folded: [FoldedText]

  public init(_ texts: Set<String>) {
    self.texts = texts.sorted()
    folded = self.texts.map(FoldedText.init)
  }

  /// The first condition that matches.
  ///
  /// - Parameter text: The event's text, folded; nil if the event has none.
  /// - Returns: The condition as it was given; nil if none matches.
  func match(_ text: FoldedText?) -> String? {
    for (condition, folded) in zip(texts, folded) {
      if condition == "*" { return condition }
      if let text, !folded.isEmpty, text.contains(folded) { return condition }
    }
    return nil
  }

  /// Whether no event can match.
  public var matchesNothing: Bool { texts.allSatisfy(\.isEmpty) }

  public var description: String {
    matchesNothing ? "none" : texts.map { "\"\($0.escaped)\"" }.joined(separator: ", ")
  }
}

extension ExternalEventConditions: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Set<String>(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}
