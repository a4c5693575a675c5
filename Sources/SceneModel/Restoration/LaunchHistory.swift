/// The earlier launches of an application, as its store keeps them.
///
/// A launch is finished when the application is quiet for the first time.
public struct LaunchHistory: Hashable, Codable, Sendable {
  /// Whether a launch was finished before.
  public var hasLaunched: Bool
  /// The version of the app that finished a launch last; nil if it had none.
  public var version: String?
  /// The number of launches in a row during which the process ended, up to now.
  public var unfinishedLaunches: Int

  /// The number of unfinished launches after which nothing is restored; this library's choice (S123 differs).
  package static let limit = 2

  /// Creates a history; by default, that of an app that was never launched.
  ///
  /// - Parameters:
  ///   - hasLaunched: Whether a launch was finished before.
  ///   - version: The version of the app that finished a launch last; nil if it had none.
  ///   - unfinishedLaunches: The number of launches in a row during which the process ended. After
  ///     two, the next launch restores nothing.
  public init(hasLaunched: Bool = false, version: String? = nil, unfinishedLaunches: Int = 0) {
    self.hasLaunched = hasLaunched
    self.version = version
    self.unfinishedLaunches = unfinishedLaunches
  }

  /// Returns the history to keep while a launch runs.
  package var beginningLaunch: LaunchHistory {
    var history = self
    history.unfinishedLaunches += 1
    return history
  }

  /// Returns the history after the launch of a version was finished.
  package static func finished(_ version: String?) -> LaunchHistory {
    LaunchHistory(hasLaunched: true, version: version)
  }
}
