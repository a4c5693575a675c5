public import Dispatch
public import Foundation

/// A queue on which values are sent, such as a `DispatchQueue`.
///
/// `RunLoop` also conforms; every run loop represents the main queue here.
public protocol Scheduler {
  /// Performs an action after a number of seconds; not for use by apps.
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
  /// Performs the action on the main queue, because the hosts of this library don't run Foundation's run loops.
  public func _perform(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main._perform(after: seconds, action)
  }
}

/// A closure that is created on one queue and called once on another queue.
// Proof: the first queue doesn't use the closure after it has passed the closure on.
private struct TransferredClosure: @unchecked Sendable {
  let value: () -> Void

  init(_ value: @escaping () -> Void) {
    self.value = value
  }
}

extension Publisher {
  /// Sends all values and the completion on a queue.
  ///
  /// - Parameter scheduler: The queue, such as `DispatchQueue.main`. A value is sent asynchronously, even if the value
  ///   arrives on this queue.
  /// - Returns: The publisher of the values. The values keep their order if the queue is serial; values that are
  ///   still waiting when the subscription is canceled aren't sent.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      delivery.follow {
        _subscribe { signal in scheduler._perform(after: 0) { delivery.send(signal) } }
      }
      return delivery.subscription
    }
  }

  /// Sends all values and the completion after a delay.
  ///
  /// - Parameters:
  ///   - interval: The delay, such as `.seconds(1)`.
  ///   - scheduler: The queue on which the values and the completion are sent.
  /// - Returns: The publisher of the delayed values. The values keep their order if the queue is serial.
  public func delay(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let delivery = Delivery(to: receive)
      // A queue may perform actions that are due at the same time in any order. So each action sends the signal that
      // has waited longest.
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

  /// Sends a value only if no other value follows it for some time.
  ///
  /// The completion is sent on the queue without delay. A value that is still waiting when the completion is sent is
  /// discarded.
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
  ///   - interval: The time without another value, such as `.milliseconds(300)`.
  ///   - scheduler: The queue on which the values are sent.
  /// - Returns: The publisher of the values that no other value followed during the interval.
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

/// A counter of the signals that a publisher has sent: its values and its completion.
///
/// The counter can be used from any thread.
private final class SignalCounter {
  // The counter is only accessed while `lock` is held.
  private var last = 0
  private let lock = NSLock()

  /// Counts the next signal, and returns its number, from 1.
  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }

  /// Returns whether the signal with the given number is the last signal so far.
  func isLast(_ number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return number == last
  }
}

/// The signals (values and a completion) that are waiting to be sent, in the order in which they arrived.
private final class WaitingSignals<Output, Failure: Error> {
  // The array is only accessed while `lock` is held.
  private var signals: [_Signal<Output, Failure>] = []
  private let lock = NSLock()

  /// Adds a signal after the waiting signals.
  func add(_ signal: _Signal<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    signals.append(signal)
  }

  /// Sends the signal that has waited longest.
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
