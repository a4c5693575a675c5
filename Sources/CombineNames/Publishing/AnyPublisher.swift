/// A publisher that hides the type of the publisher from which it was created.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (_Signal<Output, Failure>) -> Void) -> AnyCancellable

  /// Creates a publisher that hides the type of another publisher.
  ///
  /// - Parameter base: The publisher, which is retained.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    subscribe = base._subscribe
  }

  /// Creates a publisher from a closure that adds a subscriber and returns the subscription.
  init(_ subscribe: @escaping (@escaping (_Signal<Output, Failure>) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(
    _ receive: @escaping (_Signal<Output, Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(receive)
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  ///
  /// - Returns: A publisher of the same values, whose type depends only on the types of the values and the errors.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that sends one value and then ends.
public struct Just<Output>: Publisher {
  /// The error type; the publisher never fails.
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Creates a publisher that sends a value.
  ///
  /// - Parameter output: The value that each subscriber gets.
  public init(_ output: Output) {
    self.output = output
  }

  public func _subscribe(_ receive: @escaping (_Signal<Output, Never>) -> Void) -> AnyCancellable {
    receive(.value(output))
    receive(.completion(.finished))
    return AnyCancellable {}
  }
}
