/// A cache of the last sizes of a node, by proposal.
///
/// A container makes the same proposals several times (L54).
struct Answers {
  private(set) var all: [(proposal: ProposedSize, size: LayoutSize)] = []
  /// Whether the cache contains all sizes that were stored since its creation.
  private(set) var isComplete = true
  private var oldest = 0
  private static let limit = 16

  subscript(proposal: ProposedSize) -> LayoutSize? {
    get {
      for answer in all where answer.proposal == proposal { return answer.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if all.count < Self.limit {
        // Most nodes get only a few proposals, so little memory is reserved.
        if all.isEmpty { all.reserveCapacity(4) }
        all.append((proposal, newValue))
      } else {
        isComplete = false
        all[oldest] = (proposal, newValue)
        oldest = (oldest + 1) % Self.limit
      }
    }
  }
}
