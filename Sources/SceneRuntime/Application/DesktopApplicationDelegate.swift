public import Foundation

/// The methods of AppKit's application delegate, in addition to the methods of
/// ``ApplicationDelegate``.
///
/// Apple calls the protocol `NSApplicationDelegate`. The notifications have the application as their object.
///
/// ```swift
/// final class DeskDelegate: DesktopApplicationDelegate {
///   func applicationShouldTerminateAfterLastWindowClosed(_ sender: Application) -> Bool { true }
/// }
/// ```
@MainActor public protocol DesktopApplicationDelegate: ApplicationDelegate {
  /// Tells the delegate that the application is about to finish its launch.
  ///
  /// - Parameter notification: A notification with the application as its object.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// Tells the delegate that the application has launched, before any scene connects.
  ///
  /// - Parameter notification: A notification with the application as its object.
  func applicationDidFinishLaunching(_ notification: Notification)

  /// Returns whether the application ends when its last window is closed; the default depends on the device and
  /// the declared scenes.
  ///
  /// - Parameter sender: The application.
  /// - Returns: Whether the application ends.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: Application) -> Bool

  /// Tells the delegate that links and files are opened; scenes receive them, too.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - urls: The links and files.
  func application(_ application: Application, open urls: [URL])

  /// Returns whether a window is shown when a person returns to an application without windows on
  /// screen.
  ///
  /// - Parameters:
  ///   - sender: The application.
  ///   - hasVisibleWindows: Whether windows are on screen.
  /// - Returns: Whether a window is shown: the last window or, if there is none, a new window. True
  ///   by default.
  func applicationShouldHandleReopen(_ sender: Application, hasVisibleWindows: Bool) -> Bool

  /// Tells the delegate that the application is about to end.
  ///
  /// - Parameter notification: A notification with the application as its object.
  func applicationWillTerminate(_ notification: Notification)
}

extension DesktopApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}

  public func applicationDidFinishLaunching(_ notification: Notification) {}

  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: Application) -> Bool {
    sender.parts.sessions.endsWithLastWindow
  }

  public func application(_ application: Application, open urls: [URL]) {}

  public func applicationShouldHandleReopen(
    _ sender: Application, hasVisibleWindows: Bool
  ) -> Bool { true }

  public func applicationWillTerminate(_ notification: Notification) {}

  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationWillFinishLaunching(
      Notification(name: .init("NSApplicationWillFinishLaunchingNotification"), object: application)
    )
    applicationDidFinishLaunching(
      Notification(name: .init("NSApplicationDidFinishLaunchingNotification"), object: application))
    return true
  }

  public func applicationWillTerminate(_ application: Application) {
    applicationWillTerminate(
      Notification(name: .init("NSApplicationWillTerminateNotification"), object: application))
  }
}
