import Synchronization

/// Stands for the owner of a body in the lists of those who read a value.
///
/// Values keep a dependent together with the number of the evaluation that read them. Once the body
/// has been evaluated again the numbers differ, and the entry counts no more: so a value that is no
/// longer read never causes an evaluation, and nothing has to be unlinked.
package final class Dependent: Sendable {
  /// The number of the owner's latest evaluation; negative once the owner is gone.
  private let latest = Atomic<Int>(0)
  private let isMarked = Atomic<Bool>(false)
  private let updates: UpdateQueue
  @MainActor package private(set) var owner: (any Reader)?
  /// What ends the tracking of objects; nil if the body has read none.
  @MainActor var sentinel: Sentinel?

  @MainActor init(_ owner: any Reader, updates: UpdateQueue) {
    self.owner = owner
    self.updates = updates
  }

  /// Whether its latest evaluation is this one.
  func isCurrent(_ evaluation: Int) -> Bool {
    latest.load(ordering: .relaxed) == evaluation
  }

  /// Whether its body has to be evaluated again.
  package var needsEvaluation: Bool { isMarked.load(ordering: .relaxed) }

  @MainActor func begin(_ evaluation: Int) {
    latest.store(evaluation, ordering: .relaxed)
    isMarked.store(false, ordering: .relaxed)
  }

  @MainActor func end() {
    latest.store(-1, ordering: .relaxed)
    isMarked.store(false, ordering: .relaxed)
    owner = nil
    sentinel?.fire()
  }

  /// Has the body evaluated again; may be called from any thread.
  package func invalidate() {
    if !isMarked.exchange(true, ordering: .relaxed) { updates.append(self) }
  }
}

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
      if let dependent = marked.first, dependent.needsEvaluation { dependent.owner?.evaluate() }
      return
    }
    let readers = marked.compactMap { dependent in dependent.owner.map { (dependent, $0) } }
      .sorted { $0.1.depth < $1.1.depth }
    for (dependent, reader) in readers where dependent.needsEvaluation {
      // An evaluation above may have evaluated it, or taken it away, in the meantime.
      reader.evaluate()
    }
  }
}
