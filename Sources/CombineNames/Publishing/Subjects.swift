import Foundation

/// A publisher that sends the values it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  ///
  /// It can be called from any thread; the subscribers' closures are called during the call, in the
  /// order in which they subscribed.
  ///
  /// - Parameter value: The value; after the end no subscriber gets it.
  func send(_ value: Output)

  /// Ends the publisher.
  ///
  /// The first end counts. Later subscribers are told of it at once.
  ///
  /// - Parameter completion: The reason of the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all subscribers.
  public func send() {
    send(())
  }
}

/// A subject that keeps no value.
///
/// ```swift
/// import CombineNames
///
/// func announce() {
///   let arrivals = PassthroughSubject<String, Never>()
///   let subscription = arrivals.sink { print("a message from \($0)") }
///   arrivals.send("news@example.com")
///   subscription.cancel()
/// }
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  public func send(_ value: Output) {
    receivers.send(.value(value))
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(.completion(completion))
  }

  public func _subscribe(
    _ receive: @escaping (_Signal<Output, Failure>) -> Void
  ) -> AnyCancellable {
    receivers.add(receive)
  }
}

/// A subject that keeps the last value, which a new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  // Only accessed while `lock` is held.
  private var current: Output

  /// Creates a subject with its first value.
  ///
  /// - Parameter value: The first value, which each subscriber gets until another is sent.
  public init(_ value: Output) {
    current = value
  }

  /// The last value before the end; setting it sends it.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    var old: Output?
    receivers.send(.value(value)) {
      lock.lock()
      old = current
      current = value
      lock.unlock()
    }
    // The old value is released here, because that may run code of an app.
    withExtendedLifetime(old) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(.completion(completion))
  }

  public func _subscribe(
    _ receive: @escaping (_Signal<Output, Failure>) -> Void
  ) -> AnyCancellable {
    receivers.add(first: value, receive)
  }
}
