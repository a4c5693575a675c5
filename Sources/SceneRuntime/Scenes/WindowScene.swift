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

  /// The question that a host asks before a person closes the scene; nil to close the scene without
  /// a question.
  ///
  /// If no question was set here, the value is the first question that the views of the scene's
  /// windows set. Setting nil removes only the question that was set here.
  public var closureConfirmation: SceneClosureConfirmation? {
    get { ownConfirmation ?? questions.lazy.compactMap(\.confirmation).first }
    set { ownConfirmation = newValue }
  }
  private var ownConfirmation: SceneClosureConfirmation?

  private var questions: [ClosureQuestion] { windows.flatMap(\.closureQuestions) }

  /// The questions that the scene's views present before the scene closes, in the order of asking.
  package var ownQuestions: [ClosureQuestion] {
    let questions = questions.filter { $0.ask != nil }
    if questions.isEmpty { return [] }
    // A question that is set on the scene replaces the first question of the views.
    let first = ownConfirmation == nil ? questions.first { !$0.isAboutDocument } : nil
    return [first, questions.first(where: \.isAboutDocument)].compactMap(\.self)
  }

  /// The windows of the scene in order of creation.
  ///
  /// A window that was hidden is included while the app retains it.
  public var windows: [SceneWindow] { list.all }
  /// The retained windows and the hidden windows.
  var list = WindowList()
  /// The window that receives keyboard input; nil if no window was made key.
  public internal(set) var keyWindow: SceneWindow?
  /// The position that was requested when the scene connected; nil if the host chooses.
  package let position: SceneDescription.WindowTraits.Position?
  /// The current geometry of the scene.
  ///
  /// The initial value is the session's last geometry, or otherwise the declared default size
  /// (S110), or otherwise zero. The host reports later changes. Apple doesn't document the initial
  /// value.
  // Proof that accesses don't overlap: all are on the main actor, and `setNeedsUpdate()` doesn't
  // access the property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  public internal(set) var effectiveGeometry: Geometry {
    // Views read whether the window is narrow, so the views need an update.
    didSet { if effectiveGeometry != oldValue { setNeedsUpdate() } }
  }

  /// Whether the host shows content in light colors on a dark background.
  package final var isHostDark: Bool { session.parts.windows.isDark }

  /// Creates the scene of a session; called by the library.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reasons for the connection.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    let description = session.sceneDescription
    let placement = session.geometry == nil ? session.factory?.placement?() : nil
    position = placement?.position ?? description?.windowTraits?.position
    effectiveGeometry =
      session.geometry
      ?? (placement?.size ?? description?.defaultSize).map { Geometry(size: $0) } ?? .none
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The actions of a person that the content refuses, by the objects that refuse the actions.
  private var refusals: [ObjectIdentifier: Set<RefusedAct>] = [:]

  /// An action of a person on the scene's window.
  package enum RefusedAct: Hashable, Sendable {
    case close, minimize
  }

  /// Sets the actions that an object refuses.
  package func refuse(_ acts: Set<RefusedAct>, by owner: AnyObject) {
    refusals[ObjectIdentifier(owner)] = acts.isEmpty ? nil : acts
  }

  /// Returns whether the content allows an action of a person on the window.
  package func allows(_ act: RefusedAct) -> Bool {
    !refusals.values.contains { $0.contains(act) }
  }

  /// Combines the external events of all windows into the session's conditions (S85).
  func handledExternalEventsDidChange() {
    let events = windows.reduce(into: HandledExternalEvents()) {
      $0.formUnion($1.handledExternalEvents)
    }
    session.conditions.preferring = ExternalEventConditions(events.preferring)
    session.conditions.allowing = ExternalEventConditions(events.allowing)
  }

  override var windowActivity: UserActivity? {
    if let keyWindow, keyWindow.isVisible, let activity = keyWindow.userActivity { return activity }
    return windows.lazy.filter(\.isVisible).compactMap(\.userActivity).first
  }

  /// Adds a window with content, and shows it.
  ///
  /// - Parameters:
  ///   - origin: The origin of the content.
  ///   - make: Creates the content of the window.
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
    // The release of a window's content may read the windows of the scene, so it happens after the
    // removal.
    withExtendedLifetime(removed) {}
  }
}
