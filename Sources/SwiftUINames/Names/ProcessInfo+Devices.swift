public import Foundation

// Properties that Foundation has only on Apple's platforms.
extension ProcessInfo {
  /// Whether an iOS app runs on a Mac; always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iPad app was built for a Mac; always false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the device saves power; always false, because the library can't find out.
  public var isLowPowerModeEnabled: Bool { false }
}
