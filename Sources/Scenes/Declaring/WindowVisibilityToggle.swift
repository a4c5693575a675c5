import SceneModel
import SceneRuntime
public import SceneViews

/// A button that shows or hides the window of a `Window` or a `UtilityWindow`: "Show Snippets" or "Hide Snippets".
///
/// The button is disabled if the app declares no such scene with the given id.
///
/// ```swift
/// struct ToolCommands: Commands {
///   var body: some Commands {
///     CommandGroup(after: .sidebar) { WindowVisibilityToggle(windowID: "snippets") }
///   }
/// }
/// ```
public nonisolated struct WindowVisibilityToggle: View {
  private let id: SceneDescription.ID
  @Environment(\.application) private var application
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  // The body reads this environment value, so that the title is updated when windows open and close.
  @Environment(\.openScenes) private var openScenes

  init(_ id: SceneDescription.ID) {
    self.id = id
  }

  /// Creates a button for a window.
  ///
  /// - Parameter windowID: The id of a `Window` or a `UtilityWindow`.
  public init(windowID: String) {
    id = .declared(windowID)
  }

  @MainActor private var scene: SceneDescription? {
    (application?.graph[id] ?? hosted?.description).flatMap { $0.kind.isSingle ? $0 : nil }
  }

  @MainActor private var hosted: HostedWindow? {
    application.flatMap { HostedWindow(id, in: $0) }
  }

  /// The button, whose title depends on whether the window is open.
  @MainActor public var body: some View {
    let title = scene?.windowTitle ?? ""
    let isOpen = openScenes.contains(id)
    Button("\(isOpen ? "Hide" : "Show") \(title.isEmpty ? "Window" : title)") {
      if case .declared(let name) = id {
        if isOpen { dismissWindow(id: name) } else { openWindow(id: name) }
      } else {
        isOpen ? hosted?.dismiss() : hosted?.open()
      }
    }
    .disabled(scene == nil)
  }
}

/// The commands that show and hide utility windows.
struct ToolCommands: Commands {
  let ids: [SceneDescription.ID]

  var body: some Commands {
    CommandGroup(after: .sidebar) {
      ForEach(ids, id: \.self) { WindowVisibilityToggle($0) }
    }
  }
}

extension EnvironmentValues {
  /// The ids of the declared single windows that are open.
  var openScenes: Set<SceneDescription.ID> { self[OpenScenesKey.self] }
}

/// The environment key for the ids of the single windows that are open, set by the root node of the declarations.
struct OpenScenesKey: EnvironmentKey {
  static var defaultValue: Set<SceneDescription.ID> { [] }
}
