import SceneRuntime

extension MainActor {
  /// Calls a closure with a value on the main actor: immediately within a turn of an application, otherwise in a task.
  ///
  /// Outside of turns, this method can't find out whether it is called on the thread of the main actor, so the closure
  /// is called in a task.
  ///
  /// - Parameters:
  ///   - value: The value, which nothing else changes until the closure returns.
  ///   - work: The closure, which gets the value.
  package static func run<Value>(
    with value: Value, _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    // Proof: only the closure uses the value, and it does so on the main actor.
    nonisolated(unsafe) let value = value
    if Application.isInTurn {
      assumeIsolated { work(value) }
    } else {
      Task { @MainActor in work(value) }
    }
  }
}
