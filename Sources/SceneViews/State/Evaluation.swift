import SceneRuntime
import Synchronization

/// The number of the evaluation that runs on the main actor; 0 while none does.
///
/// A variable of the file, not checked for exclusive access, because every reading of a value looks at
/// it. Only main-actor code writes it, and other threads compare ``Evaluation/isRunningHere`` first.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var evaluationNumber = 0

/// The running of one body, during which every value it reads is noted as one it depends on.
///
/// One body is evaluated at a time, never one inside another: what it returns is mounted after it
/// has returned. Each evaluation has a number of its own.
package enum Evaluation {
  /// The thread that evaluates a body; 0 while none does.
  private static let thread = Atomic<UInt>(0)

  // Written and read only by the thread whose identity stands in `thread`: whoever asks first
  // compares (`isRunningHere`), and only main-actor code starts an evaluation.
  @exclusivity(unchecked) nonisolated(unsafe) private static var reader: (any Reader)?
  @exclusivity(unchecked) nonisolated(unsafe) private static var knownDependent: Dependent?
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastNumber = 0

  /// Whether a body is being evaluated on this thread, so that reading here makes it depend.
  static var isRunningHere: Bool {
    thread.load(ordering: .relaxed) == CurrentThread.id
  }

  /// The number of the evaluation that is running; meaningful only where ``isRunningHere``.
  static var number: Int { evaluationNumber }

  /// What depends on the values read now; made at the first read.
  static func dependent() -> Dependent? {
    guard isRunningHere, let reader else { return nil }
    if let knownDependent { return knownDependent }
    // The thread that evaluates is the main actor's.
    let made = MainActor.assumeIsolated { reader.makeDependent(in: evaluationNumber) }
    knownDependent = made
    return made
  }

  /// What was going on before an evaluation began.
  package struct Outer {
    fileprivate let reader: (any Reader)?
    fileprivate let dependent: Dependent?
    fileprivate let thread: UInt
    fileprivate let number: Int
  }

  /// Records that the body that is being evaluated changes state.
  static func reportWrite() {
    // The thread that evaluates is the main actor's.
    MainActor.assumeIsolated {
      reader?.report(
        "its body changes state while it is evaluated, so it may never rest",
        remedy: "change state in actions, onAppear, onChange or task")
    }
  }

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

/// What owns a body and evaluates it again when a value it read changes.
@MainActor package protocol Reader: AnyObject {
  /// Who stands for it where values are read; nil until its body reads one.
  var dependent: Dependent? { get set }
  /// Where it is put when it has to be evaluated again.
  var updates: UpdateQueue { get }
  /// How far it is from the root: what stands above is evaluated first.
  var depth: Int { get }
  /// Evaluates the body and brings what depends on it up to date.
  func evaluate()
  /// Records what is wrong with the body.
  func report(_ what: String, remedy: String)
}

extension Reader {
  func makeDependent(in evaluation: Int) -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(self, updates: updates)
    made.begin(evaluation)
    dependent = made
    return made
  }

  /// Lets go of everything that would call for another evaluation.
  package func stopReading() {
    dependent?.end()
    dependent = nil
  }
}
