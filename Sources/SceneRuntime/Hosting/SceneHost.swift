public import Foundation

/// What shows an application's windows and tells it what a person and the system do.
///
/// A host translates and never decides: it hands every act to ``Application/receive(_:)`` and shows
/// what it is given. All calls but ``wake()`` come on the main actor, between and during turns.
@MainActor public protocol SceneHost: AnyObject, Sendable {
  /// Runs the application until it has terminated: launches it, and runs turns when woken.
  ///
  /// - Returns: The exit status of the process.
  func run(_ application: Application) -> Int32

  /// A window appears, or has other content than before.
  ///
  /// Content is shown if it is of a kind the host knows, such as `DisplayContent`.
  ///
  /// - Returns: False if the host can't show the window's content; the application records it.
  func present(_ window: SceneWindow) -> Bool

  /// What a window shows, its title, or the state of its scene may have changed.
  func update(_ window: SceneWindow)

  /// A window goes away for good.
  ///
  /// Its ``SceneWindow/dismissalAnimation`` says how it is to leave, for hosts that show that (S63).
  func withdraw(_ window: SceneWindow)

  /// A link of the app's is to be opened outside of it, such as in a browser.
  ///
  /// - Returns: False if the host can't; the application records it. Hosts that leave this out can't.
  func open(_ url: URL) -> Bool

  /// There is work: call ``Application/runTurn()`` on the main actor, soon, until it returns false.
  ///
  /// May come from any thread, and comes once until those turns have run.
  nonisolated func wake()
}

extension SceneHost {
  public func open(_ url: URL) -> Bool { false }
}
