extension ExternalEventConditions {
  /// Returns whether the text of an event ends with one of these conditions, optionally followed by a slash.
  ///
  /// If the text ends with a condition, the event only selects a scene, so it needs no handler. In
  /// `postbox://message/42`, further text follows the condition `message/`, so this link needs a handler.
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
