extension Publisher {
  /// Performs closures with the values and with the completion.
  ///
  /// - Parameters:
  ///   - receiveCompletion: The closure that gets the completion, at most once.
  ///   - receiveValue: The closure that gets each value, on the thread that sends the value.
  /// - Returns: The subscription, which ends when it is deallocated.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe { signal in
      switch signal {
      case .value(let value): receiveValue(value)
      case .completion(let completion): receiveCompletion(completion)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Performs a closure with each value.
  ///
  /// - Parameter receiveValue: The closure that gets each value, on the thread that sends the value.
  /// - Returns: The subscription, which ends when it is deallocated.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; the subscription retains the object.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set.
  ///   - object: The object, which the subscription retains.
  /// - Returns: The subscription, which ends when it is deallocated.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
