import Foundation

/// The delivery of signals (values and a completion) from one or more publishers to one subscriber.
///
/// The delivery ends when a completion is sent or the subscription is canceled.
///
/// A delivery can be used from any thread. Sending a completion also cancels the subscriptions to the publishers.
final class Delivery<Output, Failure: Error> {
  typealias Signal = _Signal<Output, Failure>

  // The variable properties are only accessed while `lock` is held; the receiver is called after `lock` is released.
  private let lock = NSLock()
  private var receive: ((Signal) -> Void)?
  private var sources: [AnyCancellable] = []

  /// Creates a delivery without subscriptions.
  ///
  /// - Parameter receive: The closure that receives the signals.
  init(to receive: @escaping (Signal) -> Void) {
    self.receive = receive
  }

  /// Sends a value or the completion; nothing is sent after the completion.
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

  /// Subscribes to a publisher and stores the subscription, unless the delivery has ended.
  func follow(_ subscribe: () -> AnyCancellable) {
    guard isOpen else { return }
    let source = subscribe()
    lock.lock()
    let isOpen = receive != nil
    if isOpen { sources.append(source) }
    lock.unlock()
    if !isOpen { source.cancel() }
  }

  /// The subscription of the receiver; canceling it ends the delivery.
  var subscription: AnyCancellable { AnyCancellable { _ = self.close() } }

  private var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return receive != nil
  }

  /// Ends the delivery, and returns the receiver; returns nil if the delivery has already ended.
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
