// Libraries that see events before they are routed.
extension Application {
  /// The answer of an event observer.
  public enum EventObservation: Sendable {
    /// It has seen the event; the event goes on.
    case seen
    /// It handles the event itself; the event goes no further. Nothing can be claimed that was delivered.
    case claimed
  }

  /// The identifier of an event observer, by which it is removed.
  public struct EventObserverID: Hashable, Sendable {
    let number: Int
  }

  /// Adds an observer, which is called with every event from outside before a scene is chosen for it, and may
  /// claim an event.
  ///
  /// Observers are for libraries, such as those that count links or take sign-in callbacks: an event reaches
  /// them without help of the application's delegate. An observer that is added later, also while a scene
  /// connects for a launch event, is called at once with the launch events that were routed before; these
  /// can't be claimed any more. The trace names observers.
  ///
  /// - Parameters:
  ///   - name: The name of the observer in the trace.
  ///   - priority: Observers with a higher priority are called earlier, those with the same in order.
  ///   - observe: Called with each event, on the main actor.
  /// - Returns: The identifier by which the observer is removed.
  @discardableResult public func addEventObserver(
    named name: String, priority: Int = 0,
    _ observe: @escaping @MainActor (ExternalEvent) -> EventObservation
  ) -> EventObserverID {
    EventObserverID(number: observers.add(name, priority: priority, observe) { note($0) })
  }

  /// Removes an observer, which sees no more events.
  public func removeEventObserver(_ id: EventObserverID) {
    observers.remove(id.number)
  }
}
