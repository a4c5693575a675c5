// Observers receive events before the events are routed.
extension Application {
  /// The result of an event observer.
  public enum EventObservation: Sendable {
    /// The observer doesn't handle the event, which is delivered as usual.
    case seen
    /// The observer handles the event, which isn't delivered further.
    ///
    /// Claiming an event that was delivered before has no effect.
    case claimed
  }

  /// The identifier of an event observer, for its removal.
  public struct EventObserverID: Hashable, Sendable {
    let number: Int
  }

  /// Adds an observer, which is called with every external event before routing and can claim the
  /// event.
  ///
  /// Observers are for libraries, such as libraries for link analytics or sign-in callbacks. An
  /// observer receives events without code in the application's delegate. If launch events were
  /// routed before the observer is added, the observer is called with the launch events
  /// immediately, and can't claim these events. The trace has the name of each observer.
  ///
  /// ```swift
  /// @MainActor func observeSignIn(in application: Application) {
  ///   application.addEventObserver(named: "sign-in", priority: 1) { event in
  ///     guard case .openURL(let link) = event, link.url.scheme == "postbox-login" else {
  ///       return .seen
  ///     }
  ///     return .claimed
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the observer in the trace.
  ///   - priority: The priority. Observers with a higher priority are called first; observers with
  ///     equal priorities are called in order of addition.
  ///   - observe: A closure that is called with each event, on the main actor, before the event is
  ///     routed. With launch events that were routed before, it is called during this call. The
  ///     application keeps the closure until the observer is removed.
  /// - Returns: The identifier for removing the observer.
  @discardableResult public func addEventObserver(
    named name: String, priority: Int = 0,
    _ observe: @escaping @MainActor (ExternalEvent) -> EventObservation
  ) -> EventObserverID {
    EventObserverID(
      number: parts.delivery.observers.add(name, priority: priority, observe) { parts.note($0) })
  }

  /// Removes an observer, which receives no more events.
  ///
  /// - Parameter id: The identifier that ``addEventObserver(named:priority:_:)`` returned. The
  ///   identifier of a removed observer has no effect.
  public func removeEventObserver(_ id: EventObserverID) {
    parts.delivery.observers.remove(id.number)
  }
}
