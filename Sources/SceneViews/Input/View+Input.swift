import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action to perform when the view is pressed for a long time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time after which the press counts, in seconds; a host knows when it is long.
  ///   - maximumDistance: The distance that the press may move, in points.
  ///   - action: The action.
  ///   - onPressingChanged: Called when the press begins and ends.
  /// - Returns: The view with the action.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, _ActionModifier> {
    ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .holdable) { act, _ in
        guard act == .hold else { return false }
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
        return true
      })
  }

  /// Sets whether a person can act on the view; one that takes no acts looks as before.
  ///
  /// - Parameter isEnabled: Whether the view takes acts.
  /// - Returns: The view.
  public nonisolated func allowsHitTesting(
    _ isEnabled: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.inert(!isEnabled))
  }

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
  /// Kept without effect: no host can play it.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose change starts it.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
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
