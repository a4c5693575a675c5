extension Publisher {
  /// Sends the result of a closure for each value.
  ///
  /// - Parameter transform: Returns the result for a value; called for each subscriber, on the thread that sends the
  ///   value.
  /// - Returns: The publisher of the results.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    derived { value, send in send(transform(value)) }
  }

  /// Sends a property of each value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The publisher of the property's values.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends the result of a closure for each value, except results that are nil.
  ///
  /// - Parameter transform: Returns the result for a value; nil to send nothing.
  /// - Returns: The publisher of the results.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    derived { value, send in if let result = transform(value) { send(result) } }
  }

  /// Sends the values for which a closure returns true.
  ///
  /// - Parameter isIncluded: Returns whether a value is sent.
  /// - Returns: The publisher of the values that are included.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    derived { value, send in if isIncluded(value) { send(value) } }
  }

  /// Performs a closure with each value before the value is sent.
  ///
  /// - Parameter receiveOutput: The closure, called for each subscriber, on the thread that
  ///   sends the value.
  /// - Returns: The publisher of the same values.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput(value)
      return value
    }
  }

  /// Sends the values, but skips a value if a closure returns true for the previous value and this value.
  ///
  /// - Parameter areSame: Returns whether two successive values are the same; the first argument is the earlier value.
  /// - Returns: The publisher of the values that differ from the previous value; each subscriber gets the first
  ///   value.
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

  /// Skips the first values, and sends the remaining values.
  ///
  /// - Parameter count: The number of values to skip for each subscriber.
  /// - Returns: The publisher of the remaining values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return derived { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
      ._subscribe(receive)
    }
  }

  /// Combines each value with the previous result, and sends each result.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value; this result isn't sent.
  ///   - next: Returns the next result from the previous result and a value.
  /// - Returns: The publisher of the results, which are computed from `initial` separately for each subscriber.
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

  /// Returns a publisher of the results that a closure sends for the values of this publisher.
  ///
  /// - Parameter handle: Gets each value, and a function with which it can send any number of results.
  /// - Returns: The publisher of the results, which has the same completion as this publisher.
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
  /// Sends the values, but skips each value that equals the previous value.
  ///
  /// - Returns: The publisher of the values that differ from the previous value.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates { $0 == $1 }
  }
}
