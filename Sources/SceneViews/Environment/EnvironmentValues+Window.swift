public import SceneRuntime

// What the mounted tree sets from its window.
extension EnvironmentValues {
  /// The running application; nil in content that stands in no window, and while an app's body is
  /// evaluated for the first time.
  public var application: Application? { enclosingWindow.application }

  /// The session of the scene that shows the view, at any depth.
  public var sceneSession: SceneSession? {
    get { self[SceneSessionKey.self] ?? enclosingWindow.session }
    set { self[SceneSessionKey.self] = newValue }
  }

  /// Whether the view's scene is in the background, on screen, or active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether there may be more than one window; else ``openWindow`` has no effect (S102).
  public var supportsMultipleWindows: Bool { enclosingWindow.supportsMultipleScenes }

  /// Opens windows.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(application: application)
  }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(window: enclosingWindow)
  }

  /// Opens the settings.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(application: application)
  }
}

extension EnvironmentValues {
  /// Sets what an app and its scenes read of the application.
  ///
  /// - Parameters:
  ///   - application: The application; nil before there is one.
  ///   - phase: The foremost phase of the scenes concerned.
  @MainActor package mutating func seed(_ application: Application?, phase: ScenePhase) {
    enclosingWindow = EnclosingWindow(application)
    scenePhase = phase
  }

  /// The window that shows the view.
  var enclosingWindow: EnclosingWindow {
    get { self[EnclosingWindowKey.self] }
    set { self[EnclosingWindowKey.self] = newValue }
  }
}

/// What views read of their window that never changes.
///
/// Weak, because the application holds, by way of its windows, the tree that holds this.
struct EnclosingWindow {
  weak var application: Application?
  weak var session: SceneSession?
  var supportsMultipleScenes = false

  init() {}

  @MainActor init(_ application: Application?, _ session: SceneSession? = nil) {
    self.application = application
    self.session = session
    supportsMultipleScenes = application?.supportsMultipleScenes ?? false
  }
}

private struct EnclosingWindowKey: EnvironmentKey {
  static var defaultValue: EnclosingWindow { EnclosingWindow() }
}

private struct SceneSessionKey: EnvironmentKey {
  static var defaultValue: SceneSession? { nil }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}
