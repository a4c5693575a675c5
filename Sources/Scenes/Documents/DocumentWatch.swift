import Foundation
import SceneRuntime

/// An act that is repeated while a window shows its document, by the clock of the app.
@MainActor final class DocumentWatch {
  private let interval: Double
  private let clock: SceneClock
  private let act: @MainActor () -> Void
  private var alarm: SceneClock.Alarm?

  /// Begins to repeat an act.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two acts.
  ///   - clock: The clock, by which tests and scripts let time pass.
  ///   - act: The act.
  init(every interval: Double, on clock: SceneClock, _ act: @escaping @MainActor () -> Void) {
    (self.interval, self.clock, self.act) = (interval, clock, act)
    wait()
  }

  private func wait() {
    alarm = clock.alarm(at: clock.now.addingTimeInterval(interval)) { [weak self] in
      self?.act()
      self?.wait()
    }
  }

  /// Ends the repetition.
  func end() {
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }
}
