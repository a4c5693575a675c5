public import SceneRuntime

/// The categories of notifications that an app shows, in the way before user notifications.
open class UIUserNotificationSettings: NSObject {
  /// The ways in which a notification is shown.
  public let types: UIUserNotificationType

  public override init() {
    types = []
    super.init()
  }

  /// Keeps ways in which notifications are shown, and their categories, which has no effect.
  ///
  /// - Parameters:
  ///   - types: The ways in which notifications are shown.
  ///   - categories: The categories, which aren't kept; nil for none.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    super.init()
  }
}

/// The ways in which notifications are shown, before user notifications.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A group of actions of a notification, before user notifications; kept without effect.
open class UIUserNotificationCategory: NSObject {}

extension Application {
  /// Whether the app registered for remote notifications; true after the system gave it an address.
  public var isRegisteredForRemoteNotifications: Bool {
    RemoteRegistrations.all.isRegistered(self)
  }

  /// Ends the registration for remote notifications, until the app registers again.
  public func unregisterForRemoteNotifications() {
    RemoteRegistrations.all.end(of: self)
  }

  /// Keeps the categories of notifications out: ``/UIKitNames/UNUserNotificationCenter`` takes them.
  ///
  /// - Parameter settings: The settings.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
}
