import Observation

/// The changes of an object that views show: a body that reads it is evaluated again after a change.
final class Redisplay: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  /// Has the body that is being evaluated follow the changes.
  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Has the bodies that follow the changes evaluated again.
  func change() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}
