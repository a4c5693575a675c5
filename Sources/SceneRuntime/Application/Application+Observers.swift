// Observers of external events, which receive each event before it is routed to a scene.
extension Application {
  /// The answer of an observer to an event.
  public enum EventObservation: Sendable {
    /// The observer doesn't handle the event, which is delivered as usual.
    case seen
    /// The observer handles the event, which isn't delivered further.
    ///
    /// Claiming an event that was delivered before has no effect.
    case claimed
  }

  /// The identifier with which an event observer is removed.
  public struct EventObserverID: Hashable, Sendable {
    let number: Int
  }

  /// Adds an observer that is called with every external event before the event is routed, and can claim the event.
  ///
  /// A library for link analytics or for sign-in with a web page, for example, adds an observer to receive events
  /// without code in the application's delegate. If launch events have already been routed, the observer is immediately
  /// called with the launch events that no other observer claimed. It can't claim these events. The trace shows the
  /// name of each observer.
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
  ///   - name: The name by which the trace shows the observer.
  ///   - priority: The priority. Observers with a higher priority are called first; observers with equal priorities are
  ///     called in order of addition. If an observer claims an event, the observers after it aren't called.
  ///   - observe: A closure that is called on the main actor with each event, before the event is routed, and returns
  ///     whether the observer claims the event. The application retains the closure until the observer is removed.
  /// - Returns: The identifier with which the observer can be removed.
  @discardableResult public func addEventObserver(
    named name: String, priority: Int = 0,
    _ observe: @escaping @MainActor (ExternalEvent) -> EventObservation
  ) -> EventObserverID {
    EventObserverID(
      number: parts.delivery.observers.add(name, priority: priority, observe) { parts.note($0) })
  }

  /// Removes an observer, which receives no more events.
  ///
  /// - Parameter id: The identifier that ``addEventObserver(named:priority:_:)`` returned. The identifier of a removed
  ///   observer has no effect.
  public func removeEventObserver(_ id: EventObserverID) {
    parts.delivery.observers.remove(id.number)
  }
}
