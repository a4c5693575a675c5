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

/// The categories of notifications that an app shows, in the way before user notifications.
open class UIUserNotificationSettings: NSObject {
  /// The ways in which a notification is shown.
  public let types: UIUserNotificationType

  public override init() {
    types = []
    super.init()
  }

  /// Keeps ways in which notifications are shown, and their categories, without effect.
  ///
  /// - Parameters:
  ///   - types: The ways in which notifications are shown.
  ///   - categories: The categories, which aren't kept; nil for none.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    super.init()
  }
}

/// The ways in which notifications are shown, before user notifications.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A group of actions of a notification, before user notifications; kept without effect.
open class UIUserNotificationCategory: NSObject {}

/// The state of an app that belongs to the process.
@MainActor private final class ProcessState {
  var shortcutItems: [ShortcutItem]?
  var isIdleTimerDisabled = false
  var badgeNumber = 0
}

@MainActor private let processState = ProcessState()

extension Application {
  /// The options of opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that claims the link opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Opens a link in the app that claims it.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, without effect.
  ///   - completion: An action with whether an app opened the link.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    open(url, completionHandler: completion)
  }

  /// Returns whether a link can be opened: by this app, or by a program of the system.
  ///
  /// - Parameter url: The link.
  /// - Returns: Whether its scheme is one of the app's, or http, https or mailto.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return urlSchemes.contains(scheme) || ["http", "https", "mailto"].contains(scheme)
  }

  /// The link of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The quick actions that the app adds at run time.
  public var shortcutItems: [ShortcutItem]? {
    get { processState.shortcutItems }
    set { processState.shortcutItems = newValue }
  }

  /// Whether the screen stays on, kept without effect.
  public var isIdleTimerDisabled: Bool {
    get { processState.isIdleTimerDisabled }
    set { processState.isIdleTimerDisabled = newValue }
  }

  /// The number on the app's icon, kept without effect.
  public var applicationIconBadgeNumber: Int {
    get { processState.badgeNumber }
    set { processState.badgeNumber = newValue }
  }

  /// Whether the app registered for remote notifications; true after the system gave it an address.
  public var isRegisteredForRemoteNotifications: Bool {
    RemoteRegistrations.all.isRegistered(self)
  }

  /// Ends the registration for remote notifications, until the app registers again.
  public func unregisterForRemoteNotifications() {
    RemoteRegistrations.all.end(of: self)
  }

  /// Keeps the categories of notifications out: ``/UIKitNames/UNUserNotificationCenter`` takes them.
  ///
  /// - Parameter settings: The settings.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}

  /// Sets how often data is loaded in the background, without effect.
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
  ///   - name: A name for people who debug, without effect.
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

  /// The orientation of the interface of the scene in the front.
  public var statusBarOrientation: UIInterfaceOrientation {
    (focusedSession?.scene as? WindowScene)?.interfaceOrientation ?? .portrait
  }

  /// The windows of all scenes.
  public var windows: [UIWindow] {
    Application.willReadGlobalWindow("UIApplication.windows")
    return allWindows
  }

  /// The windows of all scenes, for code that has no scene.
  var allWindows: [UIWindow] {
    orderedSessions.flatMap { ($0.scene as? WindowScene)?.windows ?? [] }
  }

  /// The window with the keyboard, of the scene in the front.
  ///
  /// With several scenes there are several key windows: read that of a scene instead.
  public var keyWindow: UIWindow? {
    Application.willReadGlobalWindow("UIApplication.keyWindow")
    return (focusedSession?.scene as? WindowScene)?.keyWindow
      ?? allWindows.first { $0.isKeyWindow }
  }

  /// Performs a method of an object, or of the first responder that has it.
  ///
  /// Without a target, `resignFirstResponder` has the key window's first responder give the keyboard away.
  ///
  /// - Parameters:
  ///   - action: The method, which ``/UIKitNames/NSObject/perform(_:with:)`` receives with the
  ///     sender.
  ///   - target: The object; nil for the first responder that has the method, or else the
  ///     application's delegate.
  ///   - sender: The object that asks.
  ///   - event: The event, without effect.
  /// - Returns: Whether an object was asked.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let hierarchy = (focusedSession?.scene as? WindowScene)?.keyWindow?.ownHierarchy
    if target == nil, action == "resignFirstResponder", let first = hierarchy?.firstResponder {
      return first.resignFirstResponder()
    }
    let responder = hierarchy?.responders.first { $0.responds(to: action) }
    guard let target = target as? NSObject ?? responder ?? delegate as? NSObject else {
      return false
    }
    target.perform(action, with: sender)
    return true
  }

  /// The posting before files can't be read any more; never posted here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The posting after files can be read; never posted here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The posting after the clock changed much; never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The posting after a picture of the screen was taken; never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The number of the last task in the background, which any thread can begin.
private let lastBackgroundTask = Mutex(0)
