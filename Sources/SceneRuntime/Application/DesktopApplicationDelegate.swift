public import Foundation

/// The methods of AppKit's application delegate, in addition to the methods of ``ApplicationDelegate``.
///
/// Apple calls the protocol `NSApplicationDelegate`. Methods that receive a notification can read the application from
/// the notification's object. The library calls these methods in the default implementations of
/// `application(_:didFinishLaunchingWithOptions:)`, and of the `applicationWillTerminate(_:)` that receives the
/// application. If a delegate implements one of these two methods of ``ApplicationDelegate``, the corresponding methods
/// with a notification aren't called.
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

  /// Returns whether the application ends when its last window is closed.
  ///
  /// The default depends on the device and the declared scenes. An application without scenes always ends, and the
  /// method isn't called.
  ///
  /// - Parameter sender: The application.
  /// - Returns: True to end the application.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: Application) -> Bool

  /// Tells the delegate that links and files are opened, before scenes receive the same links and files.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - urls: The links and files.
  func application(_ application: Application, open urls: [URL])

  /// Returns whether the application shows a window when a person returns to the application and none of its windows is
  /// on screen.
  ///
  /// - Parameters:
  ///   - sender: The application.
  ///   - hasVisibleWindows: Whether windows of the application are on screen; always false in this library.
  /// - Returns: True, the default, to show the window used last or, if there is none, a new window; false to show no
  ///   window.
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
