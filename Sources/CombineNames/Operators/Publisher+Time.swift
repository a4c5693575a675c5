public import Dispatch
public import Foundation

/// A queue on which values are sent.
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
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      _subscribe { signal in scheduler._perform(after: 0) { receive(signal) } }
    }
  }

  /// Sends everything later, in the same order.
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
  public init(floatLiteral seconds: Double) {
    self.seconds = seconds
  }

  /// Creates a length of time from seconds.
  public init(integerLiteral seconds: Int) {
    self.seconds = Double(seconds)
  }

  /// Returns a length of time in seconds.
  public static func seconds(_ seconds: Double) -> SchedulerInterval {
    SchedulerInterval(floatLiteral: seconds)
  }

  /// Returns a length of time in thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerInterval {
    SchedulerInterval(floatLiteral: Double(milliseconds) / 1000)
  }
}
