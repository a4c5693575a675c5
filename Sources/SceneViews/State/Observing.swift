import Observation

/// Follows the `@Observable` objects that a body reads.
///
/// The toolchain's tracking fires once and can't be taken back. So that a body that is evaluated for
/// other reasons doesn't leave a tracker behind each time, it also reads a sentinel, and the sentinel
/// is fired before the next evaluation, which uses the old tracker up.
final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Uses up the tracker that has read it.
  func fire() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}

extension Evaluation {
  /// Evaluates a body for `reader`, which is evaluated again when anything it reads changes.
  @MainActor package static func run<Result>(
    for reader: any Reader, _ body: @MainActor () -> Result
  ) -> Result {
    let outer = begin(reader)
    defer { end(outer) }
    let sentinel = reader.dependent?.sentinel
    sentinel?.fire()
    let number = evaluationNumber
    // The observer is made only if an object was read, and then still within the evaluation.
    return withObservationTracking(
      {
        sentinel?.read()
        return body()
      }, onChange: observer(for: reader, in: number))
  }

  @MainActor private static func observer(
    for reader: any Reader, in number: Int
  ) -> @Sendable () -> Void {
    let dependent = reader.makeDependent(in: number)
    dependent.sentinel = dependent.sentinel ?? Sentinel()
    return { if dependent.isCurrent(number) { dependent.invalidate() } }
  }
}
