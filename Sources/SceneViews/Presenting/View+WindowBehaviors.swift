import SceneRuntime

extension View {
  /// Sets whether a person can close the window of the view.
  ///
  /// A person who tries to close it nevertheless is told that it can't be closed; the app itself can close it with
  /// `dismissWindow`. At a terminal its title line has no sign for closing.
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
  /// The whole app can go to the background in any case.
  ///
  /// - Parameter behavior: Whether a person can send the window to the background.
  /// - Returns: The view with the behavior.
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    modifier(WindowRefusal(acts: behavior == .disabled ? [.minimize] : []))
  }
}

/// A modifier that refuses acts of a person on the window.
private nonisolated struct WindowRefusal: ViewModifier {
  let acts: Set<WindowScene.RefusedAct>
  @State private var owner = RefusalOwner()
  @Environment(\.sceneSession) private var session

  @MainActor func body(content: Content) -> some View {
    let scene = session?.scene as? WindowScene
    content
      .onChange(of: acts, initial: true) { scene?.refuse(acts, by: owner) }
      .onDisappear { scene?.refuse([], by: owner) }
  }
}

/// The identity of a view that refuses acts.
private final class RefusalOwner: Sendable {}

/// Whether a person can do something with a window.
public enum WindowInteractionBehavior: Hashable, Sendable {
  /// `automatic` leaves it to the system; `enabled` allows it, `disabled` prevents it.
  case automatic, enabled, disabled
}
