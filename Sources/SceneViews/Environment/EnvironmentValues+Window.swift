public import SceneRuntime

// Environment values that come from the window around a view.
extension EnvironmentValues {
  /// The running application; nil in content outside a window, and during the first evaluation of an app's body.
  public var application: Application? { enclosingWindow?.application }

  /// The session of the scene that shows the view; nil in content outside a window.
  public var sceneSession: SceneSession? {
    get { self[SceneSessionKey.self] ?? enclosingWindow?.session }
    set { self[SceneSessionKey.self] = newValue }
  }

  /// The phase of the view's scene: background, inactive or active.
  ///
  /// In the body of an app, the value is the phase of the app's most active scene. In the body of a scene, the value is
  /// the phase of that scene's most active instance (S115).
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether more than one window is supported; if not, ``openWindow`` opens nothing (S102).
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
  ///   - phase: The phase of the most active scene.
  @MainActor package mutating func seed(_ application: Application?, phase: ScenePhase) {
    seed(EnclosingWindow(application), phase: phase)
  }

  /// Sets the values for the views of a window.
  @MainActor mutating func seed(_ window: EnclosingWindow?, phase: ScenePhase) {
    enclosingWindow = window
    scenePhase = phase
  }

  /// The window that shows the view; nil outside a window.
  var enclosingWindow: EnclosingWindow? {
    get { self[EnclosingWindowKey.self] }
    set { self[EnclosingWindowKey.self] = newValue }
  }
}

/// The window and the application around a view; in the body of an app, which has no window, only the application.
///
/// A class, because each copy of a structure with weak references would take time.
final class EnclosingWindow {
  /// The application, in the body of an app; nil in a window.
  // Weak, because the application already retains this object through its declarations.
  private weak var bodyApplication: Application?
  /// The session of the window; nil outside a window.
  ///
  /// A strong reference makes no lasting cycle, because this object is released when the content is unmounted.
  let session: SceneSession?
  // Weak, because the window retains this object through its mounted tree.
  weak let window: SceneWindow?
  /// The running application; nil before the application exists, and after its end.
  // Read from the session, because another weak reference would make each window slower to open. Bodies are evaluated,
  // and actions are performed, on the main actor, so neither this getter nor that of `supportsMultipleScenes` runs on
  // another thread.
  var application: Application? {
    guard let session else { return bodyApplication }
    return MainActor.assumeIsolated { session.application }
  }

  /// Whether the application can have several scenes.
  var supportsMultipleScenes: Bool {
    guard let application else { return false }
    return MainActor.assumeIsolated { application.supportsMultipleScenes }
  }

  /// The content of the window, on which actions in the environment act.
  @MainActor var content: (any EnclosingContent)? { window?.viewContent as? any EnclosingContent }
  /// Values that few windows need; nil until one of these values is first read or set.
  private var made: WindowValues?

  private var values: WindowValues? {
    if session == nil { return nil }
    if let made { return made }
    let values = WindowValues()
    made = values
    return values
  }

  /// The values that the views of the window provide to commands; nil outside a window.
  var focusedValues: FocusedCells? { values?.focusedValues }
  /// The location that stores the edit mode of the window; nil outside a window.
  var editMode: StateLocation<EditMode>? { values?.editMode }
  /// The undo manager of the window; nil until `undoManager` is first read or `use(_:)` sets a manager.
  var knownUndoManager: UndoManager? { made?.undoManager }

  /// The undo manager of the window, created when it is first read; nil outside a window.
  var undoManager: UndoManager? {
    if let knownUndoManager { return knownUndoManager }
    let manager = UndoManager { [weak window, weak application] in
      if Application.isInTurn {
        // This thread runs a turn of the app's main loop, and turns run on the main actor.
        MainActor.assumeIsolated { window?.setNeedsUpdate() }
      } else {
        application?.post { window?.setNeedsUpdate() }
      }
    }
    values?.undoManager = manager
    return knownUndoManager
  }

  /// Replaces the undo manager of the window; does nothing outside a window.
  func use(_ manager: UndoManager) { values?.undoManager = manager }

  @MainActor init(_ application: Application?) {
    bodyApplication = application
    session = nil
    window = nil
  }

  @MainActor init(_ window: SceneWindow) {
    session = window.windowScene?.session
    self.window = window
  }
}

/// Values of a window that are created when they are first read.
private final class WindowValues {
  lazy var focusedValues = FocusedCells()
  lazy var editMode = StateLocation(EditMode.inactive)
  var undoManager: UndoManager?
}

/// Window content with an inner content that shows views of this library.
@MainActor package protocol EnclosingViewContent: AnyObject {
  /// The inner content, which shows the views.
  var viewContent: any WindowContent { get }
}

extension SceneWindow {
  /// The content of the window or, if it has an inner content with views of this library, the inner content.
  var viewContent: (any WindowContent)? {
    (content as? any EnclosingViewContent)?.viewContent ?? content
  }
}

/// The content of a window, on which actions in the environment and menu commands act.
@MainActor protocol EnclosingContent: AnyObject {
  /// Moves the focus to the view that prefers the default focus among the views in a focus scope.
  ///
  /// - Parameter namespace: The namespace of the focus scope.
  func resetFocus(in namespace: Namespace.ID)
  /// Shows or hides a column of the window.
  func toggle(_ column: WindowColumn)
  /// Moves the focus to the search field of the window, if there is one.
  func beginSearch()
}

/// A column of a window that menu commands show and hide.
enum WindowColumn {
  case sidebar, inspector
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

extension EnvironmentValues {
  /// Whether the host shows light text on a dark background.
  var isWindowDark: Bool {
    get { self[WindowDarkKey.self] }
    set { self[WindowDarkKey.self] = newValue }
  }
}

struct WindowDarkKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

struct WindowWidthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

package struct ScenePhaseKey: EnvironmentKey {
  package static var defaultValue: ScenePhase { .background }
}
