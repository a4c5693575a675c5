// Libraries that see events before they are routed.
extension Application {
  /// What an observer of events wants done with one.
  public enum EventObservation: Sendable {
    /// It has seen the event; the event goes on.
    case seen
    /// It handles the event itself; the event goes no further. Nothing can be claimed that was delivered.
    case claimed
  }

  /// Who is told of events from outside before they are routed.
  struct EventObserver {
    var number: Int
    var name: String
    var priority: Int
    var observe: @MainActor (ExternalEvent) -> EventObservation
  }

  /// By what an observer is known, to be removed.
  public struct EventObserverID: Hashable, Sendable {
    let number: Int
  }

  /// Has somebody see every event from outside before a scene is chosen for it, and claim those that are
  /// its own.
  ///
  /// For libraries, such as those that count links or take sign-in callbacks: what an application delegate
  /// would have to hand to them reaches them without its help. An observer that registers later, also
  /// while a scene connects for a launch event, is told at once of the launch events that were routed
  /// before; these can't be claimed any more. The trace names observers.
  ///
  /// - Parameters:
  ///   - name: What the observer is called in the trace.
  ///   - priority: Who has a higher one sees events earlier; of equal ones who registered first.
  ///   - observe: Told each event, on the main actor.
  /// - Returns: By what it is removed.
  @discardableResult public func addEventObserver(
    named name: String, priority: Int = 0,
    _ observe: @escaping @MainActor (ExternalEvent) -> EventObservation
  ) -> EventObserverID {
    lastObserver += 1
    let observer = EventObserver(
      number: lastObserver, name: name, priority: priority, observe: observe)
    let place = eventObservers.firstIndex { $0.priority < priority } ?? eventObservers.count
    eventObservers.insert(observer, at: place)
    // Launch events that aren't routed yet are told in their turn.
    for event in routedLaunchEvents {
      note(.observation(event, by: name, isClaimed: false))
      _ = observe(event)
    }
    return EventObserverID(number: observer.number)
  }

  /// Has an observer see no more events.
  public func removeEventObserver(_ id: EventObserverID) {
    eventObservers.removeAll { $0.number == id.number }
  }

  /// Tells the observers of an event, until one claims it.
  ///
  /// An observer may add and remove others: one that is added is told too, and one that is removed isn't.
  ///
  /// - Returns: Whether one did.
  func isClaimed(_ event: ExternalEvent) -> Bool {
    var told: Set<Int> = []
    var place = 0
    while place < eventObservers.count {
      let observer = eventObservers[place]
      if told.insert(observer.number).inserted {
        let isClaimed = observer.observe(event) == .claimed
        note(.observation(event, by: observer.name, isClaimed: isClaimed))
        if isClaimed { return true }
      }
      // Where the observers before it changed, one that isn't told yet may stand among them.
      let isInPlace =
        place < eventObservers.count && eventObservers[place].number == observer.number
      place = isInPlace ? place + 1 : 0
    }
    return false
  }
}
