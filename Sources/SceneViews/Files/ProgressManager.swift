public import Observation

#if THREAD_SANITIZER
import SceneRuntime
#else
import Synchronization
#endif

/// The progress of work in the background, which views can show.
///
/// ```swift
/// let delivery = ProgressManager(totalCount: 3)
/// delivery.complete(count: 1)
/// ```
///
/// A manager can be used from any thread. A view that reads the manager's progress is updated when the progress
/// changes.
public final class ProgressManager: Observable, Sendable {
  private struct Counts {
    var total: Int?
    var completed = 0
    /// The parts of the work that are started but not completed, by their serial numbers.
    ///
    /// Each part has a number of units and a completed fraction from 0 to 1.
    var parts: [Int: (count: Int, fraction: Double)] = [:]
    var lastPart = 0

    var fraction: Double {
      guard let total, total > 0 else { return 0 }
      let open = parts.values.reduce(0) { $0 + Double($1.count) * $1.fraction }
      return min(1, (Double(completed) + open) / Double(total))
    }
  }

  private let counts: Mutex<Counts>
  private let registrar = ObservationRegistrar()
  /// A closure that reports the completed fraction to the manager of the whole work; nil if this manager isn't a part
  /// of another.
  private let tell: (@Sendable (_ fraction: Double) -> Void)?

  /// Creates the progress of some work.
  ///
  /// - Parameter totalCount: The number of units of the work; nil if it isn't known.
  public convenience init(totalCount: Int?) {
    self.init(totalCount: totalCount, tell: nil)
  }

  init(totalCount: Int?, tell: (@Sendable (Double) -> Void)?) {
    counts = Mutex(Counts(total: totalCount))
    self.tell = tell
  }

  deinit { tell?(1) }

  /// The number of units of the work; nil if it isn't known.
  public var totalCount: Int? { read(\.total) }
  /// The number of completed units.
  public var completedCount: Int { read(\.completed) }
  /// The fraction of the work that is completed, from 0 to 1; 0 if the number of units is 0 or isn't known.
  public var fractionCompleted: Double { read(\.fraction) }
  /// Whether the number of units isn't known.
  public var isIndeterminate: Bool { totalCount == nil }
  /// Whether all units are completed; false if the number of units is 0 or isn't known.
  public var isFinished: Bool {
    read { counts in counts.total.map { $0 > 0 && counts.completed >= $0 } ?? false }
  }

  /// Increases the number of completed units.
  ///
  /// - Parameter count: The number of units to add.
  public func complete(count: Int) {
    change { $0.completed += count }
  }

  /// Assigns a part of the work to another function.
  ///
  /// - Parameter portionOfParentTotal: The number of units of the part.
  /// - Returns: The part. If the part isn't started, its units count as completed when the part is released.
  public func subprogress(assigningCount portionOfParentTotal: Int) -> Subprogress {
    Subprogress(of: self, portionOfParentTotal)
  }

  /// Adds a part of the work, and returns the progress of the part.
  ///
  /// - Parameters:
  ///   - count: The number of units of this manager that the part stands for.
  ///   - totalCount: The number of units into which the part is divided; nil if it isn't known.
  /// - Returns: The progress of the part, which reports its completed fraction to this manager. When the progress is
  ///   released, the part counts as completed.
  func part(_ count: Int, _ totalCount: Int?) -> ProgressManager {
    let number = counts.withLock { counts in
      counts.lastPart += 1
      counts.parts[counts.lastPart] = (count, 0)
      return counts.lastPart
    }
    return ProgressManager(totalCount: totalCount) { [self] fraction in
      change { counts in
        guard counts.parts[number] != nil else { return }
        counts.parts[number]?.fraction = fraction
        if fraction >= 1 {
          counts.parts[number] = nil
          counts.completed += count
        }
      }
    }
  }

  private func read<Value: Sendable>(_ value: (Counts) -> Value) -> Value {
    registrar.access(self, keyPath: \.fractionCompleted)
    return counts.withLock { value($0) }
  }

  private func change(_ change: (inout sending Counts) -> Void) {
    let fraction = counts.withLock { counts in
      change(&counts)
      return counts.fraction
    }
    // Notify views after the change, because a view may at once read the progress on another thread.
    registrar.withMutation(of: self, keyPath: \.fractionCompleted) {}
    tell?(fraction)
  }
}

/// A part of the progress of some work, passed to the function that performs the part.
///
/// ```swift
/// func send(_ messages: [String], progress: consuming Subprogress) {
///   let progress = progress.start(totalCount: messages.count)
///   for _ in messages { progress.complete(count: 1) }
/// }
/// ```
public struct Subprogress: ~Copyable, Sendable {
  private let parent: ProgressManager
  private let count: Int
  private var isStarted = false

  init(of parent: ProgressManager, _ count: Int) {
    self.parent = parent
    self.count = count
  }

  deinit {
    if !isStarted { parent.complete(count: count) }
  }

  /// Begins the part of the work, and returns its progress; the part counts as completed when the progress is released.
  ///
  /// - Parameter totalCount: The number of units of the part; nil if it isn't known.
  /// - Returns: The progress of the part.
  public consuming func start(totalCount: Int?) -> ProgressManager {
    isStarted = true
    return parent.part(count, totalCount)
  }
}
