public import Foundation
public import SceneRuntime

/// A person's response to a notification.
public typealias UNNotificationResponse = NotificationResponse

/// A response to a notification, with the text that the person typed; in this library, all responses have this class.
public typealias UNTextInputNotificationResponse = NotificationResponse

/// The identifier of the action that opens a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
public let UNNotificationDefaultActionIdentifier = NotificationResponse.defaultActionIdentifier
/// The identifier of the action that dismisses a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
public let UNNotificationDismissActionIdentifier = NotificationResponse.dismissActionIdentifier

extension NotificationResponse {
  /// The notification to which the person responded; each access creates a new object.
  public var notification: UNNotification {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = body
    content.userInfo = userInfo
    content.targetContentIdentifier = targetContentIdentifier
    return UNNotification(
      request: UNNotificationRequest(identifier: requestIdentifier, content: content, trigger: nil))
  }
}

/// A notification that was shown.
open class UNNotification: NSObject {
  /// The date when this object was created; on Apple's platforms, the date when the notification was shown.
  public let date = Date()
  /// The request from which the notification was created.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }

  public override convenience init() {
    self.init(request: UNNotificationRequest())
  }
}

/// A request to show a notification; if the request has a trigger, the notification is never shown.
open class UNNotificationRequest: NSObject {
  /// The identifier, which the app chooses.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger; nil to show the notification at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request for a notification.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which the app chooses.
  ///   - content: The content.
  ///   - trigger: The trigger; nil to show the notification at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }

  public override convenience init() {
    self.init(identifier: "", content: UNNotificationContent(), trigger: nil)
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title of the notification.
  public fileprivate(set) var title = ""
  /// The text below the title.
  public fileprivate(set) var subtitle = ""
  /// The text below the title and the subtitle.
  public fileprivate(set) var body = ""
  /// Data that the app adds to the notification.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the notification's category; stored without effect.
  public fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the thread to which the notification belongs; stored without effect.
  public fileprivate(set) var threadIdentifier = ""
  /// The identifier of the notification's subject, such as a message; this identifier chooses the scene for the
  /// response.
  public fileprivate(set) var targetContentIdentifier: String?
  /// The number for the app's icon, stored without effect; nil for none.
  public fileprivate(set) var badge: NSNumber?
  /// The sound of the notification, stored without effect; nil for none.
  public fileprivate(set) var sound: UNNotificationSound?
}

/// The content of a notification, whose properties can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title of the notification.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The text below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  /// The text below the title and the subtitle.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// Data that the app adds to the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// The identifier of the notification's category; stored without effect.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// The identifier of the thread to which the notification belongs; stored without effect.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  /// The identifier of the notification's subject, such as a message; this identifier chooses the scene for the
  /// response.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  /// The number for the app's icon, stored without effect; nil for none.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }

  /// The sound of the notification, stored without effect; nil for none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
}

/// A sound of a notification.
open class UNNotificationSound: NSObject {
  /// The default sound.
  public static let `default` = UNNotificationSound()
}

/// A trigger of a notification; this library never shows a notification with a trigger.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification is shown repeatedly.
  public fileprivate(set) var repeats = false
}

/// A trigger for a notification after an interval; this library never shows the notification.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval before the notification, in seconds.
  public private(set) var timeInterval: TimeInterval = 0

  /// Creates a trigger for a notification after an interval.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds.
  ///   - repeats: Whether the notification is shown after each interval.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init()
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

/// A trigger for a notification at a date; this library never shows the notification.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The date components that trigger the notification.
  public private(set) var dateComponents = DateComponents()

  /// Creates a trigger for a notification at a date.
  ///
  /// - Parameters:
  ///   - dateComponents: The date components that trigger the notification.
  ///   - repeats: Whether the notification is shown at each date with these components.
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init()
    self.dateComponents = dateComponents
    self.repeats = repeats
  }
}

/// The permissions of an app to show notifications.
open class UNNotificationSettings: NSObject {
  /// The permission to show notifications; always `authorized` in this library.
  public let authorizationStatus = UNAuthorizationStatus.authorized
}

/// The permission of an app to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The app hasn't requested the person's permission yet.
  case notDetermined
  /// The app isn't allowed to show notifications.
  case denied
  /// The app is allowed to show notifications.
  case authorized
  /// The app is allowed to show notifications that don't interrupt the person.
  case provisional
  /// The app is allowed to show notifications for some time.
  case ephemeral
}

/// The uses of notifications for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Permission to show a number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Permission to play a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Permission to show an alert.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Permission to show notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Permission to play a sound even when the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button in the system's settings, which opens the app's own settings for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Permission to show notifications that don't interrupt the person.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways of showing a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// An alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry in the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner at the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A category of notifications, with the actions for its notifications; stored without effect.
open class UNNotificationCategory: NSObject {
  /// The identifier, which the app chooses.
  public private(set) var identifier = ""
  /// The actions that a person can choose in a notification of the category.
  public private(set) var actions: [UNNotificationAction] = []

  /// Creates a category with its actions.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which the app chooses.
  ///   - actions: The actions.
  ///   - intentIdentifiers: The intents, which have no effect.
  ///   - options: The options, which have no effect.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.actions = actions
  }
}

/// The options of a category of notifications, which have no effect.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is notified when a person dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// An action that a person can choose in a notification; stored without effect.
open class UNNotificationAction: NSObject {
  /// The identifier, which the app chooses.
  public private(set) var identifier = ""
  /// The title of the action.
  public private(set) var title = ""

  /// Creates an action of a notification.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which the app chooses.
  ///   - title: The title of the action.
  ///   - options: The options, which have no effect.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.title = title
  }
}

/// The options of a notification's action, which have no effect.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The person must unlock the device first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes data.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app enters the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
