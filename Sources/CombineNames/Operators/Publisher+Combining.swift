import Foundation

extension Publisher {
  /// Sends the values of this publisher and of another publisher, until both have ended or one fails.
  ///
  /// - Parameter other: The other publisher, with the same types of values and errors.
  /// - Returns: The publisher of the values of both publishers.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      let ends = EndCounter<Failure>(of: 2)
      func handle(_ signal: _Signal<Output, Failure>) {
        switch signal {
        case .value: delivery.send(signal)
        case .completion(let completion):
          if ends.isEnd(completion) { delivery.send(signal) }
        }
      }
      delivery.follow { _subscribe(handle) }
      delivery.follow { other._subscribe(handle) }
      return delivery.subscription
    }
  }

  /// Sends pairs of the last values of this publisher and another publisher.
  ///
  /// The first pair is sent when both publishers have sent a value; after that, a pair is sent each time one of them
  /// sends a value.
  ///
  /// - Parameter other: The other publisher, with the same type of errors.
  /// - Returns: The publisher of the pairs, which ends when both have ended or one fails.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      let ends = EndCounter<Failure>(of: 2)
      let last = LastValues<Output, Other.Output>()
      func end(_ completion: Subscribers.Completion<Failure>) {
        if ends.isEnd(completion) { delivery.send(.completion(completion)) }
      }
      delivery.follow {
        _subscribe { signal in
          switch signal {
          case .value(let value):
            if let pair = last.pair(first: value) { delivery.send(.value(pair)) }
          case .completion(let completion): end(completion)
          }
        }
      }
      delivery.follow {
        other._subscribe { signal in
          switch signal {
          case .value(let value):
            if let pair = last.pair(second: value) { delivery.send(.value(pair)) }
          case .completion(let completion): end(completion)
          }
        }
      }
      return delivery.subscription
    }
  }
}

/// The last values of two publishers, which may send on different threads.
private final class LastValues<First, Second> {
  // The two properties are only accessed while `lock` is held.
  private let lock = NSLock()
  private var first: First?
  private var second: Second?

  /// Stores a value of the first publisher, and returns a pair of this value and the second publisher's last value;
  /// nil if the second publisher hasn't sent a value.
  func pair(first value: First) -> (First, Second)? {
    lock.lock()
    let old = first
    first = value
    let other = second
    lock.unlock()
    // The old value is released after unlocking, because releasing it may run code of the app.
    withExtendedLifetime(old) {}
    return other.map { (value, $0) }
  }

  /// Stores a value of the second publisher, and returns a pair of this value and the first publisher's last value;
  /// nil if the first publisher hasn't sent a value.
  func pair(second value: Second) -> (First, Second)? {
    lock.lock()
    let old = second
    second = value
    let other = first
    lock.unlock()
    withExtendedLifetime(old) {}
    return other.map { ($0, value) }
  }
}

/// A counter of the source publishers that haven't ended, for a publisher that combines several source publishers.
///
/// The combining publisher ends with the last of its source publishers, or with the first failure.
private final class EndCounter<Failure: Error> {
  // The counter is only accessed while `lock` is held.
  private var left: Int
  private let lock = NSLock()

  init(of count: Int) {
    left = count
  }

  /// Counts the end of a source publisher, and returns whether the combining publisher ends too.
  func isEnd(_ completion: Subscribers.Completion<Failure>) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard left > 0 else { return false }
    if case .failure = completion { left = 0 } else { left -= 1 }
    return left == 0
  }
}
