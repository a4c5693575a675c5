public import Foundation
public import SceneRuntime

/// A person's answer to a notification.
public typealias UNNotificationResponse = NotificationResponse

/// A person's answer to a notification, with a typed text.
public typealias UNTextInputNotificationResponse = NotificationResponse

/// The identifier of the action of opening a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
public let UNNotificationDefaultActionIdentifier = NotificationResponse.defaultActionIdentifier
/// The identifier of the action of dismissing a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
public let UNNotificationDismissActionIdentifier = NotificationResponse.dismissActionIdentifier

extension NotificationResponse {
  /// The notification that was answered.
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
  /// The date when it was shown; that of the reading here.
  public let date = Date()
  /// The request that the notification was made from.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }

  public override convenience init() {
    self.init(request: UNNotificationRequest())
  }
}

/// A request to show a notification.
open class UNNotificationRequest: NSObject {
  /// The app's identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The occasion; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a notification.
  ///
  /// - Parameters:
  ///   - identifier: The app's identifier.
  ///   - content: The content.
  ///   - trigger: The occasion; nil for at once.
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
  /// The title.
  public fileprivate(set) var title = ""
  /// The text below the title.
  public fileprivate(set) var subtitle = ""
  /// The text.
  public fileprivate(set) var body = ""
  /// The app's data.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind, with its actions.
  public fileprivate(set) var categoryIdentifier = ""
  /// The thread that it belongs to.
  public fileprivate(set) var threadIdentifier = ""
  /// The identifier for choosing a scene.
  public fileprivate(set) var targetContentIdentifier: String?
  /// The number on the app's icon.
  public fileprivate(set) var badge: NSNumber?
  /// The sound.
  public fileprivate(set) var sound: UNNotificationSound?
}

/// The content of a notification while it is set up.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The text below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The app's data.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind, with its actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The thread that it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The identifier for choosing a scene.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
}

/// A sound of a notification.
open class UNNotificationSound: NSObject {
  /// The system's sound.
  public static let `default` = UNNotificationSound()
}

/// An occasion for a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification is shown repeatedly.
  public fileprivate(set) var repeats = false
}

/// A notification after an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval in seconds.
  public private(set) var timeInterval: TimeInterval = 0

  /// Creates an occasion.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds.
  ///   - repeats: Whether it comes again after each interval.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init()
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

/// A notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public private(set) var dateComponents = DateComponents()

  /// Creates an occasion.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts of the date.
  ///   - repeats: Whether it comes again at each such date.
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init()
    self.dateComponents = dateComponents
    self.repeats = repeats
  }
}

/// The permissions of an app to show notifications.
open class UNNotificationSettings: NSObject {
  /// Whether notifications may be shown.
  public let authorizationStatus = UNAuthorizationStatus.authorized
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// No one was asked.
  case notDetermined
  /// The app may not show notifications.
  case denied
  /// The app may show notifications.
  case authorized
  /// The app may show notifications that don't interrupt.
  case provisional
  /// The app may show notifications for some time.
  case ephemeral
}

/// The ways of showing notifications that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates ways from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// An alert.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Also when the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// With a button for the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without interrupting.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways of showing a notification while the app is in the front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt

  /// Creates ways from their bits.
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
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A kind of notification, with its actions.
open class UNNotificationCategory: NSObject {
  /// The app's identifier.
  public private(set) var identifier = ""
  /// The actions.
  public private(set) var actions: [UNNotificationAction] = []

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - identifier: The app's identifier.
  ///   - actions: The actions.
  ///   - intentIdentifiers: The intents, which has no effect.
  ///   - options: The marks, which has no effect.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.actions = actions
  }
}

/// The marks of a kind of notification; stored without effect.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the attributes.
  public let rawValue: UInt

  /// Creates attributes from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is notified when a person dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
  /// The app's identifier.
  public private(set) var identifier = ""
  /// The text.
  public private(set) var title = ""

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - identifier: The app's identifier.
  ///   - title: The text.
  ///   - options: The marks, which has no effect.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.title = title
  }
}

/// The marks of an action of a notification; stored without effect.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the attributes.
  public let rawValue: UInt

  /// Creates attributes from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device is unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action destroys data.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app enters the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
