import Observation

/// A sentinel that ends the observation of `@Observable` objects read by a body.
///
/// The toolchain's observation tracking fires once and can't be canceled. To prevent a body that is evaluated
/// for other reasons from accumulating trackers, it also reads a sentinel, which is fired before the next
/// evaluation and consumes the old tracker.
final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Consumes the tracker of the last evaluation.
  func fire() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}

extension Evaluation {
  /// Evaluates a body for a reader, which evaluates it again when any value it reads changes.
  @MainActor package static func run<Result>(
    for reader: any Reader, _ body: @MainActor () -> Result
  ) -> Result {
    let outer = begin(reader)
    defer { end(outer) }
    let sentinel = Self.sentinel
    sentinel?.fire()
    let number = evaluationNumber
    // The observer is only created if an object was read, and still during the evaluation.
    return track(
      {
        sentinel?.read()
        return body()
      }, onChange: observer(for: reader, in: number))
  }

  // A nonisolated function of this module calls a closure of the main actor without checking the actor, which
  // a function of another module doesn't.
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
