/// The observers of external events, in the order in which they are called.
@MainActor final class EventObservers {
  private struct Observer {
    var number: Int
    var name: String
    var priority: Int
    /// The number of the observer that was being called when this observer was added; nil if no observer was being
    /// called.
    var adder: Int?
    var observe: @MainActor (ExternalEvent) -> Application.EventObservation
  }

  private var observers: [Observer] = []
  private var lastNumber = 0
  /// The launch events that no observer claimed when they were routed, for observers that are added later.
  private var launchEvents: [ExternalEvent] = []
  /// The number of the observer that is being called; nil if no observer is being called.
  private var current: Int?
  /// The number of unfinished calls of `add` that are passing launch events to the new observer.
  ///
  /// The number exceeds 1 if an observer that receives a launch event during `add` adds another observer.
  private var replayDepth = 0

  /// Adds an observer, and calls it with the launch events that were routed before and that no observer claimed.
  ///
  /// - Parameters:
  ///   - name: The name by which the trace shows the observer.
  ///   - priority: The priority. Observers with a higher priority are called first; observers with
  ///     equal priorities are called in order of addition.
  ///   - observe: A closure that receives each event, and returns whether it claims the event. A launch event that was
  ///     routed before can't be claimed, so the result for this event is ignored.
  ///   - note: A closure that receives the trace entries.
  /// - Returns: The number with which ``remove(_:)`` removes the observer.
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
    // The limit stops an observer that adds itself again for each launch event, which would be an
    // infinite loop.
    if replayDepth == 2 { return observer.number }
    let outer = current
    (current, replayDepth) = (observer.number, replayDepth + 1)
    defer { (current, replayDepth) = (outer, replayDepth - 1) }
    // Launch events that haven't been routed yet reach the observer when they are routed.
    for event in launchEvents {
      note(.observation(event, by: name, isClaimed: false))
      _ = observe(event)
    }
    return observer.number
  }

  func removeAll() {
    let removed = observers
    observers = []
    withExtendedLifetime(removed) {}
  }

  func remove(_ number: Int) {
    guard let place = observers.firstIndex(where: { $0.number == number }) else { return }
    let removed = observers.remove(at: place)
    // The removed observer may own objects whose release removes other observers, so it is released after the removal
    // from the array.
    withExtendedLifetime(removed) {}
  }

  /// Calls the observers with an event, until one of them claims the event.
  ///
  /// An observer can add and remove observers during the call. An added observer is called too, and a removed observer
  /// isn't. If the added observer itself adds observers, these aren't called. An observer that adds itself again thus
  /// causes no infinite loop.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isLaunch: Whether the event is a launch event, which observers that are added later receive
  ///     too.
  ///   - note: A closure that receives the trace entries.
  /// - Returns: Whether an observer claimed the event.
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
      // If the call added or removed observers, the index of this observer may have changed. The search then starts
      // again, and skips the observers that were called.
      let isInPlace = place < observers.count && observers[place].number == observer.number
      place = isInPlace ? place + 1 : 0
    }
    return false
  }
}
