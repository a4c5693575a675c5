/// A set of sessions that knows which was used last.
struct RecentSessions {
  /// When a session was used; the later one is greater, of two at once the older session.
  struct Use: Comparable {
    var lastUse: Int
    /// The session, by its place in the order of creation.
    var ordinal: Int

    static func < (one: Use, other: Use) -> Bool {
      (one.lastUse, other.ordinal) < (other.lastUse, one.ordinal)
    }
  }

  // When each session was used, by its ordinal.
  private var uses: [Int: Int] = [:]
  // None is greater than the one at half its place; those that no longer hold stay until they are the
  // first, or too many.
  private var heap: [Use] = []

  var isEmpty: Bool { uses.isEmpty }

  var count: Int { uses.count }

  /// The session used last; nil if there is none.
  package var mostRecent: Use? { heap.first }

  /// All sessions, that used last first.
  var sorted: [Use] { all.sorted(by: >) }

  /// All sessions, in no order.
  var all: some Collection<Use> {
    uses.lazy.map { Use(lastUse: $0.value, ordinal: $0.key) }
  }

  mutating func insert(_ use: Use) {
    uses[use.ordinal] = use.lastUse
    heap.append(use)
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    clean()
  }

  package mutating func remove(_ ordinal: Int) {
    uses[ordinal] = nil
    clean()
  }

  private mutating func clean() {
    while let first = heap.first, uses[first.ordinal] != first.lastUse { removeFirst() }
    // What is in order is a heap, too.
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
