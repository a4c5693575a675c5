/// The sessions that a store found when it was read, and the problems of those that it couldn't read.
public struct StoredSessions: Hashable, Sendable {
  /// The records, in any order.
  public var records: [SessionRecord]
  /// The problems, each with the remedy and the place of what was set aside.
  public var problems: [Problem]

  /// Creates the result of reading a store.
  public init(_ records: [SessionRecord] = [], problems: [Problem] = []) {
    self.records = records
    self.problems = problems
  }
}
