import Foundation
import SceneRuntime

/// An action that is repeated until `end()` is called, such as a check of a document's file.
@MainActor final class DocumentWatch {
  private let interval: Double
  private let clock: SceneClock
  private let act: @MainActor () -> Void
  private var alarm: SceneClock.Alarm?

  /// Begins to repeat an action.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls of the action.
  ///   - clock: The clock, which tests and scripts advance themselves.
  ///   - act: The action to repeat.
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

  /// Stops repeating the action.
  func end() {
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }
}
