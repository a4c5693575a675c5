/// The readers of a value, with their evaluations.
struct ReaderList {
  private var entries: [(dependent: Dependent, evaluation: Int)] = []
  private var lastEvaluation = 0
  /// The number of entries at which outdated ones are removed.
  private var limit = 8

  /// The number of entries, including outdated ones.
  var count: Int { entries.count }

  /// Records the body being evaluated on this thread, if there is one.
  mutating func note() {
    guard Evaluation.isRunningHere, lastEvaluation != Evaluation.number,
      let dependent = Evaluation.dependent()
    else { return }
    lastEvaluation = Evaluation.number
    if entries.count >= limit {
      entries.removeAll { !$0.dependent.isCurrent($0.evaluation) }
      limit = max(8, entries.count * 2)
    }
    entries.append((dependent, lastEvaluation))
  }

  /// Removes and returns the current readers; each is recorded again when it reads the value again.
  mutating func take() -> [Dependent] {
    let readers = current()
    entries = []
    lastEvaluation = 0
    return readers
  }

  /// Returns the readers whose latest evaluation read the value.
  func current() -> [Dependent] {
    // Checked once per entry, because another thread may begin an evaluation meanwhile.
    entries.compactMap { $0.dependent.isCurrent($0.evaluation) ? $0.dependent : nil }
  }
}
