/// The history of an application's launches, as its store saves it.
///
/// A launch is finished as soon as the application has no work left, or begins to end.
public struct LaunchHistory: Hashable, Codable, Sendable {
  /// Whether any launch has finished.
  public var hasLaunched: Bool
  /// The version of the app at its last finished launch; nil if no launch has finished, or if the app had no version.
  public var version: String?
  /// The number of successive launches, up to now, that didn't finish because the process ended first.
  public var unfinishedLaunches: Int

  /// The number of successive unfinished launches after which a launch restores no session.
  ///
  /// This limit is this library's choice, and differs from S123.
  package static let limit = 2

  /// Creates a history.
  ///
  /// By default, it is the history of an app that was never launched.
  ///
  /// - Parameters:
  ///   - hasLaunched: Whether any launch has finished.
  ///   - version: The version of the app at its last finished launch; nil if no launch has finished, or if the app had
  ///     no version.
  ///   - unfinishedLaunches: The number of successive launches that didn't finish. After two such launches, the next
  ///     launch restores no session.
  public init(hasLaunched: Bool = false, version: String? = nil, unfinishedLaunches: Int = 0) {
    self.hasLaunched = hasLaunched
    self.version = version
    self.unfinishedLaunches = unfinishedLaunches
  }

  /// The history with one more unfinished launch, as it is stored until the present launch is finished.
  package var beginningLaunch: LaunchHistory {
    var history = self
    history.unfinishedLaunches += 1
    return history
  }

  /// Returns the history after a launch of an app with the given version has finished.
  ///
  /// The version is nil if the app has none.
  package static func finished(_ version: String?) -> LaunchHistory {
    LaunchHistory(hasLaunched: true, version: version)
  }
}
