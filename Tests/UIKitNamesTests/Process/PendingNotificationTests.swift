import Checking
import Testing
import UIKit

/// Notifications wait until they are shown.
@MainActor struct PendingNotificationTests {
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
    let center = UNUserNotificationCenter()
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(request("dinner", later))
    center.add(request("lunch", nil))
    expectEqual(identifiers(of: center), ["dinner"])
  }

  @Test func `a notification that is shown takes the place of one that waits`() {
    let center = UNUserNotificationCenter()
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(request("meal", later))
    center.add(request("meal", nil))
    expectEqual(identifiers(of: center), [])
  }
}
