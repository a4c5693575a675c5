/// The earlier launches of an application, as its store keeps them.
///
/// A launch is finished when, for the first time, the application has no more work to do.
public struct LaunchHistory: Hashable, Codable, Sendable {
  /// Whether a launch was finished before.
  public var hasLaunched: Bool
  /// The version of the app that last finished a launch; nil if that app had no version.
  public var version: String?
  /// The number of successive launches, up to now, that the process didn't finish.
  public var unfinishedLaunches: Int

  /// The number of unfinished launches after which no session is restored.
  ///
  /// This is this library's choice, and differs from S123.
  package static let limit = 2

  /// Creates a history; by default, the history of an app that was never launched.
  ///
  /// - Parameters:
  ///   - hasLaunched: Whether a launch was finished before.
  ///   - version: The version of the app that last finished a launch; nil if that app had no version.
  ///   - unfinishedLaunches: The number of successive launches that the process didn't finish. After
  ///     two, the next launch restores nothing.
  public init(hasLaunched: Bool = false, version: String? = nil, unfinishedLaunches: Int = 0) {
    self.hasLaunched = hasLaunched
    self.version = version
    self.unfinishedLaunches = unfinishedLaunches
  }

  /// The history that the store keeps while a launch isn't finished.
  package var beginningLaunch: LaunchHistory {
    var history = self
    history.unfinishedLaunches += 1
    return history
  }

  /// Returns the history after a version of the app finished a launch.
  package static func finished(_ version: String?) -> LaunchHistory {
    LaunchHistory(hasLaunched: true, version: version)
  }
}
