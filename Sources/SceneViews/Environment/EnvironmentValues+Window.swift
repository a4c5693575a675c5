public import SceneRuntime

// Environment values that the mounted tree sets from its window.
extension EnvironmentValues {
  /// The running application; nil in content outside a window, and during the first evaluation of an app's
  /// body.
  public var application: Application? { enclosingWindow?.application }

  /// The session of the scene that shows the view, at any depth.
  public var sceneSession: SceneSession? {
    get { self[SceneSessionKey.self] ?? enclosingWindow?.session }
    set { self[SceneSessionKey.self] = newValue }
  }

  /// The phase of the view's scene: background, inactive or active.
  ///
  /// In a view it is the phase of its scene; in the body of an app or a scene the foremost one
  /// (S115).
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether more than one window is supported; if not, ``openWindow`` has no effect (S102).
  public var supportsMultipleWindows: Bool {
    enclosingWindow?.supportsMultipleScenes ?? false
  }

  /// An action that opens windows.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(application: application)
  }

  /// An action that closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(window: enclosingWindow)
  }

  /// An action that opens the settings.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(application: application)
  }
}

extension EnvironmentValues {
  /// Sets the values for the bodies of an app and its scenes.
  ///
  /// - Parameters:
  ///   - application: The application; nil before it exists.
  ///   - phase: The foremost phase of the scenes.
  @MainActor package mutating func seed(_ application: Application?, phase: ScenePhase) {
    seed(EnclosingWindow(application), phase: phase)
  }

  /// Sets the values for the content of a window.
  @MainActor mutating func seed(_ window: EnclosingWindow, phase: ScenePhase) {
    enclosingWindow = window
    scenePhase = phase
  }

  /// The window that shows the view; nil outside a window.
  var enclosingWindow: EnclosingWindow? {
    get { self[EnclosingWindowKey.self] }
    set { self[EnclosingWindowKey.self] = newValue }
  }
}

/// The constant properties of the window around a view.
///
/// An object, because copying weak references is slow.
final class EnclosingWindow {
  // Weak, because the application retains the mounted tree, which retains this object, through its windows.
  private(set) weak var application: Application?
  /// The session of the window, which the content releases when it is unmounted; nil outside a window.
  let session: SceneSession?
  let supportsMultipleScenes: Bool
  /// The values that the views of the window offer to commands; nil outside a window.
  let focusedValues: FocusedCells?
  /// The undo manager of the window, made when it is first asked for.
  var undoManager: UndoManager {
    if let knownUndoManager { return knownUndoManager }
    let made = UndoManager { [setNeedsUpdate, weak application] in
      if Application.isInTurn {
        // A turn runs on the main actor.
        MainActor.assumeIsolated { setNeedsUpdate?() }
      } else {
        application?.post { setNeedsUpdate?() }
      }
    }
    knownUndoManager = made
    return made
  }
  /// The undo manager; nil before it was asked for.
  private(set) var knownUndoManager: UndoManager?
  /// Requests an update of the window; nil outside a window.
  private let setNeedsUpdate: (@MainActor () -> Void)?
  /// Gives the focus to the view of a scope that prefers it; nil outside a window.
  let resetFocus: (@MainActor (Namespace.ID) -> Void)?
  /// Shows or hides a column; nil outside a window.
  let toggle: (@MainActor (Column) -> Void)?

  /// A column that commands show and hide.
  enum Column {
    case sidebar, inspector
  }

  @MainActor init(
    _ application: Application?, _ session: SceneSession? = nil,
    focusedValues: FocusedCells? = nil, setNeedsUpdate: (@MainActor () -> Void)? = nil,
    resetFocus: (@MainActor (Namespace.ID) -> Void)? = nil,
    toggle: (@MainActor (Column) -> Void)? = nil
  ) {
    self.application = application
    self.session = session
    self.focusedValues = focusedValues
    self.setNeedsUpdate = setNeedsUpdate
    self.resetFocus = resetFocus
    self.toggle = toggle
    supportsMultipleScenes = application?.supportsMultipleScenes ?? false
  }
}

private struct EnclosingWindowKey: EnvironmentKey {
  static var defaultValue: EnclosingWindow? { nil }
}

private struct SceneSessionKey: EnvironmentKey {
  static var defaultValue: SceneSession? { nil }
}

extension EnvironmentValues {
  /// Whether the window is narrower than 480 points.
  var isWindowNarrow: Bool {
    get { self[WindowWidthKey.self] }
    set { self[WindowWidthKey.self] = newValue }
  }
}

struct WindowWidthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

package struct ScenePhaseKey: EnvironmentKey {
  package static var defaultValue: ScenePhase { .background }
}
