extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    derived { value, send in send(transform(value)) }
  }

  /// Sends a property of each value.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends what a closure makes of each value, without nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    derived { value, send in if let result = transform(value) { send(result) } }
  }

  /// Sends the values for which a closure returns true.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    derived { value, send in if isIncluded(value) { send(value) } }
  }

  /// Performs a closure with each value before it is sent.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput(value)
      return value
    }
  }

  /// Leaves out a value that a closure takes for the same as the one before it.
  public func removeDuplicates(
    by areSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return derived { value, send in
        let isSame = last.map { areSame($0, value) } ?? false
        last = value
        if !isSame { send(value) }
      }
      ._subscribe(receive)
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return derived { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
      ._subscribe(receive)
    }
  }

  /// Sends values that are made one after the other from the result so far and the next value.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      var result = initial
      return derived { value, send in
        result = next(result, value)
        send(result)
      }
      ._subscribe(receive)
    }
  }

  /// Returns a publisher that sends what a closure makes of each value: nothing, or a value of another type.
  func derived<Result>(
    _ handle: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      _subscribe { signal in
        switch signal {
        case .value(let value): handle(value) { receive(.value($0)) }
        case .completion(let completion): receive(.completion(completion))
        }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before it.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates { $0 == $1 }
  }
}
