public import Foundation
public import SceneRuntime

/// The part of an app's state that exists once in a process, instead of once in each application object.
@MainActor private final class ProcessState {
  var shortcutItems: [ShortcutItem]?
  var isIdleTimerDisabled = false
  var badgeNumber = 0
}

@MainActor private let processState = ProcessState()

extension Application {
  /// A key for the options of opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from the name of an option.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of a Boolean: whether the link is opened only by an app that is registered for the link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Opens a link in this app if the app declares the link's scheme, otherwise outside the app, such as in a browser.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, which have no effect.
  ///   - completion: A closure that is called with true if the link is being opened, and with false if it can't be.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    open(url, completionHandler: completion)
  }

  /// Returns whether a link can be opened, by this app or by another program.
  ///
  /// - Parameter url: The link.
  /// - Returns: Whether the scheme of the link is a scheme of the app, or http, https or mailto.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return urlSchemes.contains(scheme) || ["http", "https", "mailto"].contains(scheme)
  }

  /// The link that opens the app's settings on Apple's platforms; hosts have no settings to open.
  public static let openSettingsURLString = "app-settings:"

  /// The quick actions that the app adds at run time; stored without effect.
  public var shortcutItems: [ShortcutItem]? {
    get { processState.shortcutItems }
    set { processState.shortcutItems = newValue }
  }

  /// Whether the screen stays on without input; stored without effect.
  public var isIdleTimerDisabled: Bool {
    get { processState.isIdleTimerDisabled }
    set { processState.isIdleTimerDisabled = newValue }
  }

  /// The number on the app's icon; stored without effect.
  public var applicationIconBadgeNumber: Int {
    get { processState.badgeNumber }
    set { processState.badgeNumber = newValue }
  }

  /// The interface orientation of the focused scene; portrait if no window scene has the focus.
  public var statusBarOrientation: UIInterfaceOrientation {
    (focusedSession?.scene as? WindowScene)?.interfaceOrientation ?? .portrait
  }

  /// The windows of all scenes, in the order in which the sessions were created.
  public var windows: [UIWindow] {
    Application.willReadGlobalWindow("UIApplication.windows")
    return allWindows
  }

  /// The windows of all scenes, for the library's own use.
  ///
  /// A test with the check `strict` fails if code reads ``windows`` while several scenes are in the foreground. Reading
  /// this property doesn't make the test fail.
  var allWindows: [UIWindow] {
    orderedSessions.flatMap { ($0.scene as? WindowScene)?.windows ?? [] }
  }

  /// The key window of the focused scene.
  ///
  /// If the focused scene has no key window, the value is the first key window in `windows`, or nil if there is none.
  /// If there are several scenes, each can have a key window; read the key window of a scene instead.
  public var keyWindow: UIWindow? {
    Application.willReadGlobalWindow("UIApplication.keyWindow")
    return (focusedSession?.scene as? WindowScene)?.keyWindow
      ?? allWindows.first { $0.isKeyWindow }
  }

  /// The notification before protected files become unreadable; never posted by this library.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The notification after protected files became readable; never posted by this library.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The notification after a large change of the clock; never posted by this library.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification after a person took a screenshot; never posted by this library.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
