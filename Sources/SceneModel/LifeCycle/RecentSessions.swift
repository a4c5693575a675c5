/// A set of sessions that finds its most recently used session quickly.
struct RecentSessions {
  /// A session with the time of its last use.
  ///
  /// Of two uses at the same time, the use of the older session counts as the more recent use.
  struct Use: Comparable {
    var lastUse: Int
    var session: SessionOrdinal

    static func < (one: Use, other: Use) -> Bool {
      (one.lastUse, other.session) < (other.lastUse, one.session)
    }
  }

  /// The time of the last use of each session.
  private var uses: [SessionOrdinal: Int] = [:]
  // The uses as a binary heap with the most recent use at the root. Outdated entries are removed when they reach the
  // root, or when they outnumber the valid entries by more than eight.
  private var heap: [Use] = []

  var isEmpty: Bool { uses.isEmpty }

  var count: Int { uses.count }

  /// The most recently used session; nil if the set is empty.
  package var mostRecent: Use? { heap.first }

  /// All sessions, most recently used first.
  var sorted: [Use] { all.sorted(by: >) }

  /// All sessions with the times of their last use, in no particular order.
  var all: some Collection<Use> {
    uses.lazy.map { Use(lastUse: $0.value, session: $0.key) }
  }

  /// All sessions, in no particular order.
  var sessions: some Collection<SessionOrdinal> { uses.keys }

  /// Adds a session, or records a later use of the session.
  mutating func insert(_ session: SessionOrdinal, at lastUse: Int) {
    uses[session] = lastUse
    heap.append(Use(lastUse: lastUse, session: session))
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    clean()
  }

  package mutating func remove(_ session: SessionOrdinal) {
    uses[session] = nil
    clean()
  }

  private mutating func clean() {
    while let first = heap.first, uses[first.session] != first.lastUse { removeFirst() }
    // An array sorted in this order is a valid heap.
    if heap.count > 2 * uses.count + 8 { heap = sorted }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while 2 * place + 1 < heap.count {
      var next = 2 * place + 1
      if next + 1 < heap.count, heap[next] < heap[next + 1] { next += 1 }
      guard heap[place] < heap[next] else { return }
      heap.swapAt(place, next)
      place = next
    }
  }
}
