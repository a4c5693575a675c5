import Foundation
public import SceneRuntime

/// The notifications of the app.
///
/// A host shows the notifications that the app asks for without an occasion, if it can; others are kept. It reports the
/// answers of a person, which reach the delegate.
open class UNUserNotificationCenter: NSObject {
  private static let center = UNUserNotificationCenter()
  private var adapter: Adapter?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Returns the notifications of the app.
  public static func current() -> UNUserNotificationCenter { center }

  /// The receiver of answers, which isn't retained.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { adapter?.delegate }
    set {
      adapter = newValue.map { Adapter($0) }
      (Application.current ?? Application.latest)?.notificationDelegate = adapter
    }
  }

  /// Asks a person whether notifications may be shown; here they may.
  ///
  /// - Parameters:
  ///   - options: The ways of showing notifications, which has no effect.
  ///   - completionHandler: Called during the call with true and no error.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  /// Asks a person whether notifications may be shown; here they may.
  ///
  /// - Parameter options: The ways of showing notifications, which has no effect.
  /// - Returns: Always true.
  /// - Throws: Nothing here; Apple's method throws an error of the system.
  @discardableResult open func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool { true }

  /// Reads the notification settings; here, everything is allowed.
  ///
  /// - Parameter completionHandler: Called during the call with the permissions.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns the notification settings; here, everything is allowed.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a notification to show, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - request: The notification. One without an occasion is shown in the application's next
  ///     turn, if the host can, and isn't kept.
  ///   - completion: Called during the call, without an error.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    // One without an occasion is shown at once, and doesn't wait.
    if request.trigger == nil { show(request) } else { pending.append(request) }
    completion?(nil)
  }

  private func show(_ request: UNNotificationRequest) {
    let content = request.content
    let entries = content.userInfo.compactMap { key, value in
      PropertyValue(key.base).flatMap { key in PropertyValue(value).map { (key, $0) } }
    }
    (Application.current ?? Application.latest)?.showNotification(
      NotificationRecord(
        requestIdentifier: request.identifier, title: content.title,
        body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
        userInfo: Dictionary(entries) { $1 },
        targetContentIdentifier: content.targetContentIdentifier))
  }

  /// Reads the notifications to show.
  ///
  /// - Parameter completionHandler: Called during the call with the notifications that were added
  ///   and not removed.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  /// Removes notifications that aren't shown yet.
  ///
  /// - Parameter identifiers: The app's identifiers of the notifications.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all notifications that aren't shown yet.
  open func removeAllPendingNotificationRequests() {
    pending = []
  }

  /// Removes shown notifications; no effect, because hosts keep none.
  open func removeAllDeliveredNotifications() {}
  /// Removes shown notifications; no effect, because hosts keep none.
  ///
  /// - Parameter identifiers: The app's identifiers of the notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Sets the kinds of notifications with their actions.
  ///
  /// - Parameter categories: The kinds, which are kept without effect.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Reads the kinds of notifications with their actions.
  ///
  /// - Parameter completionHandler: Called during the call with the kinds.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  /// Sets the number on the app's icon.
  ///
  /// - Parameters:
  ///   - count: The number; 0 for none.
  ///   - completion: Called during the call, without an error.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    (Application.current ?? Application.latest)?.applicationIconBadgeNumber = count
    completion?(nil)
  }

  /// Passes answers on to a delegate of UIKit's kind.
  private final class Adapter: NotificationCenterDelegate {
    weak var delegate: (any UNUserNotificationCenterDelegate)?

    init(_ delegate: any UNUserNotificationCenterDelegate) {
      self.delegate = delegate
    }

    func notificationCenter(
      _ application: Application, didReceive response: NotificationResponse
    ) {
      delegate?.userNotificationCenter(center, didReceive: response) {}
      // A delegate has one of the two forms; the other is the empty default.
      guard let delegate else { return }
      Task { await delegate.userNotificationCenter(center, didReceive: response) }
    }
  }
}

/// Receives a person's answers to notifications.
@MainActor @preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Delivers the response to a notification, as an asynchronous method.
  ///
  /// - Parameters:
  ///   - center: The notifications of the app.
  ///   - response: The answer.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Delivers an answer; called for connected scenes, because others get it with their connection.
  ///
  /// - Parameters:
  ///   - center: The notifications of the app.
  ///   - response: The answer.
  ///   - completionHandler: A closure to call when the answer was handled, which has no effect.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Asks how to show a notification while the app is in the front; never called: hosts show all.
  ///
  /// - Parameters:
  ///   - center: The notifications of the app.
  ///   - notification: The notification.
  ///   - completionHandler: A closure to call with the ways of showing it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Asks for the settings of notifications; never called, because hosts have none.
  ///
  /// - Parameters:
  ///   - center: The notifications of the app.
  ///   - notification: The notification whose settings are asked for; nil for all.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
