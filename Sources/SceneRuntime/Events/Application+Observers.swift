// Libraries that see events before they are routed.
extension Application {
  /// The answer of an event observer.
  public enum EventObservation: Sendable {
    /// It has seen the event; the event goes on.
    case seen
    /// It handles the event itself; the event goes no further. Nothing can be claimed that was delivered.
    case claimed
  }

  /// A closure that is called with each event from outside before it is routed.
  struct EventObserver {
    var number: Int
    var name: String
    var priority: Int
    /// The observer that was being told of an event when this one was added; nil if none was.
    var adder: Int?
    var observe: @MainActor (ExternalEvent) -> EventObservation
  }

  /// The identifier of an event observer, by which it is removed.
  public struct EventObserverID: Hashable, Sendable {
    let number: Int
  }

  /// Adds an observer, which is called with every event from outside before a scene is chosen for it, and may
  /// claim an event.
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
      number: lastObserver, name: name, priority: priority, adder: toldObserver, observe: observe)
    let place = eventObservers.firstIndex { $0.priority < priority } ?? eventObservers.count
    eventObservers.insert(observer, at: place)
    // An observer that adds itself again when it is told of a launch event would never end.
    if replayDepth == 2 { return EventObserverID(number: observer.number) }
    let outer = toldObserver
    (toldObserver, replayDepth) = (observer.number, replayDepth + 1)
    defer { (toldObserver, replayDepth) = (outer, replayDepth - 1) }
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
  /// One that is added by such an addition isn't, so that an observer that adds itself again ends.
  ///
  /// - Returns: Whether one did.
  func isClaimed(_ event: ExternalEvent) -> Bool {
    var told: Set<Int> = []
    var place = 0
    let last = lastObserver
    let outer = toldObserver
    defer { toldObserver = outer }
    while place < eventObservers.count {
      let observer = eventObservers[place]
      if (observer.adder ?? 0) <= last, told.insert(observer.number).inserted {
        toldObserver = observer.number
        let isClaimed = observer.observe(event) == .claimed
        note(.observation(event, by: observer.name, isClaimed: isClaimed))
        if isClaimed { return true }
      }
      // Observers that were added or removed before this place shift the others.
      let isInPlace =
        place < eventObservers.count && eventObservers[place].number == observer.number
      place = isInPlace ? place + 1 : 0
    }
    return false
  }
}
