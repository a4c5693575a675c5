/// The content of a window: mounted once, updated on request, and notified of the user's actions.
///
/// The runtime doesn't depend on views; a view tree, or the content of an embedder, conforms to this protocol
/// and to one that its host supports. A turn calls ``update()`` for every window that requested it, shows the
/// windows, delivers events, and calls ``runEffects()``. State changed by the last two is updated in the next
/// turn.
///
/// All methods are called on the main actor. One object is the content of one window at a time.
@MainActor public protocol WindowContent: AnyObject {
  /// The sizes that the content can have, within which windows are kept (S110, S111); the default is no
  /// limit.
  ///
  /// It is read when a window is about to be shown, and when a person resizes it.
  var sizeLimits: SceneSizeLimits { get }

  /// Mounts the content in a window; the first update follows immediately.
  ///
  /// - Parameter window: The window. Content that keeps it has to release it in ``unmount()``.
  func mount(in window: SceneWindow)

  /// Updates the content for the current state, including the scene's.
  func update()

  /// Runs effects that are delayed until the update is shown.
  func runEffects()

  /// Handles a user action on the content.
  ///
  /// - Parameter event: The action, with the node it concerns.
  /// - Returns: A problem if the action can't be performed, which the application records;
  ///   otherwise nil.
  func receive(_ event: ContentEvent) -> Problem?

  /// Returns whether the trace can show text that the user enters into a node.
  ///
  /// The default is false, so that logs contain no passwords, and no text for a node that no longer exists.
  ///
  /// - Parameter node: The identity of the node, as in ``SceneModel/ContentEvent/node``.
  /// - Returns: Whether entered text is shown; false for a private field.
  func showsText(enteredInto node: Int) -> Bool

  /// Delivers an event for the scene to every current handler of the content.
  ///
  /// - Parameter event: The event that was routed to the scene.
  /// - Returns: Whether there was a handler.
  func deliver(_ event: ExternalEvent) -> Bool

  /// Tells mounted content that its window was hidden or shown again; the default does nothing.
  ///
  /// - Parameter isVisible: Whether the window is shown now.
  func windowDidChangeVisibility(_ isVisible: Bool)

  /// Tells mounted content that the system is short of memory, after the application's delegate; the default does nothing.
  func receiveMemoryWarning()

  /// Unmounts the content, which releases its references to the scene.
  func unmount()
}

extension WindowContent {
  /// The default: no limit in any dimension.
  public var sizeLimits: SceneSizeLimits { SceneSizeLimits() }
  public func showsText(enteredInto node: Int) -> Bool { false }
  public func windowDidChangeVisibility(_ isVisible: Bool) {}
  public func receiveMemoryWarning() {}
}
