public import Foundation

/// The light or dark appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance of the host.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// A class of sizes in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class isn't known.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision
}

/// The surroundings of a view: its appearance, its space and the kind of the device.
open class UITraitCollection: NSObject {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The space in width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The space in height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels in a point.
  public let displayScale: CGFloat = 1

  init(
    style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    super.init()
  }

  public override convenience init() {
    self.init(
      style: .unspecified, horizontal: .unspecified, vertical: .unspecified, idiom: .unspecified)
  }

  /// Creates traits with an appearance.
  ///
  /// - Parameter userInterfaceStyle: The appearance; the other traits are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      style: userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified,
      idiom: .unspecified)
  }

  /// Creates traits with a space in width.
  ///
  /// - Parameter horizontalSizeClass: The space in width; the other traits are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified,
      idiom: .unspecified)
  }

  /// Creates traits with a kind of device.
  ///
  /// - Parameter userInterfaceIdiom: The kind of the device; the other traits are unspecified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(
      style: .unspecified, horizontal: .unspecified, vertical: .unspecified,
      idiom: userInterfaceIdiom)
  }

  /// The traits of the device of the running application.
  public static var current: UITraitCollection { UIDevice.current.traits(style: .unspecified) }
}
