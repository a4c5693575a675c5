import Foundation
public import SceneRuntime

/// The center that manages the notifications of the app.
///
/// If a request has no trigger, its notification is shown, provided that the host can show notifications. Requests with
/// a trigger are only stored. The host reports a person's responses, which are passed to the delegate.
open class UNUserNotificationCenter: NSObject {
  private static let center = UNUserNotificationCenter()
  private var adapter: Adapter?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Returns the notification center of the app.
  public static func current() -> UNUserNotificationCenter { center }

  /// The delegate that gets the responses; it isn't retained.
  ///
  /// If there is no application yet, the delegate gets the responses of the application that is created next.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { adapter?.delegate }
    set {
      adapter = newValue.map { Adapter($0) }
      if let application = Application.current ?? Application.latest {
        application.notificationDelegate = adapter
      } else {
        Application.nextNotificationDelegate = adapter
      }
    }
  }

  /// Requests permission for notifications, which this library always grants.
  ///
  /// - Parameters:
  ///   - options: The options of notifications, which have no effect.
  ///   - completionHandler: Called at once with true and no error.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  /// Requests permission for notifications, which this library always grants.
  ///
  /// - Parameter options: The options of notifications, which have no effect.
  /// - Returns: Always true.
  /// - Throws: Never; the method is declared with `throws`, as Apple's method is.
  @discardableResult open func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool { true }

  /// Reads the notification settings, which allow everything in this library.
  ///
  /// - Parameter completionHandler: Called at once with the settings.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns the notification settings, which allow everything in this library.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Adds a request for a notification, replacing any stored request with the same identifier.
  ///
  /// - Parameters:
  ///   - request: The request, which is stored if it has a trigger. Without a trigger, the notification is shown when
  ///     the application processes its queued requests, provided that the host can show notifications.
  ///   - completion: Called at once, without an error.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
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

  /// Reads the requests that are stored because they have a trigger.
  ///
  /// - Parameter completionHandler: Called at once with the requests that were added and not removed.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  /// Removes the stored requests with certain identifiers.
  ///
  /// - Parameter identifiers: The identifiers of the requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all stored requests.
  open func removeAllPendingNotificationRequests() {
    pending = []
  }

  /// Has no effect: hosts keep the notifications that they have shown.
  open func removeAllDeliveredNotifications() {}

  /// Has no effect: hosts keep the notifications that they have shown.
  ///
  /// - Parameter identifiers: The identifiers of the notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Stores the categories of notifications, without effect.
  ///
  /// - Parameter categories: The categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Reads the categories of notifications.
  ///
  /// - Parameter completionHandler: Called at once with the categories.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  /// Stores the number for the app's icon, without effect.
  ///
  /// - Parameters:
  ///   - count: The number; 0 for none.
  ///   - completion: Called at once, without an error.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    (Application.current ?? Application.latest)?.applicationIconBadgeNumber = count
    completion?(nil)
  }

  /// A delegate of the application that passes responses on to the delegate of the notification center.
  private final class Adapter: NotificationCenterDelegate {
    weak var delegate: (any UNUserNotificationCenterDelegate)?

    init(_ delegate: any UNUserNotificationCenterDelegate) {
      self.delegate = delegate
    }

    func notificationCenter(
      _ application: Application, didReceive response: NotificationResponse
    ) {
      delegate?.userNotificationCenter(center, didReceive: response) {}
      // Both methods for responses are called. An app's delegate implements one of them; the other method has an empty
      // default implementation.
      guard let delegate else { return }
      Task { await delegate.userNotificationCenter(center, didReceive: response) }
    }
  }
}

/// Methods with which a delegate gets a person's responses to notifications.
@MainActor @preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Delivers the response to a notification, unless a scene connects for the response.
  ///
  /// A delegate implements this method, or the method with a completion handler.
  ///
  /// - Parameters:
  ///   - center: The notification center of the app.
  ///   - response: The person's response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Delivers the response to a notification, unless a scene connects for the response.
  ///
  /// A scene that connects for a response finds the response in its connection options.
  ///
  /// - Parameters:
  ///   - center: The notification center of the app.
  ///   - response: The person's response.
  ///   - completionHandler: A closure to call when the response was handled; calling the closure has no effect.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Requests the options of showing a notification while the app is in the foreground; never called, because hosts
  /// show all notifications.
  ///
  /// - Parameters:
  ///   - center: The notification center of the app.
  ///   - notification: The notification.
  ///   - completionHandler: A closure to call with the options of showing the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Requests that the delegate shows the app's notification settings; never called, because hosts have no button for
  /// the settings.
  ///
  /// - Parameters:
  ///   - center: The notification center of the app.
  ///   - notification: The notification whose settings are requested; nil for all.
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
