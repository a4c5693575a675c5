import Foundation

/// A publisher whose values are sent by calling ``send(_:)``.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  ///
  /// The method can be called from any thread; the subscribers' closures are called during the call, in the order in
  /// which they subscribed. A new subscriber that is still receiving its first value gets this value afterward,
  /// possibly after the call returns.
  ///
  /// - Parameter value: The value, which isn't sent if the subject has ended.
  func send(_ value: Output)

  /// Ends the publisher.
  ///
  /// Only the first completion has an effect. A closure that subscribes later gets only this completion, immediately.
  ///
  /// - Parameter completion: The reason for the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value to all subscribers.
  public func send() {
    send(())
  }
}

/// A subject that doesn't store values.
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

/// A subject that stores the last value, which a new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  // The value is only accessed while `lock` is held.
  private var current: Output

  /// Creates a subject with its first value.
  ///
  /// - Parameter value: The first value, which each new subscriber gets until another value is sent.
  public init(_ value: Output) {
    current = value
  }

  /// The current value, which doesn't change after the subject has ended; setting the property sends the new value.
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
    // The old value is released after unlocking, because releasing it may run code of the app.
    withExtendedLifetime(old) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(.completion(completion))
  }

  public func _subscribe(
    _ receive: @escaping (_Signal<Output, Failure>) -> Void
  ) -> AnyCancellable {
    receivers.add(first: { value }, receive)
  }
}
