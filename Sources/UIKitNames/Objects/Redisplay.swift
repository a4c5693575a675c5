import Observation

/// A notifier of an object's changes: a view whose body calls ``read()`` is evaluated again after `change()`.
final class Redisplay: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var tick: Int { 0 }

  /// Makes the view whose body is being evaluated depend on the object's changes.
  func read() {
    registrar.access(self, keyPath: \.tick)
  }

  /// Requests a new evaluation of the bodies that depend on the object.
  func change() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}
