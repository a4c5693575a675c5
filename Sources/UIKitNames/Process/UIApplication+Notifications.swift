public import SceneRuntime
import UIKitObjects

/// The settings of notifications, in the API before the UserNotifications framework.
open class UIUserNotificationSettings: NSObject {
  /// The options with which a notification is shown.
  public let types: UIUserNotificationType

  public override init() {
    types = []
    super.init()
  }

  /// Creates settings, which have no effect.
  ///
  /// - Parameters:
  ///   - types: The options with which notifications are shown.
  ///   - categories: The categories, which aren't stored; nil for none.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    super.init()
  }
}

/// The options with which notifications are shown, in the API before the UserNotifications framework.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// An alert with a text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notifications, in the API before the UserNotifications framework; it has no effect.
open class UIUserNotificationCategory: NSObject {}

extension Application {
  /// Whether the app is registered for remote notifications: true from the arrival of a device token until the app
  /// unregisters.
  public var isRegisteredForRemoteNotifications: Bool {
    RemoteRegistrations.all.isRegistered(self)
  }

  /// Ends the registration for remote notifications, until the app registers again.
  public func unregisterForRemoteNotifications() {
    RemoteRegistrations.all.end(of: self)
  }

  /// Has no effect; ``/UIKitNames/UNUserNotificationCenter`` replaces this method.
  ///
  /// - Parameter settings: The settings.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
}
