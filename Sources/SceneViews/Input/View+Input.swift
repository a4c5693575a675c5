extension View {
  /// Adds an action to perform when the view is pressed; of several presses in a row, each counts.
  ///
  /// - Parameters:
  ///   - count: The number of presses, which has no effect.
  ///   - action: The action, performed with each press.
  /// - Returns: The view with the action.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture(perform: action)
  }

  /// Kept without effect: hosts know one kind of press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time after which the press counts, in seconds.
  ///   - maximumDistance: The distance that the press may move, in points.
  ///   - action: The action; it is never performed.
  ///   - onPressingChanged: Called when the press begins and ends: never.
  /// - Returns: The view itself.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }
  /// Kept without effect: nothing is dragged.
  ///
  /// - Parameter data: Returns a container of the value that is dragged; it is never called.
  /// - Returns: The view itself.
  public nonisolated func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> Self { self }
  /// Kept without effect: nothing is dragged.
  ///
  /// - Parameters:
  ///   - data: Returns a container of the value that is dragged; it is never called.
  ///   - preview: The view that follows the pointer; it is never made.
  /// - Returns: The view itself.
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> Self { self }
  /// Kept without effect: there is no pointer.
  ///
  /// - Parameter action: Called with whether the pointer is over the view: never.
  /// - Returns: The view itself.
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self {
    self
  }
  /// Kept without effect: there is no pointer.
  ///
  /// - Parameter effect: The effect of a pointer over the view.
  /// - Returns: The view itself.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Kept without effect: controls in a view are pressed by their labels.
  ///
  /// - Parameter isEnabled: Whether presses reach the view.
  /// - Returns: The view itself.
  public nonisolated func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  /// Kept without effect: no host can play it.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose change starts it.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Kept without effect: every control can have the focus.
  ///
  /// - Parameter isFocusable: Whether the view can have keyboard focus.
  /// - Returns: The view itself.
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
