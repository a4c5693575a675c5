public import Foundation
public import SceneRuntime

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
  ///   - options: The options, which has no effect.
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

  /// Whether the screen stays on; stored without effect.
  public var isIdleTimerDisabled: Bool {
    get { processState.isIdleTimerDisabled }
    set { processState.isIdleTimerDisabled = newValue }
  }

  /// The number on the app's icon; stored without effect.
  public var applicationIconBadgeNumber: Int {
    get { processState.badgeNumber }
    set { processState.badgeNumber = newValue }
  }

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
  ///   - event: The event, which has no effect.
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
