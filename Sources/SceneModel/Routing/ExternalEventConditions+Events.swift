extension ExternalEventConditions {
  /// Returns whether an event only selects a scene: its text ends with a condition, optionally followed by
  /// a slash.
  ///
  /// In `postbox://message/42`, text follows the condition `message/`, so a handler is required.
  package func saysOnlyTheScene(of event: ExternalEvent) -> Bool {
    guard let text = EventText(event)?.folded.bytes[...] else { return false }
    let slash = UInt8(ascii: "/")
    return zip(texts, folded).contains { condition, folded in
      guard condition != "*", !folded.isEmpty else { return false }
      return text.reversed().starts(with: folded.bytes.reversed())
        || text.last == slash && text.dropLast().reversed().starts(with: folded.bytes.reversed())
    }
  }
}
