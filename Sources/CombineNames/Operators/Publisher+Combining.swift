import Foundation

extension Publisher {
  /// Sends the values of this publisher and of another one, until both have ended or one fails.
  ///
  /// - Parameter other: The other publisher, with the same types of values and errors.
  /// - Returns: The publisher of both, which sends nothing after it ended.
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

  /// Sends the last values of this publisher and of another one as a pair, each time either sends one, as soon as there
  /// is one of each.
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

  /// Keeps a value of the first publisher, and returns the pair with the other; nil without another.
  func pair(first value: First) -> (First, Second)? {
    lock.lock()
    let old = first
    first = value
    let other = second
    lock.unlock()
    // The old value is released here, because that may run code of an app.
    withExtendedLifetime(old) {}
    return other.map { (value, $0) }
  }

  /// Keeps a value of the second publisher, and returns the pair with the other; nil without another.
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

/// Counts the ends of several publishers: the last end, or the first failure, is theirs.
private final class EndCounter<Failure: Error> {
  // Only accessed while `lock` is held.
  private var left: Int
  private let lock = NSLock()

  init(of count: Int) {
    left = count
  }

  /// Counts an end, and returns whether it is that of all.
  func isEnd(_ completion: Subscribers.Completion<Failure>) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard left > 0 else { return false }
    if case .failure = completion { left = 0 } else { left -= 1 }
    return left == 0
  }
}
