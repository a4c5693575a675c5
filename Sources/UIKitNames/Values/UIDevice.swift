public import Foundation
import SceneRuntime

/// The device on which the application runs.
///
/// The type of the device follows from the application's profile.
open class UIDevice: NSObject {
  /// The device that the application runs on.
  public static let current = UIDevice()

  /// The type of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch (Application.current ?? Application.latest)?.profile.name {
    case "phone", "classic": .phone
    case "desktop": .mac
    default: .pad
    }
  }

  /// The name of the device: the host name of the computer.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The model of the device, such as `iPhone`, which follows from the type of the device.
  open var model: String {
    switch userInterfaceIdiom {
    case .phone: "iPhone"
    case .mac: "Mac"
    default: "iPad"
    }
  }

  /// The name of the operating system.
  open var systemName: String {
    #if os(Linux)
    "Linux"
    #elseif os(Android)
    "Android"
    #elseif os(macOS)
    "macOS"
    #elseif os(Windows)
    "Windows"
    #else
    "iOS"
    #endif
  }

  /// The version of the operating system.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }

  /// An identifier of the device that is the same for all apps of one vendor; always nil in this library.
  open var identifierForVendor: UUID? { nil }
  /// The orientation of the device; always unknown, because hosts don't report it.
  open var orientation: UIDeviceOrientation { .unknown }
  /// The charge of the battery; -1, because hosts don't report it.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is observed; stored without effect.
  open var isBatteryMonitoringEnabled = false

  /// Has no effect, because hosts report no orientations.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect, because hosts report no orientations.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Returns the traits of views on the device with the given appearance.
  func traits(style: UIUserInterfaceStyle) -> UITraitCollection {
    let idiom = userInterfaceIdiom
    return UITraitCollection(
      style: style, horizontal: idiom == .phone ? .compact : .regular, vertical: .regular,
      idiom: idiom)
  }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is on its left side.
  case landscapeLeft
  /// The device is on its right side.
  case landscapeRight
  /// The device lies with the screen up.
  case faceUp
  /// The device lies with the screen down.
  case faceDown

  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A screen that shows scenes.
open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()
  /// The screens of the device: always the main screen alone, even if an external display is attached.
  public static var screens: [UIScreen] { [main] }

  /// The rectangle of the screen in points.
  ///
  /// The rectangle has the size of the focused scene, or 1024 by 1366 if no window scene has the focus or the host
  /// reports no size.
  open var bounds: CGRect {
    let scene = (Application.current ?? Application.latest)?.focusedSession?.scene as? WindowScene
    let size = scene?.effectiveGeometry.size
    guard let size, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1024, height: 1366)
    }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle of the screen in pixels; in this library, a pixel is a point.
  open var nativeBounds: CGRect { bounds }
  /// The number of pixels in a point; always 1.
  open var scale: CGFloat { 1 }
  /// The number of physical pixels in a point; always 1.
  open var nativeScale: CGFloat { 1 }
  /// The brightness; stored without effect.
  open var brightness: CGFloat = 1
  /// Whether the screen is being recorded; false, because hosts report no recordings.
  open var isCaptured: Bool { false }
  /// The traits of the device, with an unspecified appearance.
  open var traitCollection: UITraitCollection { .current }
}
