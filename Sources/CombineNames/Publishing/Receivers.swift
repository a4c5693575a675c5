import Foundation

/// The subscribers of a publisher, in the order in which they subscribed.
///
/// The object can be used from any thread. If a subscriber is canceled while a signal (a value or the completion) is
/// being sent to earlier subscribers, the canceled subscriber doesn't get the signal.
final class Receivers<Output, Failure: Error> {
  typealias Signal = _Signal<Output, Failure>

  private final class Entry {
    let receive: (Signal) -> Void
    // These properties are only accessed while `lock` is held.
    /// Whether the subscriber still gets signals.
    var isSubscribed = true
    /// The signals that were sent while the subscriber was receiving its first value; nil if the subscriber gets
    /// signals directly.
    var waiting: [Signal]?

    init(_ receive: @escaping (Signal) -> Void) {
      self.receive = receive
    }
  }

  // The variable properties are only accessed while `lock` is held; receivers are called after `lock` is released.
  private let lock = NSLock()
  private var entries: [Entry] = []
  private var ended: Subscribers.Completion<Failure>?

  /// Adds a receiver, which is called immediately with the completion if the publisher has ended.
  ///
  /// - Parameters:
  ///   - first: Returns a value for the new receiver only; nil to send none. The closure isn't called if the publisher
  ///     has ended. The receiver gets the value before all signals that are sent after the call of the closure.
  ///   - receive: The closure that gets the signals.
  /// - Returns: The subscription.
  func add(
    first: () -> Output? = { nil }, _ receive: @escaping (Signal) -> Void
  ) -> AnyCancellable {
    lock.lock()
    let ended = ended
    let entry = Entry(receive)
    let first = ended == nil ? first() : nil
    if first != nil { entry.waiting = [] }
    if ended == nil { entries.append(entry) }
    lock.unlock()
    if let ended {
      receive(.completion(ended))
      return AnyCancellable {}
    }
    if let first {
      receive(.value(first))
      while let signals = takeWaiting(of: entry) { signals.forEach(receive) }
    }
    return AnyCancellable { [weak self] in self?.remove(entry) }
  }

  /// Removes and returns the waiting signals of a receiver; if there are none, returns nil, and the receiver gets later
  /// signals directly.
  private func takeWaiting(of entry: Entry) -> [Signal]? {
    lock.lock()
    defer { lock.unlock() }
    let signals = entry.waiting ?? []
    entry.waiting = signals.isEmpty ? nil : []
    return signals.isEmpty ? nil : signals
  }

  private func remove(_ entry: Entry) {
    lock.lock()
    entry.isSubscribed = false
    entries.removeAll { $0 === entry }
    lock.unlock()
    // The caller retains `entry` until this method returns. Therefore the receiver is released after unlocking, because
    // its release may run code of the app.
  }

  /// Sends a value or the completion; nothing is sent after the completion.
  ///
  /// - Parameters:
  ///   - signal: The value or the completion.
  ///   - keep: A closure that stores the value before the receivers get it; it isn't called if the publisher has ended.
  func send(_ signal: Signal, keeping keep: () -> Void = {}) {
    lock.lock()
    guard ended == nil else { return lock.unlock() }
    keep()
    let receivers = entries
    if case .completion(let completion) = signal {
      ended = completion
      entries = []
    }
    lock.unlock()
    for receiver in receivers where isReady(receiver, for: signal) { receiver.receive(signal) }
  }

  /// Returns whether a receiver gets a signal now; false if the receiver was canceled, or is still receiving its first
  /// value.
  private func isReady(_ entry: Entry, for signal: Signal) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    entry.waiting?.append(signal)
    return entry.isSubscribed && entry.waiting == nil
  }
}
