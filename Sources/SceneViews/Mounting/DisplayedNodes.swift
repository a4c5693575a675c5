/// The displayed nodes of a tree, found by their ids.
///
/// Each new node has a greater id than all previous nodes, and ids are never reused.
///
/// A node is found by the distance of its id from the first id, or by bisection if entries in between were removed.
/// Both ways are faster than hashing, and adding a node is an append to an array.
struct DisplayedNodes {
  private var entries: [(id: Int, node: _AnyNode?)] = []
  /// The number of entries whose node was removed.
  private var vacant = 0

  subscript(id: Int) -> _AnyNode? { index(of: id).flatMap { entries[$0].node } }

  /// Adds a node with an id that is greater than all previous ids.
  @MainActor mutating func append(_ node: _AnyNode, as id: Int) {
    // Every window has at least two nodes, the root and the root view; without this capacity, the array would grow
    // twice.
    if entries.isEmpty { entries.reserveCapacity(2) }
    entries.append((id, node))
  }

  /// Removes the node with an id.
  mutating func remove(_ id: Int) {
    guard let index = index(of: id), entries[index].node != nil else { return }
    entries[index].node = nil
    vacant += 1
    if vacant > 16, vacant * 2 > entries.count {
      entries.removeAll { $0.node == nil }
      vacant = 0
    }
  }

  private func index(of id: Int) -> Int? {
    if entries.isEmpty { return nil }
    let distance = id - entries[0].id
    if entries.indices.contains(distance), entries[distance].id == id { return distance }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }
}
