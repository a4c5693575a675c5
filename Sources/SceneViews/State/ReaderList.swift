/// Who read a value, and in which evaluation.
struct ReaderList {
  private var entries: [(dependent: Dependent, evaluation: Int)] = []
  private var lastEvaluation = 0
  /// The length at which entries that no longer count are dropped.
  private var limit = 8

  /// How many entries there are, also those that no longer count.
  var count: Int { entries.count }

  /// Notes the body that is being evaluated on this thread, if there is one.
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

  /// Takes out those whose latest evaluation read the value; each notes itself anew when it does so
  /// again.
  mutating func take() -> [Dependent] {
    let readers = current()
    entries = []
    lastEvaluation = 0
    return readers
  }

  /// Those whose latest evaluation read the value.
  func current() -> [Dependent] {
    // Asked once each: another thread may begin an evaluation meanwhile.
    entries.compactMap { $0.dependent.isCurrent($0.evaluation) ? $0.dependent : nil }
  }
}
