/// A problem found by validation or at run time: its place, its description and a remedy.
///
/// Problems are recorded, not thrown; the application continues. They are listed in
/// ``Application/problems`` and in the trace.
public struct Problem: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The scene, session, window or call it concerns.
  public var place: String
  /// A description of the problem, as a clause without a full stop.
  public var what: String
  /// A description of the remedy, as a clause without a full stop.
  public var remedy: String

  /// Creates a problem.
  public init(at place: String, _ what: String, remedy: String) {
    self.place = place
    self.what = what
    self.remedy = remedy
  }

  public var description: String { "\(place): \(what); \(remedy).".withoutLinkValues.escaped }
}
