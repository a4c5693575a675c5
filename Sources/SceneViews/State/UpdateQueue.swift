import Synchronization

/// The queue of bodies of a tree that must be evaluated again; it accepts entries from any thread.
package final class UpdateQueue: Sendable {
  private struct State {
    var marked: [Dependent] = []
    var ask: (@Sendable () -> Void)?
    /// Whether the queue is being processed, so that no turn has to be requested.
    var isEvaluating = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets the closure that requests a turn, and calls it immediately if the queue isn't empty.
  package func onRequest(_ ask: (@Sendable () -> Void)?) {
    let isWaiting = state.withLock { state in
      state.ask = ask
      return !state.marked.isEmpty
    }
    if isWaiting { ask?() }
  }

  func append(_ dependent: Dependent) {
    let ask = state.withLock { state in
      state.marked.append(dependent)
      return state.marked.count == 1 && !state.isEvaluating ? state.ask : nil
    }
    ask?()
  }

  /// Evaluates the queued bodies from the root down, including those queued meanwhile, for example by a
  /// changed environment value.
  ///
  /// A body that keeps queuing itself is left for a later turn.
  ///
  /// - Returns: Whether the queue had any entries.
  @MainActor @discardableResult
  package func evaluateMarked() -> Bool {
    var rounds = 0
    while let marked = take(unless: rounds == 16) {
      rounds += 1
      evaluate(marked)
    }
    return rounds > 0
  }

  /// Takes the queued bodies; nil if there are none, or if they must wait for a later turn.
  private func take(unless isLate: Bool) -> [Dependent]? {
    let (marked, ask) = state.withLock { state -> ([Dependent]?, (@Sendable () -> Void)?) in
      state.isEvaluating = !state.marked.isEmpty && !isLate
      guard state.isEvaluating else { return (nil, state.marked.isEmpty ? nil : state.ask) }
      defer { state.marked = [] }
      return (state.marked, nil)
    }
    ask?()
    return marked
  }

  @MainActor private func evaluate(_ marked: [Dependent]) {
    if marked.count < 2 {
      if let dependent = marked.first, dependent.needsEvaluation() { dependent.owner?.evaluate() }
      return
    }
    let readers = marked.compactMap { dependent in dependent.owner.map { (dependent, $0) } }
      .sorted { $0.1.depth < $1.1.depth }
    for (dependent, reader) in readers where dependent.needsEvaluation() {
      // An evaluation above may have evaluated or unmounted it meanwhile.
      reader.evaluate()
    }
  }
}
