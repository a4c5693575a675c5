import Foundation

/// The values that one subscriber gets from other publishers, until the end or the cancellation.
///
/// It can be used from any thread. The first end counts: it ends the subscriptions to the other publishers.
final class Delivery<Output, Failure: Error> {
  typealias Signal = _Signal<Output, Failure>

  // The two properties are only accessed while `lock` is held, which the receiver isn't called under.
  private let lock = NSLock()
  private var receive: ((Signal) -> Void)?
  private var sources: [AnyCancellable] = []

  /// Creates a delivery.
  ///
  /// - Parameter receive: The receiver.
  init(to receive: @escaping (Signal) -> Void) {
    self.receive = receive
  }

  /// Sends a value, or the end, after which nothing is sent.
  func send(_ signal: Signal) {
    if case .completion = signal {
      close()?(signal)
    } else {
      lock.lock()
      let receive = receive
      lock.unlock()
      receive?(signal)
    }
  }

  /// Keeps a subscription to another publisher; after the end it isn't made.
  func follow(_ subscribe: () -> AnyCancellable) {
    guard isOpen else { return }
    let source = subscribe()
    lock.lock()
    let isOpen = receive != nil
    if isOpen { sources.append(source) }
    lock.unlock()
    if !isOpen { source.cancel() }
  }

  /// The subscription, which ends the delivery when it is canceled.
  var subscription: AnyCancellable { AnyCancellable { _ = self.close() } }

  private var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return receive != nil
  }

  /// Ends the delivery, and returns the receiver; nil if it had ended.
  private func close() -> ((Signal) -> Void)? {
    lock.lock()
    let (last, left) = (receive, sources)
    receive = nil
    sources = []
    lock.unlock()
    for source in left { source.cancel() }
    return last
  }
}
