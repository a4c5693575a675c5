/// A scene that shows windows.
///
/// ```swift
/// final class MessageSceneDelegate: WindowSceneDelegate {
///   func scene(
///     _ scene: ConnectedScene, willConnectTo session: SceneSession,
///     options connectionOptions: ConnectionOptions
///   ) {
///     guard let windowScene = scene as? WindowScene else { return }
///     let window = SceneWindow(windowScene: windowScene)
///     window.content = HostingContent(rootView: ReadingView())
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor open class WindowScene: ConnectedScene {
  /// The size of a scene's windows.
  public typealias Geometry = SceneGeometry

  /// The question that the host asks before a person closes the scene; nil if the host asks no question.
  ///
  /// The value is the assigned question or, if none is assigned, the question that the views of the scene's windows set.
  /// If several views set a question, the value is that of the outermost view of the first window. Assigning nil removes
  /// only the assigned question.
  public var closureConfirmation: SceneClosureConfirmation? {
    get { ownConfirmation ?? questions.lazy.compactMap(\.confirmation).first }
    set { ownConfirmation = newValue }
  }

  private var ownConfirmation: SceneClosureConfirmation?

  private var questions: [ClosureQuestion] { windows.flatMap(\.closureQuestions) }

  /// The questions that the scene's views themselves present before the scene closes, in the order of asking.
  ///
  /// There is at most one question that isn't about a document, followed by at most one question about a document.
  package var ownQuestions: [ClosureQuestion] {
    let questions = questions.filter { $0.ask != nil }
    if questions.isEmpty { return [] }
    // If a question was assigned to `closureConfirmation`, the host asks that question, so the question of the views is
    // left out. Their question about a document is asked in any case.
    let first = ownConfirmation == nil ? questions.first { !$0.isAboutDocument } : nil
    return [first, questions.first(where: \.isAboutDocument)].compactMap(\.self)
  }

  /// The windows of the scene in the order in which they were added.
  ///
  /// A window that was hidden is included while the app retains it.
  public var windows: [SceneWindow] { list.all }
  /// The list of the scene's windows, which retains each window until the window is hidden.
  var list = WindowList()
  /// The window that receives keyboard input; nil if no window of the scene is the key window.
  public internal(set) var keyWindow: SceneWindow?
  /// The position that was requested for the window when the scene connected; nil if the host chooses the position.
  package let position: SceneDescription.WindowTraits.Position?
  /// The current geometry of the scene.
  ///
  /// The initial value is the session's last geometry. If the session has none, the initial value is the size that the
  /// declaration of the scene chooses (S110), or otherwise zero. The host reports later changes. Apple doesn't document
  /// the initial value.
  // The attribute disables the runtime's check for overlapping accesses. No accesses overlap, because all are on the
  // main actor, and `setNeedsUpdate()`, which the observer calls, doesn't access the property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  public internal(set) var effectiveGeometry: Geometry {
    // Views read from the geometry whether the window is narrow, so the views need an update.
    didSet { if effectiveGeometry != oldValue { setNeedsUpdate() } }
  }

  /// Whether the host shows content in light colors on a dark background.
  package final var isHostDark: Bool { session.parts.windows.isDark }

  /// Creates the scene of a session; called by the library.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The events for which the scene connects.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    let description = session.sceneDescription
    let placement = session.geometry == nil ? session.factory?.placement?() : nil
    position = placement?.position ?? description?.windowTraits?.position
    effectiveGeometry =
      session.geometry
      ?? (placement?.size ?? description?.defaultSize).map { Geometry(size: $0) } ?? .none
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// For each object of the content that refuses actions, the actions that the object refuses.
  private var refusals: [ObjectIdentifier: Set<RefusedAct>] = [:]

  /// An action of a person on the scene's window that the content can refuse.
  package enum RefusedAct: Hashable, Sendable {
    case close, minimize
    /// Opening another window with the same content.
    case openAnother
  }

  /// Sets the actions that an object of the content refuses; with an empty set, the object refuses no action.
  package func refuse(_ acts: Set<RefusedAct>, by owner: AnyObject) {
    refusals[ObjectIdentifier(owner)] = acts.isEmpty ? nil : acts
  }

  /// Returns whether the content allows an action of a person on the window.
  package func allows(_ act: RefusedAct) -> Bool {
    !refusals.values.contains { $0.contains(act) }
  }

  /// Sets the conditions of the scene's session to the union of the external events that the scene's windows handle
  /// (S85).
  func handledExternalEventsDidChange() {
    let events = windows.reduce(into: HandledExternalEvents()) {
      $0.formUnion($1.handledExternalEvents)
    }
    // The conditions are set at once, because each change compares them, and indexes the session again.
    var conditions = session.conditions
    conditions.preferring = ExternalEventConditions(events.preferring)
    conditions.allowing = ExternalEventConditions(events.allowing)
    session.conditions = conditions
  }

  override var windowActivity: UserActivity? {
    if let keyWindow, keyWindow.isVisible, let activity = keyWindow.userActivity { return activity }
    return windows.lazy.filter(\.isVisible).compactMap(\.userActivity).first
  }

  /// Adds a window with content to the scene, shows the window and makes it the key window.
  ///
  /// - Parameters:
  ///   - origin: The code that supplies the content.
  ///   - make: A closure that creates the content of the window.
  /// - Returns: The window.
  @discardableResult func showWindow(
    of origin: SceneWindow.Origin, making make: (SceneWindow) -> any WindowContent
  ) -> SceneWindow {
    let window = SceneWindow(windowScene: self)
    window.origin = origin
    window.content = make(window)
    window.makeKeyAndVisible()
    return window
  }

  override func setNeedsUpdate() {
    for window in windows { window.setNeedsUpdate() }
  }

  override func removeWindows() {
    let removed = (windows, keyWindow)
    for window in windows { window.leaveScene() }
    list.removeAll()
    keyWindow = nil
    // The windows are released after they were removed, because the release of a window's content may read the windows
    // of the scene.
    withExtendedLifetime(removed) {}
  }
}
