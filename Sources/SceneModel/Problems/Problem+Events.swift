extension Problem.Code {
  /// An external event that is refused, because a value in it is too large, too deeply nested, or invalid.
  public static let refusedEvent: Self = "refusedEvent"
}

extension Problem {
  /// Returns the problem of an external event that was refused.
  ///
  /// `kind` is a noun for the event, such as "a link".
  package static func refusedEvent(_ kind: String, because fault: EventFault) -> Problem {
    Problem(
      .refusedEvent, at: kind, "\(fault.reason), so it is refused", remedy: "send \(fault.allowed)")
  }
}

/// The reason why an external event, or the activity that a session saves, is refused.
package struct EventFault: Hashable {
  /// The reason, as a clause.
  package let reason: String
  /// The values that are allowed instead, as a noun.
  package let allowed: String

  package static let invalidWebpageURL = EventFault(
    reason: "its webpageURL isn't a web page", allowed: "an http or https URL")

  package static func invalidExpirationDate(_ reason: String) -> EventFault {
    EventFault(
      reason: "its expirationDate \(reason)", allowed: "a date within some thousand years")
  }

  package static func textTooLong(_ count: Int, limit: Int) -> EventFault {
    EventFault(reason: "it has a text of \(count) bytes", allowed: "at most \(limit) bytes")
  }

  package static func unstorableEntry(
    _ path: String, _ reason: String, remedy: String
  ) -> EventFault {
    EventFault(reason: "its \(path) \(reason)", allowed: "values that can be stored: \(remedy)")
  }
}
