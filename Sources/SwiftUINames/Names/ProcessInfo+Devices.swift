public import Foundation

// Properties that Foundation has on Apple's platforms only.
extension ProcessInfo {
  /// Whether an app for a phone runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for a tablet was built for a Mac: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the device saves power, which isn't known: false.
  public var isLowPowerModeEnabled: Bool { false }
}
