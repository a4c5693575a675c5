import Foundation
import SceneRuntime

/// An alarm that evaluates the body of a node again at a certain date.
@MainActor final class NodeAlarm {
  private var clock: SceneClock?
  private var alarm: SceneClock.Alarm?

  /// Schedules an evaluation of a reader's body for a date, and cancels the previous alarm.
  ///
  /// - Parameters:
  ///   - date: The date of the evaluation; nil only cancels the previous alarm.
  ///   - reader: The reader whose body is evaluated again.
  ///   - clock: The clock that determines when the date is reached.
  func set(at date: Date?, for reader: any Reader, on clock: SceneClock) {
    cancel()
    guard let date else { return }
    self.clock = clock
    alarm = clock.alarm(at: date) { [weak reader] in
      reader?.makeDependent(in: 0).invalidate()
    }
  }

  /// Cancels the alarm.
  func cancel() {
    if let alarm { clock?.cancel(alarm) }
    alarm = nil
  }
}

extension _AnyNode {
  /// The clock of the application that shows the node; the system's clock outside of an application.
  var clock: SceneClock { tree.enclosingWindow?.application?.services.clock ?? .system }
}
