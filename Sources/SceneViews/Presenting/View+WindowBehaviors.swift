import SceneRuntime

extension View {
  /// Sets whether a person can close the window of the view.
  ///
  /// With `disabled`, a terminal shows no close button in the window's title line. If a person tries to close the
  /// window, for example with a key, the window stays open, and the host says that the window can't be closed. The app
  /// can still close the window with `dismissWindow`.
  ///
  /// - Parameter behavior: Whether a person can close the window.
  /// - Returns: The view with the behavior.
  public nonisolated func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    modifier(WindowRefusal(acts: behavior == .disabled ? [.close] : []))
  }

  /// Sets whether a person can send the window of the view to the background.
  ///
  /// The whole app can still go to the background.
  ///
  /// - Parameter behavior: Whether a person can send the window to the background.
  /// - Returns: The view with the behavior.
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    modifier(WindowRefusal(acts: behavior == .disabled ? [.minimize] : []))
  }
}

/// A modifier that prevents a person from closing or minimizing the window of the view.
private nonisolated struct WindowRefusal: ViewModifier {
  let acts: Set<WindowScene.RefusedAct>
  @MountedObject private var owner = RefusalOwner()
  @Environment(\.sceneSession) private var session

  @MainActor func body(content: Content) -> some View {
    let scene = session?.scene as? WindowScene
    content
      .onAppear {
        owner.isVisible = true
        scene?.refuse(acts, by: owner)
      }
      .onChange(of: acts) { if owner.isVisible { scene?.refuse(acts, by: owner) } }
      .onDisappear {
        owner.isVisible = false
        scene?.refuse([], by: owner)
      }
  }
}

/// The identity of a view that prevents a person from closing or minimizing its window.
@MainActor private final class RefusalOwner {
  /// Whether the view is visible; only a visible view prevents a person from closing or minimizing the window.
  var isVisible = false

  nonisolated init() {}
}

/// Whether a person can perform an action on a window, such as closing or minimizing it.
public enum WindowInteractionBehavior: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; `enabled` allows the action, `disabled` prevents it.
  case automatic, enabled, disabled
}
