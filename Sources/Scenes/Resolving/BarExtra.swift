import SceneModel
import SceneViews

/// The title, the content and the label of a menu bar extra, and the binding that shows or hides the extra.
struct BarExtra {
  let title: Text?
  let isInserted: Binding<Bool>?
  let content: @MainActor () -> AnyView
  let label: @MainActor () -> AnyView?
}

/// A declared menu bar extra, with the id of its scene.
struct DeclaredExtra {
  let id: SceneDescription.ID
  let extra: BarExtra
  /// Whether the extra shows its content in a window, which a command of the extra's menu opens.
  let showsWindow: Bool
  /// The environment of the extra's menu, as the scene modifiers on the extra define it.
  let environment: EnvironmentScope
  /// A number that changes when the extra or its environment is replaced.
  let revision: Int

  /// The properties whose changes update the menu of the extra in all windows.
  var version: [AnyHashable] { [id, showsWindow, revision] }
}
