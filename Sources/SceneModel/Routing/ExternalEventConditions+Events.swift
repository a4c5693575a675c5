extension ExternalEventConditions {
  /// Whether an event says no more than which scene it is for: its text ends with a condition, or with one
  /// and a slash.
  ///
  /// In `postbox://message/42` more follows the condition `message/`, which somebody has to handle.
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
