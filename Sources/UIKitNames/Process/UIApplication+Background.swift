public import Foundation
public import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The results of loading data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// Loading failed.
  case failed
}

/// Whether an app may run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device doesn't allow background refresh.
  case restricted
  /// The person doesn't allow background refresh.
  case denied
  /// The app can refresh in the background.
  case available
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a number.
  ///
  /// - Parameter rawValue: The number; 0 for no task.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension Application {
  /// Sets how often data is loaded in the background, which has no effect.
  ///
  /// - Parameter interval: The least time between two loads, in seconds.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  /// The interval of loading data in the background as often as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval of never loading data in the background.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Whether the app may run in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The time in seconds that the app may still run in the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether files are readable, as they are here.
  public var isProtectedDataAvailable: Bool { true }

  /// Begins a task that continues in the background; processes aren't suspended here.
  ///
  /// - Parameters:
  ///   - name: A name for people who debug, which has no effect.
  ///   - expirationHandler: Work before the time ends, never called.
  /// - Returns: A new number, to end the task with.
  public nonisolated func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let number = lastBackgroundTask.withLock { last in
      last += 1
      return last
    }
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// Ends a task that continues in the background.
  ///
  /// - Parameter identifier: The number that ``beginBackgroundTask(withName:expirationHandler:)``
  ///   returned.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The number of the last task in the background, which any thread can begin.
private let lastBackgroundTask = Mutex(0)
