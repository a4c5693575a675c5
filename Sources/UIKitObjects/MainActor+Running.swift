import SceneRuntime

extension MainActor {
  /// Calls a closure with a value on the main actor: immediately within a turn of an application, otherwise in a task.
  ///
  /// In a turn, an application processes its queued events on the main actor. Outside of turns, this method can't find
  /// out whether it is called on the main actor, so the closure is called in a task.
  ///
  /// - Parameters:
  ///   - value: The value. The caller ensures that nothing else changes the value until the closure returns.
  ///   - work: The closure, which gets the value.
  package static func run<Value>(
    with value: Value, _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    // Proof: the closure uses the value on the main actor, and the caller ensures that nothing else changes the value
    // until the closure returns.
    nonisolated(unsafe) let value = value
    if Application.isInTurn {
      assumeIsolated { work(value) }
    } else {
      Task { @MainActor in work(value) }
    }
  }
}
