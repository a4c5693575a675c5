import Dispatch
public import Foundation

extension Timer {
  /// Returns a publisher that sends the time at regular intervals after it is connected.
  ///
  /// ```swift
  /// import CombineNames
  /// import Foundation
  ///
  /// func checkMail() -> AnyCancellable {
  ///   Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  ///     .sink { print("look for mail at \($0)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The seconds between two values, at least 0.001; an interval that isn't finite counts as 1.
  ///   - tolerance: The maximum delay of a value in seconds, up to an hour; nil for none.
  ///   - runLoop: A run loop, which has no effect: the values are sent on the main queue.
  ///   - mode: A mode, which has no effect.
  /// - Returns: The publisher, which sends nothing until it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance ?? 0)
  }

  /// A publisher of the time at regular intervals.
  public final class TimerPublisher: Publisher {
    /// The time at which a value is sent.
    public typealias Output = Date
    /// The error type; the publisher never fails.
    public typealias Failure = Never

    private let receivers = Receivers<Date, Never>()
    private let interval: TimeInterval
    private let tolerance: TimeInterval

    init(interval: TimeInterval, tolerance: TimeInterval) {
      self.interval = interval.isFinite ? max(0.001, interval) : 1
      self.tolerance = tolerance.isFinite ? max(0, tolerance) : 0
    }

    public func _subscribe(
      _ receive: @escaping (_Signal<Date, Never>) -> Void
    ) -> AnyCancellable {
      receivers.add(receive)
    }

    /// Starts a timer, which runs until the returned subscription is canceled.
    ///
    /// The values are sent on the main queue. Each call starts another timer.
    ///
    /// - Returns: The subscription. The timer ends when the subscription is canceled or deallocated.
    public func connect() -> AnyCancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(
        deadline: .now() + interval, repeating: interval,
        leeway: .nanoseconds(Int(min(tolerance, 3600) * 1_000_000_000)))
      // Proof: the receivers can be used from any thread.
      nonisolated(unsafe) let receivers = receivers
      source.setEventHandler { receivers.send(.value(Date())) }
      source.activate()
      return AnyCancellable { source.cancel() }
    }

    /// Returns a publisher whose timer runs while the publisher has subscribers.
    public func autoconnect() -> Autoconnected {
      Autoconnected(timer: self)
    }

    /// A publisher whose timer runs while the publisher has subscribers.
    public final class Autoconnected: Publisher {
      /// The time at which a value is sent.
      public typealias Output = Date
      /// The error type; the publisher never fails.
      public typealias Failure = Never

      // The properties have no lock, because apps subscribe and cancel on the main queue, on which the timer sends.
      private let timer: TimerPublisher
      private var subscribers = 0
      private var connection: AnyCancellable?

      init(timer: TimerPublisher) {
        self.timer = timer
      }

      public func _subscribe(
        _ receive: @escaping (_Signal<Date, Never>) -> Void
      ) -> AnyCancellable {
        let subscription = timer._subscribe(receive)
        subscribers += 1
        if connection == nil { connection = timer.connect() }
        // The subscription retains the publisher, which may have no other owner while its timer runs.
        return AnyCancellable { [self] in
          subscription.cancel()
          leave()
        }
      }

      private func leave() {
        subscribers -= 1
        if subscribers == 0 { connection = nil }
      }
    }
  }
}
