import Observation

/// An object whose change ends the observation of the `@Observable` objects that a body has read.
///
/// An observation ends when its handler is called, and can't be canceled in another way. Without this object, each
/// evaluation of a body would leave an observation behind. Therefore a body that has read an observable object gets a
/// sentinel, and all later evaluations read it. Before an evaluation, the sentinel is changed, which ends the
/// observation of the previous evaluation. Only the first evaluation has no sentinel to read, so its observation
/// remains until an object changes.
final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Ends the observation of the last evaluation that read the sentinel.
  func fire() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}

extension Evaluation {
  /// Evaluates a body for a reader, which evaluates the body again after a change of a value that the body has read.
  @MainActor package static func run<Result>(
    for reader: any Reader, _ body: @MainActor () -> Result
  ) -> Result {
    let outer = begin(reader)
    defer { end(outer) }
    let sentinel = Self.sentinel
    sentinel?.fire()
    let number = evaluationNumber
    // The observer is created before the evaluation ends, and only if an observable object was read, such as the
    // sentinel.
    return track(
      {
        sentinel?.read()
        return body()
      }, onChange: observer(for: reader, in: number))
  }

  // The closure that is passed as `apply` is isolated to the main actor. If it were passed directly to a function of
  // another module, each call would check the actor at run time. A function of this module avoids the check.
  private nonisolated static func track<Result>(
    _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    withObservationTracking(apply, onChange: onChange())
  }

  @MainActor private static func observer(
    for reader: any Reader, in number: Int
  ) -> @Sendable () -> Void {
    let dependent = reader.makeDependent(in: number)
    dependent.sentinel = dependent.sentinel ?? Sentinel()
    return { if dependent.isCurrent(number) { dependent.invalidate() } }
  }
}
