/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (_Signal<Output, Failure>) -> Void) -> AnyCancellable

  /// Hides the type of a publisher.
  ///
  /// - Parameter base: The publisher, which is kept.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    subscribe = base._subscribe
  }

  /// Creates a publisher from the function that adds a subscriber.
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
  /// - Returns: A publisher of the same values with a type that only names them.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
  /// The error type; the publisher never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
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
