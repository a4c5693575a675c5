/// What validation or a run finds wrong: where, what, and how to mend it.
///
/// Problems are recorded, not thrown: the application goes on. They stand in
/// ``Application/problems`` and in the trace.
public struct Problem: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The scene, session, window or call it concerns.
  public var place: String
  /// What is wrong, as a clause without a full stop.
  public var what: String
  /// What to do about it, as a clause without a full stop.
  public var remedy: String

  public init(at place: String, _ what: String, remedy: String) {
    self.place = place
    self.what = what
    self.remedy = remedy
  }

  public var description: String { "\(place): \(what); \(remedy).".withoutLinkValues.escaped }
}
