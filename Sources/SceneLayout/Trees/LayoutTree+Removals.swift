// The states of nodes that are removed and may come back, such as the pages of a tab view.
extension LayoutTree {
  /// The maximum number of removed nodes whose states are stored.
  private static var removalLimit: Int { 1_000 }

  /// Stores the scroll offset of a node that is being removed and, if the node is a split view, the state of its
  /// columns.
  ///
  /// The descendants of the node must still be in the tree, because the offset may be computed from the position of a
  /// row.
  func storeState(of id: Int) {
    // A stored offset isn't read with `offset(of:)`, because this method limits the offset to the content length. A
    // restored node has no content length before its first layout.
    let offset = if case .offset(let stored)? = places[id] { stored } else { offset(of: id) }
    let split = context.splits.removeValue(forKey: id)
    places[id] = nil
    if offset == .zero, split == nil { return }
    removedCount += 1
    removedStates[id] = (offset, split, removedCount)
    if removedStates.count > Self.removalLimit {
      // Half of the states are dropped at once, so that not each removal has to search for the oldest state.
      let oldest = removedCount - Self.removalLimit / 2
      removedStates = removedStates.filter { $0.value.number > oldest }
    }
  }

  /// Gives a new node the state of the removed node with the same id.
  ///
  /// A node with the same id is the same element, because content doesn't use an id again for another element.
  func restoreState(of id: Int) {
    if removedStates.isEmpty { return }
    guard let state = removedStates.removeValue(forKey: id) else { return }
    if state.offset != .zero { places[id] = .offset(state.offset) }
    context.splits[id] = state.split
  }
}
