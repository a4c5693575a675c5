import Foundation
import SceneRuntime

/// The alarm of a node that depends on the time.
@MainActor final class NodeAlarm {
  private var clock: SceneClock?
  private var alarm: SceneClock.Alarm?

  /// Schedules a new evaluation of a reader for a moment, in place of the previous alarm.
  ///
  /// - Parameters:
  ///   - date: The moment; nil for never.
  ///   - reader: The reader.
  ///   - clock: The clock.
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
