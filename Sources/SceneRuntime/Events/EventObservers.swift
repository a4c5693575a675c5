/// The observers of external events, in the order in which they are called.
@MainActor final class EventObservers {
  private struct Observer {
    var number: Int
    var name: String
    var priority: Int
    /// The observer that was being called when this one was added; nil if none was.
    var adder: Int?
    var observe: @MainActor (ExternalEvent) -> Application.EventObservation
  }

  private var observers: [Observer] = []
  private var lastNumber = 0
  /// The launch events that were routed and that no observer claimed, for observers added later.
  private var launchEvents: [ExternalEvent] = []
  /// The observer that is being called.
  private var current: Int?
  /// The number of observers that are being called with launch events, each added by the one before.
  private var replayDepth = 0

  /// Adds an observer, and calls it with the launch events that were routed before.
  ///
  /// - Parameters:
  ///   - name: The name of the observer in the trace.
  ///   - priority: Observers with a higher priority are called earlier, those with the same in order.
  ///   - observe: The observer.
  ///   - note: Called with each entry for the trace.
  /// - Returns: The number of the observer.
  func add(
    _ name: String, priority: Int,
    _ observe: @escaping @MainActor (ExternalEvent) -> Application.EventObservation,
    note: (TraceEntry.Kind) -> Void
  ) -> Int {
    lastNumber += 1
    let observer = Observer(
      number: lastNumber, name: name, priority: priority, adder: current, observe: observe)
    let place = observers.firstIndex { $0.priority < priority } ?? observers.count
    observers.insert(observer, at: place)
    // An observer that adds itself again when it is called with a launch event would never end.
    if replayDepth == 2 { return observer.number }
    let outer = current
    (current, replayDepth) = (observer.number, replayDepth + 1)
    defer { (current, replayDepth) = (outer, replayDepth - 1) }
    // Launch events that aren't routed yet come in their turn.
    for event in launchEvents {
      note(.observation(event, by: name, isClaimed: false))
      _ = observe(event)
    }
    return observer.number
  }

  func remove(_ number: Int) {
    observers.removeAll { $0.number == number }
  }

  /// Calls the observers with an event, until one claims it.
  ///
  /// An observer may add and remove others: one that is added is called too, and one that is removed isn't.
  /// One that is added by such an addition isn't, so that an observer that adds itself again ends.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isLaunch: Whether the application is launched for it, so that observers added later are called with it.
  ///   - note: Called with each entry for the trace.
  /// - Returns: Whether an observer claimed it.
  func claim(
    _ event: ExternalEvent, isLaunch: Bool, note: (TraceEntry.Kind) -> Void
  ) -> Bool {
    if claim(event, note: note) { return true }
    if isLaunch { launchEvents.append(event) }
    return false
  }

  private func claim(_ event: ExternalEvent, note: (TraceEntry.Kind) -> Void) -> Bool {
    var called: Set<Int> = []
    var place = 0
    let last = lastNumber
    let outer = current
    defer { current = outer }
    while place < observers.count {
      let observer = observers[place]
      if (observer.adder ?? 0) <= last, called.insert(observer.number).inserted {
        current = observer.number
        let isClaimed = observer.observe(event) == .claimed
        note(.observation(event, by: observer.name, isClaimed: isClaimed))
        if isClaimed { return true }
      }
      // Observers that were added or removed before this place shift the others.
      let isInPlace = place < observers.count && observers[place].number == observer.number
      place = isInPlace ? place + 1 : 0
    }
    return false
  }
}
