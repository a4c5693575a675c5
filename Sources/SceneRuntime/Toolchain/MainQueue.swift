import Dispatch

/// The queue of the main actor, which isn't always on the main thread.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// Whether this code runs on the queue of the main actor.
  package static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) != nil
  }
}
