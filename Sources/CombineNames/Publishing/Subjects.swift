import Foundation

/// A publisher that sends the values it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends the publisher.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all subscribers.
  public func send() {
    send(())
  }
}

/// A subject that keeps no value.
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
  public init(_ value: Output) {
    current = value
  }

  /// The last value; setting it sends it.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.lock()
    let old = current
    current = value
    lock.unlock()
    // The old value is released here, because that may run code of an app.
    withExtendedLifetime(old) {}
    receivers.send(.value(value))
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
