/// Everything that happened to an application's scenes, in order.
///
/// The trace keeps the last entries; a sink sees every one.
@MainActor public final class Trace {
  /// How many entries are kept.
  public let capacity: Int
  /// The number of entries there have been.
  public private(set) var count = 0

  // A ring: once it is full, the entry to be replaced next is the oldest.
  private var ring: [TraceEntry] = []
  private var sinks: [@MainActor (TraceEntry) -> Void] = []
  /// The problems among all entries, each once, the last 1,000 of them.
  public private(set) var problems: [Problem] = []
  private var distinctProblems: Set<Problem> = []

  public init(capacity: Int = 10_000) {
    self.capacity = max(1, capacity)
  }

  /// The entries still kept, oldest first.
  public var entries: [TraceEntry] {
    guard ring.count == capacity else { return ring }
    let oldest = count % capacity
    return Array(ring[oldest...] + ring[..<oldest])
  }

  /// The entries still kept of those that came after the first `count`, oldest first.
  public func entries(since count: Int) -> [TraceEntry] {
    entries.suffix(max(0, self.count - count))
  }

  /// Has `sink` called with every entry from now on, as it is made.
  public func addSink(_ sink: @escaping @MainActor (TraceEntry) -> Void) {
    sinks.append(sink)
  }

  /// Marks the entry with a number, counted from 1, with who received its call; if it is still kept.
  func mark(_ number: Int, _ reception: TraceEntry.Reception) {
    guard number > count - ring.count else { return }
    ring[(number - 1) % capacity].reception = reception
  }

  /// Adds a problem to ``problems``, unless it is there.
  func add(_ problem: Problem) {
    guard distinctProblems.insert(problem).inserted else { return }
    problems.append(problem)
    if problems.count > 1_000 { distinctProblems.remove(problems.removeFirst()) }
  }

  func append(_ entry: TraceEntry) {
    if ring.count < capacity {
      ring.append(entry)
    } else {
      ring[count % capacity] = entry
    }
    count += 1
    for sink in sinks { sink(entry) }
  }
}
