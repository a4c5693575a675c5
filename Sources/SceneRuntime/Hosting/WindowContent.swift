/// What a window holds: it is mounted once, updated when it asks for it, and told what a person does.
///
/// The runtime knows no views; a view tree, or whatever an embedder shows, conforms to this and to
/// what its host can show. A turn calls ``update()`` on every window that needs it, then shows them,
/// then delivers events, then calls ``runEffects()``; state that changes in the last two is the next
/// turn's.
@MainActor public protocol WindowContent: AnyObject {
  /// The content becomes that of a window; it is updated for the first time right after.
  func mount(in window: SceneWindow)

  /// Brings what is shown up to date with the state, the scene's too.
  func update()

  /// Runs what had to wait until the update was shown.
  func runEffects()

  /// A person acts on what is shown.
  ///
  /// - Returns: What is wrong if the act can't be carried out.
  func receive(_ event: ContentEvent) -> Problem?

  /// Whether the trace may show text that a person enters into a node.
  ///
  /// It may not unless the content says so: a password must stand in no log, nor text for a node that is
  /// gone.
  func showsText(enteredInto node: Int) -> Bool

  /// An event for the scene arrives; every handler for it that is there now gets it.
  ///
  /// - Returns: Whether there was one.
  func deliver(_ event: ExternalEvent) -> Bool

  /// The window lets go of the content, which releases what it holds of the scene.
  func unmount()
}

extension WindowContent {
  public func showsText(enteredInto node: Int) -> Bool { false }
}
