extension Problem.Code {
  /// A stored session that is invalid.
  public static let invalidStoredSession: Self = "invalidStoredSession"
  /// A stored session with the same identifier as another stored session.
  public static let duplicateStoredSession: Self = "duplicateStoredSession"
  /// A stored session that gets a new ordinal or time of last use, because the old value was a duplicate or too large.
  public static let renumberedStoredSession: Self = "renumberedStoredSession"
  /// A launch that restores no session, because several earlier launches didn't finish.
  public static let skippedRestoration: Self = "skippedRestoration"
}

extension Problem {
  package static func invalidStoredSession(
    _ session: String, property: String, because reason: String
  ) -> Problem {
    unusableStoredSession(.invalidStoredSession, session, property, reason)
  }

  /// Returns the problem of a stored session with the same identifier as another stored session.
  package static func duplicateStoredSession(_ session: String) -> Problem {
    unusableStoredSession(.duplicateStoredSession, session, "id", "another stored session has it")
  }

  /// Returns the problem of a stored session whose ordinal is a duplicate or too large, or whose time of last use is
  /// too large.
  package static func renumberedStoredSession(
    _ session: String, property: String, from old: Int, to new: Int
  ) -> Problem {
    Problem(
      .renumberedStoredSession, at: "stored session \"\(session)\", \(property)",
      "another stored session has \(old), or it leaves no room for larger numbers, so it is \(new) now",
      remedy: "have the store return records as they were written")
  }

  private static func unusableStoredSession(
    _ code: Code, _ session: String, _ property: String, _ reason: String
  ) -> Problem {
    let id = session.utf8.count <= 1_024 ? session : session.prefix(40) + "…"
    return Problem(
      code, at: "stored session \"\(id)\", \(property)",
      "\(reason), so the session isn't restored",
      remedy: "have the store return records as they were written")
  }

  package static func skippedRestoration(after launches: Int, of count: Int) -> Problem {
    Problem(
      .skippedRestoration, at: "launch",
      "the process ended during the last \(launches) launches, so none of \(count) stored sessions is "
        + "restored; they stay in the store",
      remedy: "launch again to restore them, or remove the one that does harm with --state remove")
  }
}
