import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The running of one body, during which every value it reads is noted as one it depends on.
///
/// One body is evaluated at a time, never one inside another: what it returns is mounted after it
/// has returned. Each evaluation has a number of its own.
package enum Evaluation {
  /// The thread that evaluates a body; 0 while none does.
  private static let thread = Atomic<UInt>(0)

  // Written and read only by the thread whose identity stands in `thread`: whoever asks first
  // compares (`isRunningHere`), and only main-actor code starts an evaluation.
  nonisolated(unsafe) private static var reader: (any Reader)?
  nonisolated(unsafe) private static var count = 0

  /// Whether a body is being evaluated on this thread, so that reading here makes it depend.
  static var isRunningHere: Bool {
    thread.load(ordering: .relaxed) == currentThread
  }

  /// The number of the evaluation that is running; meaningful only where ``isRunningHere``.
  static var number: Int { count }

  /// What depends on the values read now; made at the first read.
  static func dependent() -> Dependent? {
    guard isRunningHere, let reader else { return nil }
    // The thread that evaluates is the main actor's.
    return MainActor.assumeIsolated { reader.makeDependent(in: count) }
  }

  /// Evaluates a body for `reader`.
  @MainActor package static func run<Result>(
    for reader: any Reader, _ body: @MainActor () -> Result
  ) -> Result {
    let outer = (Self.reader, thread.load(ordering: .relaxed))
    count += 1
    reader.dependent?.begin(count)
    Self.reader = reader
    thread.store(currentThread, ordering: .relaxed)
    defer {
      Self.reader = outer.0
      thread.store(outer.1, ordering: .relaxed)
    }
    return body()
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
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
}

extension Reader {
  fileprivate func makeDependent(in evaluation: Int) -> Dependent {
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
