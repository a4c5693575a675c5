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
    let action = Handover(action)
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

/// A closure that one queue hands to another one, which calls it once.
// Proof: the queue that creates it doesn't use the closure afterwards.
private struct Handover: @unchecked Sendable {
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
  ///   serial.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      _subscribe { signal in scheduler._perform(after: 0) { receive(signal) } }
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
      _subscribe { signal in
        scheduler._perform(after: interval.seconds) { receive(signal) }
      }
    }
  }

  /// Sends a value only when none has followed it for some time.
  ///
  /// The end is sent at once.
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
      var number = 0
      return _subscribe { signal in
        guard case .value = signal else { return receive(signal) }
        number += 1
        let own = number
        scheduler._perform(after: interval.seconds) { if number == own { receive(signal) } }
      }
    }
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
