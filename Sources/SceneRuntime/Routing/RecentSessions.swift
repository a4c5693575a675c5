/// A set of sessions that knows which was used last.
struct RecentSessions {
  /// When a session was used; the later one is greater, of two at once the older session.
  struct Use: Comparable {
    var session: SceneSession.ID
    var lastUse: Int
    var ordinal: Int

    static func < (one: Use, other: Use) -> Bool {
      (one.lastUse, other.ordinal) < (other.lastUse, one.ordinal)
    }
  }

  private var uses: [SceneSession.ID: Use] = [:]
  // In order; entries that no longer hold stay until they are the last, or too many.
  private var stack: [Use] = []

  var isEmpty: Bool { uses.isEmpty }

  /// The session used last; nil if there is none.
  var mostRecent: Use? { stack.last }

  /// All sessions, that used last first.
  var sorted: [Use] { uses.values.sorted(by: >) }

  mutating func insert(_ use: Use) {
    uses[use.session] = use
    if let last = stack.last, use < last {
      stack.insert(use, at: stack.partitioningIndex { use < $0 })
    } else {
      stack.append(use)
    }
    clean()
  }

  mutating func remove(_ session: SceneSession.ID) {
    uses[session] = nil
    clean()
  }

  private mutating func clean() {
    while let last = stack.last, uses[last.session] != last { stack.removeLast() }
    if stack.count > 2 * uses.count + 8 { stack.removeAll { uses[$0.session] != $0 } }
  }
}

extension Array {
  /// The first place from which on all elements fulfil a condition.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
