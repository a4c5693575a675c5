import Foundation
public import SceneRuntime

// A launch here has the keys of links, activities, quick actions and shares only; these are asked for, and are nil.
extension Application.LaunchOptionsKey {
  /// The notification from a server that the app was launched for; kept without effect.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The notification of the device that the app was launched for; kept without effect.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The description of a link by the app that sent it; kept without effect.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The change of the device's place that the app was launched for; kept without effect.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The Bluetooth centrals to restore; kept without effect.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The Bluetooth peripherals to restore; kept without effect.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
}
