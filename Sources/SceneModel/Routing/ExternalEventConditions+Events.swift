extension ExternalEventConditions {
  /// Returns whether the text of an event ends with one of these conditions, optionally followed by a slash.
  ///
  /// A link whose text ends with a condition only selects a scene. In `postbox://message/42`, further text follows the
  /// condition `message/`, so the link also needs a handler.
  package func matchesEnd(of event: ExternalEvent) -> Bool {
    guard let text = EventText(event)?.folded.bytes[...] else { return false }
    let slash = UInt8(ascii: "/")
    return zip(texts, folded).contains { condition, folded in
      guard condition != "*", !folded.isEmpty else { return false }
      return text.reversed().starts(with: folded.bytes.reversed())
        || text.last == slash && text.dropLast().reversed().starts(with: folded.bytes.reversed())
    }
  }
}
