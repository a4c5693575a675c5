import Dispatch
public import Foundation

extension Timer {
  /// Returns a publisher of the time, at regular intervals, after it is connected.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two values.
  ///   - tolerance: Seconds by which a value may be late.
  ///   - runLoop: A run loop; the values are sent on the main queue.
  ///   - mode: A mode, which has no effect.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance ?? 0)
  }

  /// A publisher of the time at regular intervals.
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
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

    /// Starts the timer, until the result is canceled.
    public func connect() -> AnyCancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(
        deadline: .now() + interval, repeating: interval,
        leeway: .nanoseconds(Int(min(tolerance, 3600) * 1_000_000_000)))
      // Proof: one source uses it, on the main queue only.
      nonisolated(unsafe) let receivers = receivers
      source.setEventHandler { receivers.send(.value(Date())) }
      source.activate()
      return AnyCancellable { source.cancel() }
    }

    /// Returns a publisher whose timer runs while it has subscribers.
    public func autoconnect() -> Autoconnected {
      Autoconnected(timer: self)
    }

    /// A publisher whose timer runs while it has subscribers.
    public final class Autoconnected: Publisher {
      public typealias Output = Date
      public typealias Failure = Never

      // The timer belongs to the main queue, as those who subscribe to it do.
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
        return AnyCancellable { [weak self] in
          subscription.cancel()
          self?.leave()
        }
      }

      private func leave() {
        subscribers -= 1
        if subscribers == 0 { connection = nil }
      }
    }
  }
}
