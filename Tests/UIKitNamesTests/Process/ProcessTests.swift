import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Tests for services outside of scenes: logs, notifications, quick actions and conditions.
  @MainActor struct ProcessTests {
    private let screens = ScreenTests()

    @Test func `messages of the app are in the trace, with hidden values`() async throws {
      let simulator = await screens.show(UIViewController())
      let name = "Anna"
      try await simulator.perform { _ in
        let logger = Logger(subsystem: "com.example.postbox", category: "store")
        logger.info("opened for \(name), \(name, privacy: .public), \(42)")
        logger.error("https://c.example/?token=\(name, privacy: .public)")
        os_log("hidden %{private}d %{public,mask.hash}@ %{nonpublic}@", 1, "a", "b")
        os_log("read %{public}@ of %@, %d%%", log: .default, type: .debug, "a", "b", 7)
        if let url = URL(string: "https://postbox.example") {
          os_log("at %{public}@", url as any CVarArg)
        }
      }
      expectEqual(
        simulator.trace.filter { $0.contains("log ") },
        [
          "log info: store: opened for <private>, Anna, 42",
          "log error: store: https://c.example/?token=…",
          "log notice: hidden <private> <private> <private>", "log debug: read a of <private>, 7%",
          "log notice: at https://postbox.example",
        ])
    }

    @Test func `formats of messages have widths, precisions and bases`() async throws {
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { _ in
        os_log("%x %02x %#x %X %o", 255, 10, 255, 255, 8)
        os_log("%.2f|%6.1f|%e", 3.14159, 2.55, 1500.0)
        os_log("%5d|%-5d|%05d|%+d", 42, 42, 42, 42)
        os_log("%ld %lld %u %llu %hhd", -1, Int64.min, UInt32.max, UInt64.max, 257)
        os_log("%{public}8@|%{public}-8@|%{public}.2s|%c", "ab", "ab", "abcd", 65)
        os_log("%p %{private}x %d and more %@", OpaquePointer(bitPattern: 16)!, 7, 1)
        os_log("%*d %{public, mask.hash}@", 4, 7, "a")
        let logger = Logger()
        logger.info(
          "\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2))")
        logger.info(
          "\(7, format: .decimal(minDigits: 3))|\("a", align: .right(columns: 3), privacy: .public)"
        )
        logger.info(
          "\("name", privacy: .private(mask: .hash)) \(8, format: .octal, privacy: .private)")
      }
      expectEqual(
        simulator.trace.filter { $0.hasPrefix("log ") }
          .map { String($0[$0.firstRange(of: ": ")!.upperBound...]) },
        [
          "ff 0a 0xff FF 10", "3.14|   2.5|1.500000e+03", "   42|42   |00042|+42",
          "-1 -9223372036854775808 4294967295 18446744073709551615 1",
          "      ab|ab      |ab|A", "0x10 <private> 1 and more <missing>", "   7 <private>",
          "0xff 1.50", "007|  a", "<private> <private>",
        ])
    }

    @Test func `answers to notifications reach the delegate of the center`() async throws {
      final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          Screen.calls.append(response.notification.request.content.title)
          completionHandler()
        }
      }
      let delegate = Delegate()
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { _ in UNUserNotificationCenter.current().delegate = delegate }
      await simulator.notify("Lunch?")
      expectEqual(Screen.calls, ["Lunch?"])
    }

    @Test func `answers reach a delegate of the asynchronous form`() async throws {
      final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {
          Screen.calls.append(response.notification.request.content.title)
        }
      }
      let delegate = Delegate()
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { _ in UNUserNotificationCenter.current().delegate = delegate }
      await simulator.notify("Lunch?")
      await simulator.until { !Screen.calls.isEmpty }
      expectEqual(Screen.calls, ["Lunch?"])
    }

    @Test func `an observer can remove itself while it is released`() {
      final class Observer: NSObject {
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      var observer: Observer? = Observer()
      weak let kept = observer
      observer = nil
      expectEqual(kept, nil)
    }

    @Test func `notifications to show are kept, the newest of an identifier`() {
      let center = UNUserNotificationCenter()
      for title in ["Lunch?", "Dinner?"] {
        let content = UNMutableNotificationContent()
        content.title = title
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: "meal", content: content, trigger: later))
      }
      var titles: [String] = []
      center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
      expectEqual(titles, ["Dinner?"])
    }

    @Test func `conditions are set from formats`() async throws {
      let simulator = await screens.show(UIViewController())
      let scene = try require(UIApplication.shared.connectedScenes.first)
      try await simulator.perform { _ in
        scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(
          format: "SELF BEGINSWITH %@", "message/")
        scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
          NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(value: true))
      }
      let predicate = scene.activationConditions.canActivateForTargetContentIdentifierPredicate
      expect(predicate.evaluate(with: "message/42") && !predicate.evaluate(with: "thread/1"))
      try await simulator.perform { _ in _ = NSPredicate(format: "((") }
      expectEqual(simulator.problems.map(\.code), ["unreadablePredicate"])
    }

    @Test func `quick actions are made in all forms`() {
      let item = UIApplicationShortcutItem(
        type: "compose", localizedTitle: "New Message", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["box": "inbox"])
      expect(item.type == "compose" && item.userInfo?["box"] as? String == "inbox")
      expectEqual(
        UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A").localizedTitle, "A")
    }

    @Test func `appearances are kept for each class`() {
      UINavigationBar.appearance().barTintColor = .systemTeal
      UITabBar.appearance().barTintColor = .systemMint
      expectEqual(UINavigationBar.appearance().barTintColor, .systemTeal)
      expectEqual(
        UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
          .barTintColor, nil)
    }

    @Test func `methods are performed for notifications until their object ends`() async throws {
      final class Observer: NSObject {
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector)")
          return nil
        }
      }
      let name = Notification.Name("mail")
      let simulator = await screens.show(UIViewController())
      var observer: Observer? = Observer()
      if let observer {
        NotificationCenter.default.addObserver(
          observer, selector: "gotMail", name: name, object: nil)
      }
      try await simulator.perform { _ in NotificationCenter.default.post(name: name, object: nil) }
      observer = nil
      try await simulator.perform { _ in NotificationCenter.default.post(name: name, object: nil) }
      expectEqual(Screen.calls, ["gotMail"])
    }
  }
}
