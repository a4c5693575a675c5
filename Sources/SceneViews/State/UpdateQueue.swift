/// A queue of the bodies that must be evaluated again in a tree of nodes; entries can be added from any thread.
package final class UpdateQueue: @unchecked Sendable {
  /// The queued bodies, in the order in which they were queued.
  private struct Marked {
    // Stored apart from the other bodies, because most turns evaluate one body, which then needs no array.
    var first: Dependent?
    var others: [Dependent] = []

    var isEmpty: Bool { first == nil }

    mutating func append(_ dependent: Dependent) {
      if first == nil { first = dependent } else { others.append(dependent) }
    }
  }

  private struct State {
    var marked = Marked()
    var ask: (@Sendable () -> Void)?
    /// Whether the queue is being processed, in which case no turn has to be requested.
    var isEvaluating = false
  }

  // Proof: `state` is accessed only while `lock` is held, and nothing is released or called while it is held. So
  // accesses never overlap, and need no checks.
  private let lock = Lock()
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var state = State()

  package init() {}

  /// Sets the closure that requests a turn, in which the application processes the queue; the closure is called
  /// immediately if the queue isn't empty.
  package func onRequest(_ ask: (@Sendable () -> Void)?) {
    var last = ask
    lock.acquire()
    swap(&state.ask, &last)
    let isWaiting = !state.marked.isEmpty
    lock.release()
    if isWaiting { ask?() }
  }

  func append(_ dependent: Dependent) {
    lock.acquire()
    let isFirst = state.marked.isEmpty
    state.marked.append(dependent)
    let ask = isFirst && !state.isEvaluating ? state.ask : nil
    lock.release()
    ask?()
  }

  /// Evaluates the queued bodies from the root down, including bodies that are queued while the method runs.
  ///
  /// If evaluations keep queuing bodies, the method stops after 16 rounds, and leaves the rest for a later turn.
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

  /// Removes and returns the queued bodies; nil if there are none, or if `isLate` is true.
  ///
  /// If `isLate` is true, the bodies stay in the queue, and the method requests a later turn for them.
  private func take(unless isLate: Bool) -> Marked? {
    lock.acquire()
    let isEmpty = state.marked.isEmpty
    state.isEvaluating = !isEmpty && !isLate
    let taken = state.isEvaluating ? state.marked : nil
    if taken != nil { state.marked = Marked() }
    let ask = isEmpty || taken != nil ? nil : state.ask
    lock.release()
    ask?()
    return taken
  }

  @MainActor private func evaluate(_ marked: Marked) {
    guard let first = marked.first else { return }
    if marked.others.isEmpty {
      if first.needsEvaluation() { first.owner?.evaluate() }
      return
    }
    let readers = ([first] + marked.others).compactMap { dependent in
      dependent.owner.map { (dependent, $0) }
    }
    .sorted { $0.1.depth < $1.1.depth }
    for (dependent, reader) in readers where dependent.needsEvaluation() {
      // Each reader is asked only now whether it needs an evaluation, because an evaluation nearer to the root may have
      // evaluated or unmounted the reader.
      reader.evaluate()
    }
  }
}
