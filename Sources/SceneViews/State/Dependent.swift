import Synchronization

/// An object through which a value requests a new evaluation of a body that has read the value.
///
/// A value stores an entry for each body that has read it: the body's dependent, and the number of the evaluation that
/// read the value. When the body is evaluated again, its dependent gets a new number, and entries with the old number
/// are ignored. So a value that the body no longer reads never causes an evaluation, although the value still stores
/// the entry.
package final class Dependent: Sendable {
  /// The number of the body's latest evaluation; negative after the owner of the body is unmounted.
  private let latest = Atomic<Int>(0)
  private let mark = Atomic<Mark>(.none)
  private let updates: UpdateQueue
  @MainActor package private(set) var owner: (any Reader)?
  /// Closures, each of which returns whether a certain value has changed since the body read the value.
  @MainActor private var rechecks: [@MainActor () -> Bool] = []
  /// The sentinel that ends the observation of objects; nil until the body reads an observable object.
  @MainActor var sentinel: Sentinel?

  @MainActor init(_ owner: any Reader, updates: UpdateQueue) {
    self.owner = owner
    self.updates = updates
  }

  /// Returns whether the given number is the number of the body's latest evaluation.
  func isCurrent(_ evaluation: Int) -> Bool {
    latest.load(ordering: .relaxed) == evaluation
  }

  /// Whether the body must be evaluated again in any case, without rechecking values.
  var isInvalid: Bool { mark.load(ordering: .relaxed) == .invalid }

  /// Returns whether the body must be evaluated again; values that may have changed are rechecked.
  @MainActor package func needsEvaluation() -> Bool {
    if isInvalid { return true }
    let (isStale, mark) = mark.compareExchange(
      expected: .stale, desired: .none, ordering: .acquiring)
    guard isStale else { return mark == .invalid }
    let pending = rechecks
    rechecks = []
    return pending.contains { $0() }
  }

  @MainActor func begin(_ evaluation: Int) {
    latest.store(evaluation, ordering: .relaxed)
    // A thread that changed a value before this exchange may have found the body marked already, and requested no
    // further evaluation. The exchange makes the new value visible to the evaluation that begins here. If the body
    // isn't marked, each thread that changes a value requests another evaluation, so no exchange is needed.
    if mark.load(ordering: .relaxed) != .none { _ = mark.exchange(.none, ordering: .acquiring) }
    if !rechecks.isEmpty { rechecks = [] }
  }

  @MainActor func end() {
    latest.store(-1, ordering: .relaxed)
    mark.store(.none, ordering: .relaxed)
    rechecks = []
    owner = nil
    sentinel?.fire()
  }

  /// Schedules an evaluation of the body; can be called from any thread.
  package func invalidate() {
    if mark.exchange(.invalid, ordering: .releasing) == .none { updates.append(self) }
  }

  /// Schedules a check of the given condition; if it is true when `updates` is processed, the body is evaluated again.
  @MainActor func recheck(_ hasChanged: @escaping @MainActor () -> Bool) {
    let (isNew, mark) = mark.compareExchange(
      expected: .none, desired: .stale, ordering: .relaxed)
    if mark != .invalid { rechecks.append(hasChanged) }
    if isNew { updates.append(self) }
  }

  /// Whether a body is still valid after its latest evaluation.
  private enum Mark: UInt8, AtomicRepresentable {
    case none
    /// Values that the body read may have changed, and must be rechecked.
    case stale
    case invalid
  }
}
