extension Problem.Code {
  /// An entry of a session's user info that can't be stored.
  public static let unstorableEntry: Self = "unstorableEntry"
  /// A predicate of activation conditions that can't be stored.
  public static let unstorablePredicate: Self = "unstorablePredicate"
  /// A presented value that can't be stored.
  public static let unstorableValue: Self = "unstorableValue"
  /// A presented value that can't be decoded from its stored form.
  public static let unreadableValue: Self = "unreadableValue"
  /// A session that can't be stored, because its record would be invalid.
  public static let unstorableSession: Self = "unstorableSession"
  /// A write of sessions that the store refuses, because a test requests the failure.
  public static let refusedWrite: Self = "refusedWrite"
  /// An invalid session identifier, made by the application's services.
  public static let invalidSessionIdentifier: Self = "invalidSessionIdentifier"
  /// A session identifier, made by the application's services, that is already in use.
  public static let duplicateSessionIdentifier: Self = "duplicateSessionIdentifier"
}

extension Problem {
  package static func unstorableEntry(
    _ refusal: PropertyValue.Refusal, of session: SceneID
  ) -> Problem {
    Problem(
      .unstorableEntry, at: "scene \(session)",
      "userInfo\(refusal.path) \(refusal.fault.reason), which can't be stored",
      remedy: refusal.fault.remedy)
  }

  package static func unstorablePredicate(_ reason: String, of session: SceneID) -> Problem {
    Problem(
      .unstorablePredicate, at: "scene \(session)",
      "a predicate of its activation conditions can't be stored (\(reason)), so it is ignored",
      remedy: "use one that TargetPredicate(format:) reads, with fewer levels and texts")
  }

  package static func refusedWrite(of sessions: [SceneID]) -> Problem {
    Problem(
      .refusedWrite, at: "store",
      "the write of \(sessions.map { "scene \($0)" }.joined(separator: ", ")) is refused, as the test "
        + "demands, so a relaunch finds older records",
      remedy: "expect the state that was stored before")
  }

  /// Returns the problem of a presented value that can't be stored, because it is too large or too deeply nested.
  package static func unstorableValue(at place: String, because reason: String) -> Problem {
    Problem(
      .unstorableValue, at: place, "its value can't be stored (\(reason))",
      remedy: "present an identifier, and store the data in the app")
  }

  /// Returns the problem of a presented value that can't be stored, because encoding the value as JSON failed.
  package static func unstorableValue(
    of type: Any.Type, at place: String, because error: any Error
  ) -> Problem {
    Problem(
      .unstorableValue, at: place, "its value can't be stored (\(error.withoutValues))",
      remedy: "make every value of \(type) encodable as JSON")
  }

  package static func unreadableValue(
    of type: Any.Type, in session: SceneID, because error: any Error
  ) -> Problem {
    Problem(
      .unreadableValue, at: "scene \(session)",
      "the value it presented can't be decoded (\(error.withoutValues))",
      remedy: "make the decoding of \(type) match its encoding")
  }

  package static func unstorableSession(
    _ session: SceneID, because fault: SessionRecord.Fault
  ) -> Problem {
    Problem(
      .unstorableSession, at: "scene \(session), \(fault.place)",
      "\(fault.reason), so its changes aren't stored",
      remedy: "set a value that can be stored")
  }

  package static var invalidSessionIdentifier: Problem {
    unusableIdentifier(
      .invalidSessionIdentifier,
      "it returns identifiers that are empty or too long, or contain control characters")
  }

  package static var duplicateSessionIdentifier: Problem {
    unusableIdentifier(.duplicateSessionIdentifier, "it returns identifiers that are in use")
  }

  private static func unusableIdentifier(_ code: Code, _ what: String) -> Problem {
    Problem(
      code, at: "makeIdentifier", what,
      remedy: "return a unique text each time, such as UUID().uuidString")
  }
}
