/// The texts that select external events for a scene or a view (S81–S84).
///
/// A condition matches an event if the event's text contains the condition, ignoring case and
/// diacritics. `*` alone matches every event, including events without text; the empty text and the
/// empty set match none.
public struct ExternalEventConditions: Hashable, Sendable, CustomStringConvertible {
  /// The conditions as given, sorted.
  public let texts: [String]
  package let folded: [FoldedText]

  /// Creates conditions from texts.
  ///
  /// - Parameter texts: The conditions. `*` alone matches every event; the empty set and the empty
  ///   text match none (S84).
  public init(_ texts: Set<String>) {
    self.texts = texts.sorted()
    folded = self.texts.map(FoldedText.init)
  }

  /// Returns the first condition that matches.
  ///
  /// - Parameter text: The event's text, folded; nil if the event has no text.
  /// - Returns: The condition as given; nil if no condition matches.
  func match(_ text: FoldedText?) -> String? {
    for (condition, folded) in zip(texts, folded) {
      if condition == "*" { return condition }
      if let text, !folded.isEmpty, text.contains(folded) { return condition }
    }
    return nil
  }

  /// Whether the conditions match no event.
  public var matchesNothing: Bool { texts.allSatisfy(\.isEmpty) }

  /// The conditions in quotation marks, separated by commas; `none` if they match no event.
  public var description: String {
    matchesNothing ? "none" : texts.map { "\"\($0.escaped)\"" }.joined(separator: ", ")
  }
}

extension ExternalEventConditions: Codable {
  /// Decodes conditions from an array of texts.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no array of texts.
  public init(from decoder: any Decoder) throws {
    self.init(try Set<String>(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}
