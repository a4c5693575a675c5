/// The conditions with which a scene or a view selects external events (S81–S84).
///
/// A condition is a string. It matches an event if the text of the event contains this string, ignoring case and
/// diacritics. The text of an event is its target content identifier or its URL. The condition `*` matches every event,
/// including events without a text. The empty condition and an empty set of conditions match no event.
public struct ExternalEventConditions: Hashable, Sendable, CustomStringConvertible {
  /// The conditions as they were given, sorted.
  public let texts: [String]
  package let folded: [FoldedText]

  /// Creates a set of conditions.
  ///
  /// - Parameter texts: The conditions. The condition `*` matches every event. The empty set and the empty condition
  ///   match no event (S84).
  public init(_ texts: Set<String>) {
    self.texts = texts.sorted()
    folded = self.texts.map(FoldedText.init)
  }

  /// Returns the first condition that matches an event.
  ///
  /// - Parameter text: The folded text of the event; nil if the event has no text.
  /// - Returns: The condition as it was given; nil if no condition matches.
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
  /// Decodes conditions from an array of strings.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no array of strings.
  public init(from decoder: any Decoder) throws {
    self.init(try Set<String>(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}
