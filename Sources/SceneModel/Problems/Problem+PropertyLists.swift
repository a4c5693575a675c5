extension Problem.Code {
  /// A property list that is missing, can't be read, or has a value of another type than expected.
  public static let unusablePropertyList: Self = "unusablePropertyList"
}

extension Problem {
  /// Returns the problem of a property list that can't be used.
  ///
  /// - Parameters:
  ///   - place: The file, and the location in the file.
  ///   - found: The value found at the location, as a noun.
  ///   - expected: The value expected at the location, as a noun; nil if the list can't be read at
  ///     all.
  /// - Returns: The problem.
  package static func unusablePropertyList(
    at place: String, found: String, expected: String?
  ) -> Problem {
    Problem(
      .unusablePropertyList, at: place, "found \(found), so nothing of it is used",
      remedy: expected.map { "put \($0) there" }
        ?? "put a whole property list there, XML or binary")
  }

  /// Returns the problem of an information property list that the system can't read, with the
  /// system's error.
  package static func unusablePropertyList(because error: any Error) -> Problem {
    Problem(
      .unusablePropertyList, at: "Info.plist", "it can't be read (\(error))",
      remedy: "put a property list there")
  }
}
