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

  /// The question that a host asks before a person closes the scene; nil to close it at once.
  ///
  /// Without a question that was set here, it is the first one that the views of the scene's windows set. Setting nil takes
  /// away the scene's own only.
  public var closureConfirmation: SceneClosureConfirmation? {
    get { ownConfirmation ?? questions.lazy.compactMap(\.confirmation).first }
    set { ownConfirmation = newValue }
  }
  private var ownConfirmation: SceneClosureConfirmation?

  private var questions: [ClosureQuestion] { windows.flatMap(\.closureQuestions) }

  /// The questions that the views of the scene's windows ask themselves before it is closed, in the order of asking.
  package var ownQuestions: [ClosureQuestion] {
    let questions = questions.filter { $0.ask != nil }
    if questions.isEmpty { return [] }
    // A question that is set on the scene is asked in place of the first one.
    let first = ownConfirmation == nil ? questions.first { !$0.isAboutDocument } : nil
    return [first, questions.first(where: \.isAboutDocument)].compactMap(\.self)
  }

  /// The windows of the scene, in order of creation; those that were hidden as long as the app has them.
  public var windows: [SceneWindow] { list.all }
  /// The windows, and which of them the scene retains.
  var list = WindowList()
  /// The window that receives keyboard input; nil if no window was made key.
  public internal(set) var keyWindow: SceneWindow?
  /// The place that was asked for when the scene connected; nil for the choice of the host.
  package let position: SceneDescription.WindowTraits.Position?
  /// The current geometry of the scene.
  ///
  /// Initially it is the session's last geometry, else the declared default size (S110), else zero; the host
  /// reports later changes. Apple doesn't document the initial value.
  // Proof: on the main actor, and requesting an update doesn't reach the property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  public internal(set) var effectiveGeometry: Geometry {
    // Views read whether the window is narrow.
    didSet { if effectiveGeometry != oldValue { setNeedsUpdate() } }
  }

  /// Creates the scene of a session; called by the runtime.
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

  /// The acts of a person that the content refuses, by the objects that refuse them.
  private var refusals: [ObjectIdentifier: Set<RefusedAct>] = [:]

  /// An act of a person on the scene's window.
  package enum RefusedAct: Hashable, Sendable {
    case close, minimize
  }

  /// Sets the acts that an object refuses.
  package func refuse(_ acts: Set<RefusedAct>, by owner: AnyObject) {
    refusals[ObjectIdentifier(owner)] = acts.isEmpty ? nil : acts
  }

  /// Returns whether the content lets a person act on the window.
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
  ///   - origin: The place of the content's declaration.
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
    // Content that ends with its window may read the windows of the scene.
    withExtendedLifetime(removed) {}
  }
}
