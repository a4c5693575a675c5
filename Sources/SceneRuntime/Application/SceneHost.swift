public import Foundation
public import SceneModel

/// An object that shows an application's windows, and passes events of the user and the system to the
/// application.
///
/// A host makes no decisions: it passes every event to ``Application/receive(_:)``, and shows the
/// windows that it gets in ``present(_:)``. All methods but ``wake()`` are called on the main
/// actor, during turns or between them.
@MainActor public protocol SceneHost: AnyObject, Sendable {
  /// Runs the application until it terminates: launches the application, and runs turns after each ``wake()``.
  ///
  /// - Parameter application: The application, which hasn't been launched yet.
  /// - Returns: The exit status of the process.
  func run(_ application: Application) -> Int32

  /// Shows a window that is new or has new content.
  ///
  /// A host shows the types of content that it supports, such as `DisplayContent`.
  ///
  /// - Parameter window: The window, whose content is mounted and up to date.
  /// - Returns: False if the host can't show the content. The application then records a problem, and doesn't call the
  ///   method for this window again until the window's content was replaced.
  func present(_ window: SceneWindow) -> Bool

  /// Shows the changes of a window whose content, title or scene state may have changed.
  ///
  /// - Parameter window: A window that the host presents.
  func update(_ window: SceneWindow)

  /// Removes a window from the screen.
  ///
  /// If the host supports animations, it uses the window's ``SceneWindow/dismissalAnimation`` (S63).
  ///
  /// - Parameter window: A window that the host presents.
  func withdraw(_ window: SceneWindow)

  /// Opens a link outside the application, such as in a browser.
  ///
  /// - Parameter url: The link, whose scheme the application doesn't declare.
  /// - Returns: False if the host can't open the link. The application then calls the completion handler of the request
  ///   or, if there is none, records a problem. The default implementation returns false.
  func open(_ url: URL) -> Bool

  /// Shows a notification to the person, whose response becomes an external event.
  ///
  /// - Parameter notification: The notification. The host sends the person's response as
  ///   ``/SceneModel/ExternalEvent/receiveNotification(_:)`` to ``Application/receive(_:)``.
  /// - Returns: False if the host can't show notifications. The default implementation returns
  ///   false.
  func show(_ notification: NotificationRecord) -> Bool

  /// Puts text on the clipboard that other programs read.
  ///
  /// - Parameter text: The text that a person or the app has copied.
  /// - Returns: False if the host has no clipboard. The text is on the application's pasteboard in any case. The
  ///   default implementation returns false.
  func copy(_ text: String) -> Bool

  /// Arranges that ``Application/runTurn()`` is called soon on the main actor, and repeatedly until it returns false.
  ///
  /// The method can be called on any thread. The method isn't called again before the scheduled turns
  /// have run.
  nonisolated func wake()
}

extension SceneHost {
  public func open(_ url: URL) -> Bool { false }
  public func show(_ notification: NotificationRecord) -> Bool { false }
  public func copy(_ text: String) -> Bool { false }
}
