/// Who read parts of a value, and in which evaluation.
///
/// Those for whom nothing changed stay noted, because they aren't evaluated again.
struct PartReaders<Whole> {
  /// One reading of a part.
  struct Entry {
    let dependent: Dependent
    let evaluation: Int
    /// Whether the part that was read is the same in two values of the whole.
    let isSame: (Whole, Whole) -> Bool

    var isCurrent: Bool { dependent.isCurrent(evaluation) }
  }

  private(set) var entries: [Entry] = []
  /// The length at which entries that no longer count are dropped.
  private var limit = 8

  /// Notes that the body that is being evaluated on this thread reads a part.
  ///
  /// - Returns: Entries that no longer count, for the caller to release.
  mutating func note(_ isSame: @escaping (Whole, Whole) -> Bool) -> [Entry] {
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
  /// Has the body evaluated again if the part that it read became another.
  func wholeDidChange(from old: Whole, to new: Whole) {
    if isCurrent, !dependent.isInvalid, !isSame(old, new) { dependent.invalidate() }
  }
}
