import SceneRuntime

extension MainActor {
  /// Runs work with a value on the main actor: at once within a turn, otherwise soon.
  ///
  /// Outside of turns nothing tells whether a thread runs the main actor.
  ///
  /// - Parameters:
  ///   - value: The value, which nothing else changes until the work is done.
  ///   - work: The work.
  static func run<Value>(
    with value: Value, _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    // Proof: the value is used by the work alone, on the main actor.
    nonisolated(unsafe) let value = value
    if Application.isInTurn {
      assumeIsolated { work(value) }
    } else {
      Task { @MainActor in work(value) }
    }
  }
}
