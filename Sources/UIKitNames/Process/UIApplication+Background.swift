public import Foundation
public import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The result of loading data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// Loading failed.
  case failed
}

/// The permission of an app to load data in the background.
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
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The number; 0 for no task.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension Application {
  /// Has no effect, because hosts never make an app load data in the background.
  ///
  /// - Parameter interval: The minimum time between two loads, in seconds.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  /// The interval for loading data in the background as often as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval for never loading data in the background.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The permission of the app to load data in the background; always `available` in this library.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The time in seconds that the app may still run in the background; unlimited in this library.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files are readable; always true.
  public var isProtectedDataAvailable: Bool { true }

  /// Begins a task that continues in the background.
  ///
  /// In this library, apps always continue in the background, because their processes aren't suspended.
  ///
  /// - Parameters:
  ///   - name: A name for debugging, which has no effect.
  ///   - expirationHandler: A closure for the end of the available time, which is never called.
  /// - Returns: A new identifier, with which the task is ended.
  public nonisolated func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let number = lastBackgroundTask.withLock { last in
      last += 1
      return last
    }
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// Has no effect, because the library doesn't limit the time of tasks in the background.
  ///
  /// - Parameter identifier: The identifier that ``beginBackgroundTask(withName:expirationHandler:)`` returned.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The number of the background task that was begun last; any thread can begin a task.
private let lastBackgroundTask = Mutex(0)
