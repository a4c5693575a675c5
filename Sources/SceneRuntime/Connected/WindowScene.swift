/// A scene that shows windows.
@MainActor open class WindowScene: ConnectedScene {
  /// The scene's windows, in the order they were made.
  public internal(set) var windows: [SceneWindow] = []
  /// The window that has the person's input; nil if none was made key.
  public internal(set) weak var keyWindow: SceneWindow?

  /// Makes the scene of a session; called by the runtime.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  override func titleDidChange() {
    for window in windows { window.setNeedsUpdate() }
  }
}
