/// The readers of a value, with the numbers of their evaluations, in the order in which they read the value.
struct ReaderList {
  private typealias Entry = (dependent: Dependent, evaluation: Int)

  // Stored apart from the other entries, because most values have one reader, which then needs no array.
  private var first: Entry?
  private var others: [Entry] = []
  private var lastEvaluation = 0
  /// The number of entries in `others` at which outdated entries are removed.
  private var limit = 8

  /// Records that the body being evaluated on this thread reads the value; does nothing if no body is being evaluated.
  mutating func note() {
    guard Evaluation.isRunningHere, lastEvaluation != Evaluation.number,
      let dependent = Evaluation.dependent()
    else { return }
    lastEvaluation = Evaluation.number
    if others.isEmpty, !isFirstCurrent {
      first = (dependent, lastEvaluation)
      return
    }
    if others.count >= limit {
      others.removeAll { !$0.dependent.isCurrent($0.evaluation) }
      limit = max(8, others.count * 2)
    }
    others.append((dependent, lastEvaluation))
  }

  private var isFirstCurrent: Bool {
    guard let first else { return false }
    return first.dependent.isCurrent(first.evaluation)
  }

  /// Removes and returns the readers; a reader is recorded again when it reads the value again.
  mutating func take() -> ReaderList {
    let readers = self
    self = ReaderList()
    return readers
  }

  /// Calls `body` with each reader whose latest evaluation read the value.
  func forEachCurrent(_ body: (Dependent) -> Void) {
    if let first, first.dependent.isCurrent(first.evaluation) { body(first.dependent) }
    for entry in others where entry.dependent.isCurrent(entry.evaluation) { body(entry.dependent) }
  }
}
