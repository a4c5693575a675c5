extension DisplayPatch {
  /// Returns the patches that turn one list of children into another.
  ///
  /// The number of moves is minimal.
  ///
  /// ```swift
  /// import SceneDisplay
  ///
  /// func update(_ tree: inout DisplayTree, from old: [Int], to new: [Int]) {
  ///   for patch in DisplayPatch.steps(from: old, to: new, in: 0, make: { number in
  ///     DisplayNode(id: number, element: .text("Message \(number)"))
  ///   }) {
  ///     tree.apply(patch)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The previous ids of the children, without duplicates.
  ///   - new: The new ids of the children, without duplicates.
  ///   - parent: The id of the node that contains the children.
  ///   - make: The closure that creates the node for the id of an inserted child.
  /// - Returns: The patches: removals first, then insertions and moves in the order of the new list.
  public static func steps(
    from old: [Int], to new: [Int], in parent: Int, make: (Int) -> DisplayNode
  ) -> [DisplayPatch] {
    if old == new { return [] }
    let kept = Set(new)
    var steps: [DisplayPatch] = []
    var places: [Int: Int] = [:]
    for id in old {
      if kept.contains(id) {
        places[id] = places.count
      } else {
        steps.append(.remove(id))
      }
    }
    let resting = longestRun(new.compactMap { places[$0] })
    // Until a child moves, it occupies its old position. `passed` is the old position of the last visited child that
    // doesn't move. `waiting` is the number of children that have old positions before `passed` and will still move.
    var isWaiting = (0..<places.count).map { !resting.contains($0) }
    var waiting = 0
    var passed = 0
    for (index, id) in new.enumerated() {
      guard let place = places[id] else {
        steps.append(.insert(make(id), into: parent, at: index + waiting))
        continue
      }
      if resting.contains(place) {
        waiting += isWaiting[passed..<place].count { $0 }
        passed = place
      } else {
        isWaiting[place] = false
        if place < passed { waiting -= 1 }
        steps.append(.move(id, to: index + waiting))
      }
    }
    return steps
  }

  /// Returns the members of a longest increasing subsequence of distinct numbers.
  private static func longestRun(_ numbers: [Int]) -> Set<Int> {
    // `ends[n]` is the index of the smallest number with which an increasing subsequence of length n + 1 ends.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {
      run.insert(numbers[index])
      next = before[index]
    }
    return run
  }
}
