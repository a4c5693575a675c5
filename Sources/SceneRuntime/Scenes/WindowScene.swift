/// A scene that shows windows.
@MainActor open class WindowScene: ConnectedScene {
  public typealias Geometry = SceneGeometry

  /// The scene's windows, in the order they were made.
  public internal(set) var windows: [SceneWindow] = []
  /// The window that has the person's input; nil if none was made key.
  public internal(set) weak var keyWindow: SceneWindow?
  /// How large the scene is shown.
  ///
  /// It begins with what it was when its session was last shown, else with the declared default
  /// size (S110), else with nothing; the host tells of what comes after. That is ours.
  public internal(set) var effectiveGeometry: Geometry

  /// Makes the scene of a session; called by the runtime.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    effectiveGeometry =
      session.geometry ?? session.sceneDescription?.defaultSize.map { Geometry(size: $0) } ?? .none
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Has the session ask for what its windows ask for, all of them together (S85).
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

  override func titleDidChange() {
    for window in windows { window.setNeedsUpdate() }
  }
}
