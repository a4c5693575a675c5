/// The readers of parts of a value, with the numbers of their evaluations.
///
/// A change of the value removes no readers: a reader whose part hasn't changed isn't evaluated again, and so it
/// wouldn't be recorded again.
final class PartReaders<Whole> {
  /// One read of a part.
  struct Entry {
    let dependent: Dependent
    let evaluation: Int
    /// Returns whether the part is equal in two values of the whole.
    let isSame: (Whole, Whole) -> Bool

    var isCurrent: Bool { dependent.isCurrent(evaluation) }
  }

  private(set) var entries: [Entry] = []
  /// The number of entries at which outdated entries are removed.
  private var limit = 8

  /// Records that the body being evaluated on this thread reads a part; does nothing if no body is being evaluated.
  ///
  /// - Returns: The previous entries if outdated entries were removed, otherwise none. The caller must release these
  ///   entries after unlocking.
  func note(_ isSame: @escaping (Whole, Whole) -> Bool) -> [Entry] {
    guard let dependent = Evaluation.dependent() else { return [] }
    var dropped: [Entry] = []
    if entries.count >= limit {
      dropped = entries
      entries = dropped.filter(\.isCurrent)
      limit = max(8, entries.count * 2)
    }
    entries.append(Entry(dependent: dependent, evaluation: Evaluation.number, isSame: isSame))
    return dropped
  }
}

extension PartReaders.Entry {
  /// Schedules an evaluation of the body if the part has changed.
  func wholeDidChange(from old: Whole, to new: Whole) {
    if isCurrent, !dependent.isInvalid, !isSame(old, new) { dependent.invalidate() }
  }
}
