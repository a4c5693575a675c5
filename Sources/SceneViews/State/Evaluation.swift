package import SceneRuntime
import Synchronization

/// The number of the current evaluation on the main actor; 0 if there is none.
///
/// Every read of a value accesses the variable. So that this takes little time, the variable is global, and has no
/// exclusivity checks. It is written only on the main actor, and other threads check ``Evaluation/isRunningHere``
/// first.
#if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
@exclusivity(unchecked)
#endif
@usableFromInline nonisolated(unsafe) var evaluationNumber = 0

/// The evaluation of a body, which records the values that the body depends on.
///
/// The result of a body is mounted after the evaluation has ended, so evaluations are rarely nested. When a nested
/// evaluation ends, the outer one continues. Each evaluation has a unique number.
package enum Evaluation {
  /// The id of the thread that is evaluating a body; 0 if no body is being evaluated.
  private static let thread = Atomic<UInt>(0)

  // Proof for the next three variables: only the thread of the main actor accesses them. `dependent()` checks first
  // with `isRunningHere` that it runs on the evaluating thread, and all other accesses are isolated to the main actor.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) private static var reader: (any Reader)?
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) private static var knownDependent: Dependent?
  nonisolated(unsafe) private static var lastNumber = 0

  /// Whether a body is being evaluated on this thread, so that reading a value records a dependency.
  static var isRunningHere: Bool {
    thread.load(ordering: .relaxed) == CurrentThread.id
  }

  /// The number of the current evaluation; only meaningful if ``isRunningHere`` is true.
  static var number: Int { evaluationNumber }

  /// Returns the dependent of the body that is being evaluated on this thread; nil if there is no such body.
  ///
  /// The dependent is created when its body reads a value for the first time.
  static func dependent() -> Dependent? {
    guard isRunningHere, let reader else { return nil }
    if let knownDependent { return knownDependent }
    let made = makeDependent(reader)
    knownDependent = made
    return made
  }

  /// Creates the dependent of the reader that is being evaluated.
  // Without isolation, because `MainActor.assumeIsolated` takes longer than creating the dependent. Proof: only
  // `dependent()` calls the closure, on the evaluating thread, which is the thread of the main actor.
  nonisolated(unsafe) private static let makeDependent = unsafeBitCast(
    { $0.makeDependent(in: evaluationNumber) } as @MainActor (any Reader) -> Dependent,
    to: ((any Reader) -> Dependent).self)

  /// The reader, the dependent, the thread and the number of an outer evaluation, which are restored when the inner
  /// evaluation ends.
  package struct Outer {
    fileprivate let reader: (any Reader)?
    fileprivate let dependent: Dependent?
    fileprivate let thread: UInt
    fileprivate let number: Int
  }

  /// Records a problem for a body that writes state during its evaluation.
  static func reportWrite() {
    // Safe, because the evaluating thread is the thread of the main actor.
    MainActor.assumeIsolated {
      guard let reader else { return }
      reader.report(.stateChangedInBody(at: reader.problemPlace))
    }
  }

  /// The queue of the reader that is being evaluated; a new queue if no reader is being evaluated.
  @MainActor static var updates: UpdateQueue { reader?.updates ?? UpdateQueue() }

  /// The sentinel of the reader that is being evaluated; nil if the reader has none.
  @MainActor static var sentinel: Sentinel? { knownDependent?.sentinel }

  @MainActor package static func begin(_ reader: any Reader) -> Outer {
    let outer = Outer(
      reader: Self.reader, dependent: knownDependent,
      thread: thread.load(ordering: .relaxed), number: evaluationNumber)
    lastNumber += 1
    evaluationNumber = lastNumber
    let dependent = reader.dependent
    dependent?.begin(lastNumber)
    Self.reader = reader
    knownDependent = dependent
    if outer.thread == 0 { thread.store(CurrentThread.id, ordering: .relaxed) }
    return outer
  }

  @MainActor package static func end(_ outer: Outer) {
    reader = outer.reader
    knownDependent = outer.dependent
    evaluationNumber = outer.number
    if outer.thread == 0 { thread.store(0, ordering: .relaxed) }
  }
}

/// An object that owns a body, and evaluates the body again after a change of a value that the body has read.
@MainActor package protocol Reader: AnyObject {
  /// The dependent that represents the reader; nil until its body reads a value.
  var dependent: Dependent? { get set }
  /// The queue in which the reader waits for its next evaluation.
  var updates: UpdateQueue { get }
  /// The distance from the root; readers closer to the root are evaluated first.
  var depth: Int { get }
  /// Evaluates the body, and updates everything that depends on its result.
  func evaluate()
  /// The place of the body in the app, for messages about problems of the body.
  var problemPlace: String { get }
  /// Records a problem of the body.
  func report(_ problem: Problem)
}

extension Reader {
  func makeDependent(in evaluation: Int) -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(self, updates: updates)
    made.begin(evaluation)
    dependent = made
    return made
  }

  /// Ends the dependencies of the reader on all values that its body has read.
  package func stopReading() {
    dependent?.end()
    dependent = nil
  }
}
