extension Publisher {
  /// Sends the values of this publisher and of another one, until both have ended or one fails.
  ///
  /// - Parameter other: The other publisher, with the same types of values and errors.
  /// - Returns: The publisher of both.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let ends = EndCounter<Failure>(of: 2) { receive(.completion($0)) }
      func handle(_ signal: _Signal<Output, Failure>) {
        switch signal {
        case .value: receive(signal)
        case .completion(let completion): ends.add(completion)
        }
      }
      return both(_subscribe(handle), other._subscribe(handle))
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
      var first: Output?
      var second: Other.Output?
      let ends = EndCounter<Failure>(of: 2) { receive(.completion($0)) }
      func send() {
        if let first, let second { receive(.value((first, second))) }
      }
      let subscription = _subscribe { signal in
        switch signal {
        case .value(let value):
          first = value
          send()
        case .completion(let completion): ends.add(completion)
        }
      }
      let otherSubscription = other._subscribe { signal in
        switch signal {
        case .value(let value):
          second = value
          send()
        case .completion(let completion): ends.add(completion)
        }
      }
      return both(subscription, otherSubscription)
    }
  }

  private func both(_ one: AnyCancellable, _ other: AnyCancellable) -> AnyCancellable {
    AnyCancellable {
      one.cancel()
      other.cancel()
    }
  }
}

/// Counts the ends of several publishers: the last end, or the first failure, is theirs.
private final class EndCounter<Failure: Error> {
  private var left: Int
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(of count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.end = end
  }

  func add(_ completion: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = completion { left = 0 } else { left -= 1 }
    if left == 0 { end(completion) }
  }
}
