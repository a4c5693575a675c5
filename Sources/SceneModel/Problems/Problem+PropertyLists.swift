extension Problem.Code {
  /// A property list that is missing, can't be read, lacks a required value, or has a value of an unexpected type.
  public static let unusablePropertyList: Self = "unusablePropertyList"
}

extension Problem {
  /// Returns the problem of a property list that can't be used.
  ///
  /// - Parameters:
  ///   - place: The file, and the location of the mistake in the file.
  ///   - found: The value that was found there, as a noun.
  ///   - expected: The value that was expected there, as a noun; nil if the property list can't be read at all.
  /// - Returns: The problem.
  package static func unusablePropertyList(
    at place: String, found: String, expected: String?
  ) -> Problem {
    Problem(
      .unusablePropertyList, at: place, "found \(found), so nothing of it is used",
      remedy: expected.map { "put \($0) there" }
        ?? "put a whole property list there, XML or binary")
  }

  /// Returns the problem of an Info.plist that can't be read, with the error of the system as the reason.
  package static func unusablePropertyList(because error: any Error) -> Problem {
    Problem(
      .unusablePropertyList, at: "Info.plist", "it can't be read (\(error))",
      remedy: "put a property list there")
  }
}
