public import SceneViews

extension View {
  /// Adds an action to perform when the view is pressed; of several presses in a row, each counts.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture(perform: action)
  }

  /// Kept without effect: hosts know one kind of press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }
  /// Kept without effect: nothing is dragged.
  public nonisolated func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> Self { self }
  /// Kept without effect: nothing is dragged.
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> Self { self }
  /// Kept without effect: there is no pointer.
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self {
    self
  }
  /// Kept without effect: there is no pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Kept without effect: controls in a view are pressed by their labels.
  public nonisolated func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  /// Kept without effect: no host can play it.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Kept without effect: every control can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> Self { self }
}

/// The effect of a pointer over a view.
public enum HoverEffect: Hashable, Sendable {
  /// `automatic` leaves the effect to the system; `highlight` and `lift` change the view under the
  /// pointer.
  case automatic, highlight, lift
}

/// A feedback that is felt or heard.
public enum SensoryFeedback: Hashable, Sendable {
  /// A feedback for the event with this name.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}
