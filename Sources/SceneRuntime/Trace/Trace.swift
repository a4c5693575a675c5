/// The record of the events, callbacks and decisions of an application, in order.
///
/// The trace keeps the latest entries; a sink receives every entry.
@MainActor public final class Trace {
  /// The number of entries that are kept.
  public let capacity: Int
  /// The number of entries recorded so far.
  public private(set) var count = 0

  // A ring buffer: when it is full, the next entry replaces the oldest.
  private var ring: [TraceEntry] = []
  private var sinks: [@MainActor (TraceEntry) -> Void] = []
  /// The distinct problems among all entries, up to the last 1,000.
  public private(set) var problems: [Problem] = []
  private var distinctProblems: Set<Problem> = []

  /// Creates a trace that keeps the latest entries, up to a capacity.
  public init(capacity: Int = 10_000) {
    self.capacity = max(1, capacity)
  }

  /// The kept entries, oldest first.
  public var entries: [TraceEntry] {
    guard ring.count == capacity else { return ring }
    let oldest = count % capacity
    return Array(ring[oldest...] + ring[..<oldest])
  }

  /// Returns the kept entries after the first `count` entries, oldest first.
  public func entries(since count: Int) -> [TraceEntry] {
    entries.suffix(max(0, self.count - count))
  }

  /// Adds a closure that is called with every later entry when it is recorded.
  public func addSink(_ sink: @escaping @MainActor (TraceEntry) -> Void) {
    sinks.append(sink)
  }

  /// Sets the receiver of a call in the entry with a number, counted from 1, if the entry is kept.
  func mark(_ number: Int, _ reception: TraceEntry.Reception) {
    guard number > count - ring.count else { return }
    ring[(number - 1) % capacity].reception = reception
  }

  /// Adds a problem to ``problems``, unless it is listed.
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
