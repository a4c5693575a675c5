import Synchronization

/// Stands for the owner of a body in the lists of those who read a value.
///
/// Values keep a dependent together with the number of the evaluation that read them. Once the body
/// has been evaluated again the numbers differ, and the entry counts no more: so a value that is no
/// longer read never causes an evaluation, and nothing has to be unlinked.
package final class Dependent: Sendable {
  /// The number of the owner's latest evaluation; negative once the owner is gone.
  private let latest = Atomic<Int>(0)
  private let mark = Atomic<Mark>(.none)
  private let updates: UpdateQueue
  @MainActor package private(set) var owner: (any Reader)?
  /// What may have become another since it was read, each asked whether it has.
  @MainActor private var doubts: [@MainActor () -> Bool] = []
  /// What ends the tracking of objects; nil if the body has read none.
  @MainActor var sentinel: Sentinel?

  @MainActor init(_ owner: any Reader, updates: UpdateQueue) {
    self.owner = owner
    self.updates = updates
  }

  /// Whether its latest evaluation is this one.
  func isCurrent(_ evaluation: Int) -> Bool {
    latest.load(ordering: .relaxed) == evaluation
  }

  /// Whether its body certainly has to be evaluated again.
  var isInvalid: Bool { mark.load(ordering: .relaxed) == .invalid }

  /// Whether its body has to be evaluated again; a doubt is settled by asking.
  @MainActor package func needsEvaluation() -> Bool {
    let (isDoubtful, mark) = mark.compareExchange(
      expected: .doubtful, desired: .none, ordering: .relaxed)
    guard isDoubtful else { return mark == .invalid }
    let asked = doubts
    doubts = []
    return asked.contains { $0() }
  }

  @MainActor func begin(_ evaluation: Int) {
    latest.store(evaluation, ordering: .relaxed)
    mark.store(.none, ordering: .relaxed)
    if !doubts.isEmpty { doubts = [] }
  }

  @MainActor func end() {
    latest.store(-1, ordering: .relaxed)
    mark.store(.none, ordering: .relaxed)
    doubts = []
    owner = nil
    sentinel?.fire()
  }

  /// Has the body evaluated again; may be called from any thread.
  package func invalidate() {
    if mark.exchange(.invalid, ordering: .relaxed) == .none { updates.append(self) }
  }

  /// Has the body evaluated again if something it read has become another by then.
  @MainActor func doubt(_ hasChanged: @escaping @MainActor () -> Bool) {
    let (isNew, mark) = mark.compareExchange(
      expected: .none, desired: .doubtful, ordering: .relaxed)
    if mark != .invalid { doubts.append(hasChanged) }
    if isNew { updates.append(self) }
  }

  /// What is known of a body since its latest evaluation.
  private enum Mark: UInt8, AtomicRepresentable {
    case none
    /// It may have to be evaluated again.
    case doubtful
    case invalid
  }
}
