import SceneModel
import SceneViews

/// The menu of an extra.
struct BarExtra {
  let title: String?
  let isInserted: Binding<Bool>?
  let content: @MainActor () -> AnyView
  let label: @MainActor () -> AnyView?
}

/// An extra that windows have in their menus.
struct DeclaredExtra {
  let id: SceneDescription.ID
  let extra: BarExtra
  /// Whether the extra has a window.
  let showsWindow: Bool
}
