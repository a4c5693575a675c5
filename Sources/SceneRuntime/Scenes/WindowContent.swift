/// The content of a window, which is mounted in the window, updated on request, and told of the user's actions.
///
/// The library doesn't depend on views. A view tree, or the content of an embedding framework, conforms to this
/// protocol and to a protocol that its host supports. In each turn, the application calls ``update()`` for every window
/// that requested an update, and shows the windows. After that, it delivers events, and calls ``runEffects()`` for the
/// updated windows. If events and effects change state, the content is updated in the next turn.
///
/// All methods are called on the main actor. One object is the content of one window at a time.
@MainActor public protocol WindowContent: AnyObject {
  /// The minimum and maximum sizes of the content, which limit the size of the window (S110, S111).
  ///
  /// By default, there is no limit.
  ///
  /// If the scene has a geometry, the property is read each time the host begins to present the content. When the scene
  /// is resized, the property is read only from the content of the scene's first presented window.
  var sizeLimits: SceneSizeLimits { get }

  /// Mounts the content in a window.
  ///
  /// The first call of ``update()`` follows immediately.
  ///
  /// - Parameter window: The window. Content that retains the window has to release the window in
  ///   ``unmount()``.
  func mount(in window: SceneWindow)

  /// Updates the content for the current state, including the state of the scene.
  func update()

  /// Runs effects that have to wait until the updated window is shown.
  func runEffects()

  /// Handles a user action on the content.
  ///
  /// - Parameter event: The action, with the node on which it is performed.
  /// - Returns: If the action can't be performed, the problem, which the application records; otherwise nil.
  func receive(_ event: ContentEvent) -> Problem?

  /// Returns whether the trace can show text that the user enters into a node.
  ///
  /// By default, no text is shown, so that logs contain no passwords. The text of a node that no
  /// longer exists isn't shown either.
  ///
  /// - Parameter node: The identity of the node, as in ``/SceneModel/ContentEvent/node``.
  /// - Returns: Whether entered text is shown; false for a secure field.
  func showsText(enteredInto node: Int) -> Bool

  /// Delivers an event for the scene to every current handler of the content.
  ///
  /// - Parameter event: The event that was routed to the scene.
  /// - Returns: Whether the content has a handler for the event.
  func deliver(_ event: ExternalEvent) -> Bool

  /// Tells mounted content that its window was hidden or shown again; the default does nothing.
  ///
  /// - Parameter isVisible: Whether the window is shown.
  func windowDidChangeVisibility(_ isVisible: Bool)

  /// Tells mounted content that the system is short of memory, after the application's delegate was
  /// told; the default does nothing.
  func receiveMemoryWarning()

  /// Unmounts the content, which releases its references to the scene.
  func unmount()
}

extension WindowContent {
  /// Limits without a minimum or maximum size.
  public var sizeLimits: SceneSizeLimits { SceneSizeLimits() }
  public func showsText(enteredInto node: Int) -> Bool { false }
  public func windowDidChangeVisibility(_ isVisible: Bool) {}
  public func receiveMemoryWarning() {}
}
