import Foundation

/// The subscribers of a publisher that isn't made from another one, in the order in which they subscribed.
///
/// It can be used from any thread. A subscriber that is canceled while a value is sent doesn't get it any more.
final class Receivers<Output, Failure: Error> {
  typealias Signal = _Signal<Output, Failure>

  private struct Entry {
    let number: Int
    let receive: (Signal) -> Void
  }

  // The three properties are only accessed while `lock` is held, which no receiver is called under.
  private let lock = NSLock()
  private var entries: [Entry] = []
  private var lastNumber = 0
  private var ended: Subscribers.Completion<Failure>?

  /// Adds a receiver; if the publisher has ended, it is told so at once.
  ///
  /// - Parameters:
  ///   - first: The value that the receiver gets first; nil for none.
  ///   - receive: The receiver.
  /// - Returns: The subscription.
  func add(first: Output? = nil, _ receive: @escaping (Signal) -> Void) -> AnyCancellable {
    lock.lock()
    let ended = ended
    lastNumber += 1
    let number = lastNumber
    if ended == nil { entries.append(Entry(number: number, receive: receive)) }
    lock.unlock()
    if let ended {
      receive(.completion(ended))
      return AnyCancellable {}
    }
    if let first { receive(.value(first)) }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    lock.lock()
    let removed = entries.first { $0.number == number }
    entries.removeAll { $0.number == number }
    lock.unlock()
    // The closure is released here, because that may run code of an app.
    withExtendedLifetime(removed) {}
  }

  /// Sends a value, or the end, after which nothing is sent.
  func send(_ signal: Signal) {
    lock.lock()
    guard ended == nil else { return lock.unlock() }
    let receivers = entries
    if case .completion(let completion) = signal {
      ended = completion
      entries = []
    }
    lock.unlock()
    for receiver in receivers where isEnd(signal) || isSubscribed(receiver.number) {
      receiver.receive(signal)
    }
  }

  private func isEnd(_ signal: Signal) -> Bool {
    if case .completion = signal { true } else { false }
  }

  private func isSubscribed(_ number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return entries.contains { $0.number == number }
  }
}
