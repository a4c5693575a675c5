import Foundation
public import SceneRuntime

// In this library, launch options have values only for links and their senders, activities, quick actions and shares.
// Apps may read the keys below, but there are never values for these keys.
extension Application.LaunchOptionsKey {
  /// The key of the remote notification for which the app was launched; never set.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The key of the local notification for which the app was launched; never set.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The key of the data that another app sent with a link; never set.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The key of the location change for which the app was launched; never set.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The key of the Bluetooth centrals to restore; never set.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The key of the Bluetooth peripherals to restore; never set.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
}
