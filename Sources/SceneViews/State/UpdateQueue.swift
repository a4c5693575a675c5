import Synchronization

/// The bodies of one tree that have to be evaluated again; can be added to from any thread.
package final class UpdateQueue: Sendable {
  private struct State {
    var marked: [Dependent] = []
    var ask: (@Sendable () -> Void)?
    /// Whether what is marked is being evaluated, so that nobody has to be asked for more.
    var isEvaluating = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets what asks for a turn, in which the tree takes what stands here; asks at once if there is
  /// something already.
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

  /// Evaluates what is marked, from the root down, with what that marks in its turn: a value of the
  /// environment that becomes another marks those who read it.
  ///
  /// A body that goes on marking itself is left for a later turn.
  ///
  /// - Returns: Whether there was anything.
  @MainActor @discardableResult
  package func evaluateMarked() -> Bool {
    var rounds = 0
    while let marked = take(unless: rounds == 16) {
      rounds += 1
      evaluate(marked)
    }
    return rounds > 0
  }

  /// Takes what is marked; nil if there is nothing, or if it is to wait for a later turn.
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
      // An evaluation above may have evaluated it, or taken it away, in the meantime.
      reader.evaluate()
    }
  }
}
