/// The content of a window: mounted once, updated on request, and notified of the user's actions.
///
/// The runtime doesn't depend on views; a view tree, or the content of an embedder, conforms to this protocol
/// and to one that its host supports. A turn calls ``update()`` for every window that requested it, shows the
/// windows, delivers events, and calls ``runEffects()``. State changed by the last two is updated in the next
/// turn.
@MainActor public protocol WindowContent: AnyObject {
  /// The sizes that the content can have, within which windows are kept (S110, S111); the default is no
  /// limit.
  ///
  /// It is read when a window is about to be shown, and when a person resizes it.
  var sizeLimits: SceneSizeLimits { get }

  /// Mounts the content in a window; the first update follows immediately.
  func mount(in window: SceneWindow)

  /// Updates the content for the current state, including the scene's.
  func update()

  /// Runs effects that are delayed until the update is shown.
  func runEffects()

  /// Handles a user action on the content.
  ///
  /// - Returns: A problem if the action can't be performed.
  func receive(_ event: ContentEvent) -> Problem?

  /// Returns whether the trace can show text that the user enters into a node.
  ///
  /// The default is false, so that logs contain no passwords, and no text for a node that no longer exists.
  func showsText(enteredInto node: Int) -> Bool

  /// Delivers an event for the scene to every current handler of the content.
  ///
  /// - Returns: Whether there was a handler.
  func deliver(_ event: ExternalEvent) -> Bool

  /// Tells mounted content that its window was hidden or shown again; the default does nothing.
  func windowDidChangeVisibility(_ isVisible: Bool)

  /// Tells mounted content that the system is short of memory, after the application's delegate; the default does nothing.
  func receiveMemoryWarning()

  /// Unmounts the content, which releases its references to the scene.
  func unmount()
}

extension WindowContent {
  public var sizeLimits: SceneSizeLimits { SceneSizeLimits() }
  public func showsText(enteredInto node: Int) -> Bool { false }
  public func windowDidChangeVisibility(_ isVisible: Bool) {}
  public func receiveMemoryWarning() {}
}
