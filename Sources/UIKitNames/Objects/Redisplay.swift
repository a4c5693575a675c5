import Observation

/// The changes of an object that views show: a body that reads it is evaluated again after a change.
final class Redisplay: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  /// Makes the body that is being evaluated depend on the changes.
  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Requests a new evaluation of the bodies that depend on the changes.
  func change() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}
