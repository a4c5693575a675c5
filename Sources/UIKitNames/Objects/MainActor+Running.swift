import SceneRuntime

extension MainActor {
  /// Calls a closure with a value on the main actor: at once within a turn, otherwise soon.
  ///
  /// Outside of turns, a function can't find out whether its thread is the thread of the main actor.
  ///
  /// - Parameters:
  ///   - value: The value, which nothing else changes until the closure returns.
  ///   - work: The closure.
  static func run<Value>(
    with value: Value, _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    // Proof: only the closure uses the value, on the main actor.
    nonisolated(unsafe) let value = value
    if Application.isInTurn {
      assumeIsolated { work(value) }
    } else {
      Task { @MainActor in work(value) }
    }
  }
}
