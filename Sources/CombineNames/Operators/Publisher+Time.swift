public import Dispatch
public import Foundation

/// A queue on which values are sent.
///
/// `DispatchQueue` is one, and `RunLoop`, which stands for the main queue here.
public protocol Scheduler {
  /// Performs an action after some seconds; not for use by apps.
  func _perform(after seconds: Double, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func _perform(after seconds: Double, _ action: @escaping () -> Void) {
    let action = TransferredClosure(action)
    if seconds <= 0 { return async { action.value() } }
    asyncAfter(deadline: .now() + seconds) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// Performs the action on the main queue: a run loop of Foundation isn't run by the hosts of this library.
  public func _perform(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main._perform(after: seconds, action)
  }
}

/// A closure that is created on one queue and called once on another.
// Proof: the first queue doesn't use the closure after passing it on.
private struct TransferredClosure: @unchecked Sendable {
  let value: () -> Void

  init(_ value: @escaping () -> Void) {
    self.value = value
  }
}

extension Publisher {
  /// Sends everything on a queue.
  ///
  /// - Parameter scheduler: The queue, such as `DispatchQueue.main`. A value that is sent on it
  ///   already comes later, too.
  /// - Returns: The publisher, whose values and end come on the queue; in their order if it is
  ///   serial. A value that waits isn't sent after the cancellation.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      delivery.follow {
        _subscribe { signal in scheduler._perform(after: 0) { delivery.send(signal) } }
      }
      return delivery.subscription
    }
  }

  /// Sends everything later, in the same order.
  ///
  /// - Parameters:
  ///   - interval: The time by which the values and the end are late, in seconds.
  ///   - scheduler: The queue on which they are sent.
  /// - Returns: The publisher of the later values.
  public func delay(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      // A queue may do work that is due at one time in any order.
      let waiting = WaitingSignals<Output, Failure>()
      delivery.follow {
        _subscribe { signal in
          waiting.add(signal)
          scheduler._perform(after: interval.seconds) { waiting.sendNext(by: delivery) }
        }
      }
      return delivery.subscription
    }
  }

  /// Sends a value only when none has followed it for some time.
  ///
  /// The end is sent on the queue without waiting, and a value that waits isn't sent any more.
  ///
  /// ```swift
  /// import CombineNames
  /// import Dispatch
  ///
  /// func search(_ queries: PassthroughSubject<String, Never>) -> AnyCancellable {
  ///   queries.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  ///     .sink { print("search for \($0)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time without another value, in seconds.
  ///   - scheduler: The queue on which the values are sent.
  /// - Returns: The publisher of the values that none followed.
  public func debounce(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      let signals = SignalCounter()
      delivery.follow {
        _subscribe { signal in
          let number = signals.next()
          guard case .value = signal else {
            return scheduler._perform(after: 0) { delivery.send(signal) }
          }
          scheduler._perform(after: interval.seconds) {
            if signals.isLast(number) { delivery.send(signal) }
          }
        }
      }
      return delivery.subscription
    }
  }
}

/// The number of signals that a publisher sent, on any thread.
private final class SignalCounter {
  // Only accessed while `lock` is held.
  private var last = 0
  private let lock = NSLock()

  /// Returns the number of the next signal.
  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }

  /// Returns whether no signal followed one.
  func isLast(_ number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return number == last
  }
}

/// Signals that wait, in the order in which they were sent.
private final class WaitingSignals<Output, Failure: Error> {
  // Only accessed while `lock` is held.
  private var signals: [_Signal<Output, Failure>] = []
  private let lock = NSLock()

  /// Adds a signal at the end.
  func add(_ signal: _Signal<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    signals.append(signal)
  }

  /// Sends the signal that waited longest.
  func sendNext(by delivery: Delivery<Output, Failure>) {
    lock.lock()
    let next = signals.isEmpty ? nil : signals.removeFirst()
    lock.unlock()
    if let next { delivery.send(next) }
  }
}

/// A length of time, such as `.seconds(0.3)` or `0.3`.
public struct SchedulerInterval: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  /// Creates a length of time from seconds.
  ///
  /// - Parameter seconds: The number of seconds; 0 or less for no time.
  public init(floatLiteral seconds: Double) {
    self.seconds = seconds
  }

  /// Creates a length of time from seconds.
  ///
  /// - Parameter seconds: The number of seconds; 0 or less for no time.
  public init(integerLiteral seconds: Int) {
    self.seconds = Double(seconds)
  }

  /// Returns a length of time in seconds.
  ///
  /// - Parameter seconds: The number of seconds; 0 or less for no time.
  /// - Returns: The length of time.
  public static func seconds(_ seconds: Double) -> SchedulerInterval {
    SchedulerInterval(floatLiteral: seconds)
  }

  /// Returns a length of time in thousandths of a second.
  ///
  /// - Parameter milliseconds: The number of thousandths of a second; 0 or less for no time.
  /// - Returns: The length of time.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerInterval {
    SchedulerInterval(floatLiteral: Double(milliseconds) / 1000)
  }
}
