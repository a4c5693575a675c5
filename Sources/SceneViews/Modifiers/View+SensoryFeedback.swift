extension View {
  /// Has no effect: no host can play sounds or haptic feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose change starts the feedback.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }

  /// Has no effect: no host can play sounds or haptic feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose change starts the feedback.
  ///   - condition: Returns whether a change starts the feedback, given the old and the new value; never called.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> Self { self }

  /// Has no effect: no host can play sounds or haptic feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose change starts the feedback.
  ///   - feedback: Returns the feedback, given the old and the new value; never called.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> Self { self }

  /// Has no effect: no host can play sounds or haptic feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose change starts the feedback.
  ///   - feedback: Returns the feedback; never called.
  /// - Returns: The view itself.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> Self { self }
}

/// Feedback that a person feels or hears.
public enum SensoryFeedback: Hashable, Sendable {
  /// The feedback for the event that the case names.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact, pathComplete

  /// The weight of objects that collide.
  public enum Weight: Hashable, Sendable {
    /// Weights, in increasing order.
    case light, medium, heavy
  }

  /// The flexibility of objects that collide.
  public enum Flexibility: Hashable, Sendable {
    /// Flexibilities, in decreasing order.
    case soft, solid, rigid
  }

  /// Returns the feedback for a collision of objects.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects; the parameter has no effect.
  ///   - intensity: The intensity from 0 to 1; the parameter has no effect.
  /// - Returns: The feedback `impact`.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Returns the feedback for a collision of objects.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility of the objects; the parameter has no effect.
  ///   - intensity: The intensity from 0 to 1; the parameter has no effect.
  /// - Returns: The feedback `impact`.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
