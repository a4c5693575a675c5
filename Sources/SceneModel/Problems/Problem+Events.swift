extension Problem.Code {
  /// An external event with a value that is too large, too deep, or can't be stored.
  public static let refusedEvent: Self = "refusedEvent"
}

extension Problem {
  /// Returns the problem of an external event that is refused.
  ///
  /// - Parameters:
  ///   - kind: The kind of event, as a noun.
  ///   - reason: The reason, as a clause.
  ///   - allowed: The allowed values, as a noun.
  /// - Returns: The problem.
  package static func refusedEvent(_ kind: String, because reason: String, allowed: String)
    -> Problem
  {
    Problem(
      .refusedEvent, at: kind, "\(reason), so it is refused",
      remedy: "send \(allowed)")
  }
}
