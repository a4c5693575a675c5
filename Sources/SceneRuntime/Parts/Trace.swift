import Foundation

/// The record of the events, callbacks and decisions of an application, in order.
///
/// The trace keeps the latest entries. A closure that is added with `addSink(_:)` receives every later entry.
///
/// ```swift
/// @MainActor func printCalls(of application: Application) {
///   for entry in application.trace.entries where entry.reception == .method {
///     print(entry.line)
///   }
/// }
/// ```
@MainActor public final class Trace {
  /// The maximum number of entries that are kept.
  public let capacity: Int
  /// The number of entries recorded so far.
  public var count: Int { ring.value.count }

  private let ring: Owned<Ring>
  private var isClosed = false
  private var sinks: [@MainActor (TraceEntry) -> Void] = []
  /// The distinct problems among all entries; if there are more than 1,000 problems, the last 1,000.
  public var problems: [Problem] {
    listed.count > Self.listLimit ? Array(listed.suffix(Self.listLimit)) : listed
  }

  private static let listLimit = 1_000
  /// The distinct problems.
  ///
  /// The array can begin with up to `listLimit` older problems, which are no longer listed by ``problems``.
  private var listed: [Problem] = []
  private var distinctProblems: Set<Problem> = []

  /// Creates a trace that keeps the latest entries, up to a capacity.
  ///
  /// - Parameter capacity: The number of entries to keep, at least 1.
  public init(capacity: Int = 10_000) {
    self.capacity = max(1, capacity)
    ring = Owned(Ring(capacity: self.capacity))
  }

  /// The kept entries, oldest first.
  public var entries: [TraceEntry] { ring.value.last(capacity) }

  /// Returns the kept entries after the first `count` entries, oldest first.
  ///
  /// - Parameter count: The number of entries to leave out, which is an earlier value of ``count``.
  ///   The number includes entries that are no longer kept.
  /// - Returns: The later entries that are kept, oldest first.
  public func entries(since count: Int) -> [TraceEntry] {
    ring.value.last(max(0, self.count - count))
  }

  /// Adds a closure that is called with every later entry when it is recorded.
  ///
  /// - Parameter sink: The closure, which is called on the main actor while the entry is recorded,
  ///   and is retained as long as the trace. For a delegate call, the closure is called before the
  ///   delegate's method runs.
  public func addSink(_ sink: @escaping @MainActor (TraceEntry) -> Void) {
    sinks.append(sink)
  }

  /// Adds the result of a delegate call to the trace entry of the call.
  ///
  /// The entry is found by its number, counted from 1. If the entry is no longer kept, nothing happens.
  func mark(_ number: Int, _ reception: TraceEntry.Reception) {
    ring.value.mark(number, reception)
  }

  /// Adds a problem to ``problems``, unless it is listed there.
  func add(_ problem: Problem) {
    guard !isClosed, distinctProblems.insert(problem).inserted else { return }
    listed.append(problem)
    guard listed.count > Self.listLimit else { return }
    distinctProblems.remove(listed[listed.count - Self.listLimit - 1])
    // Problems are removed a thousand at a time, because each removal moves all remaining problems.
    if listed.count == 2 * Self.listLimit { listed.removeFirst(Self.listLimit) }
  }

  /// Refuses all further entries and problems; called when the process is killed.
  func close() {
    isClosed = true
  }

  /// Records an entry with the number of its turn and its time.
  ///
  /// - Returns: The number of the entry, counted from 1. The number can be less than ``count`` when the method returns,
  ///   because sinks may record further entries. If the trace is closed, nothing is recorded, and the result is the
  ///   number of the last entry.
  @discardableResult func append(_ kind: TraceEntry.Kind, turn: Int, date: Date) -> Int {
    if isClosed { return count }
    ring.value.append(Line(turn: turn, date: date, kind: kind))
    let number = count
    if sinks.isEmpty { return number }
    let entry = TraceEntry(turn: turn, date: date, kind: kind)
    for sink in sinks { sink(entry) }
    return number
  }
}

extension Trace {
  /// The values of a trace entry.
  ///
  /// The entry itself is created only when it is read, because most entries are dropped unread.
  private struct Line {
    let turn: Int
    let date: Date
    let kind: TraceEntry.Kind
    var reception: TraceEntry.Reception?

    var entry: TraceEntry {
      var entry = TraceEntry(turn: turn, date: date, kind: kind)
      entry.reception = reception
      return entry
    }
  }

  /// A ring buffer of the latest entries: when it is full, the next entry replaces the oldest.
  private struct Ring {
    let capacity: Int
    var count = 0
    private var kept: [Line] = []
    /// The index in `kept` of the next entry.
    private var next = 0

    init(capacity: Int) {
      self.capacity = capacity
    }

    /// Returns the last `number` kept entries, oldest first.
    func last(_ number: Int) -> [TraceEntry] {
      let inOrder = kept.count < capacity ? kept[...] : kept[next...] + kept[..<next]
      return inOrder.suffix(number).map(\.entry)
    }

    mutating func append(_ line: consuming Line) {
      if kept.count < capacity {
        kept.append(line)
      } else {
        kept[next] = line
      }
      count += 1
      next = next + 1 == capacity ? 0 : next + 1
    }

    /// Adds the result of a delegate call to the trace entry of the call.
    mutating func mark(_ number: Int, _ reception: TraceEntry.Reception) {
      let age = count - number
      guard age < kept.count else { return }
      let place = next - 1 - age
      kept[place < 0 ? place + capacity : place].reception = reception
    }
  }
}
