import SceneModel
import SceneViews

/// The menu of a menu bar extra.
struct BarExtra {
  let title: Text?
  let isInserted: Binding<Bool>?
  let content: @MainActor () -> AnyView
  let label: @MainActor () -> AnyView?
}

/// A menu bar extra that windows have in their menus.
struct DeclaredExtra {
  let id: SceneDescription.ID
  let extra: BarExtra
  /// Whether the extra has a window.
  let showsWindow: Bool
}
