import Checking
import SceneRuntime
import TestSupport
import Testing
import UIKit

/// Notifications wait until they are shown.
@MainActor struct PendingNotificationTests {
  private func shownCount(in application: Application) -> Int {
    application.runTurns()
    return application.lines.count { $0.hasPrefix("request show notification") }
  }

  private func identifiers(of center: UNUserNotificationCenter) -> [String] {
    var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    return found
  }

  private func request(_ identifier: String, _ trigger: UNNotificationTrigger?)
    -> UNNotificationRequest
  {
    UNNotificationRequest(
      identifier: identifier, content: UNMutableNotificationContent(), trigger: trigger)
  }

  @Test func `a notification without an occasion doesn't wait`() {
    // Outside of a turn, a center acts on the application that was made last.
    let application = Application.stubWindow().application
    let center = UNUserNotificationCenter()
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(request("dinner", later))
    center.add(request("lunch", nil))
    expectEqual(identifiers(of: center), ["dinner"])
    expectEqual(shownCount(in: application), 1)
  }

  @Test func `a notification that is shown takes the place of one that waits`() {
    // Outside of a turn, a center acts on the application that was made last.
    let application = Application.stubWindow().application
    let center = UNUserNotificationCenter()
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(request("meal", later))
    center.add(request("meal", nil))
    expectEqual(identifiers(of: center), [])
    expectEqual(shownCount(in: application), 1)
  }
}
