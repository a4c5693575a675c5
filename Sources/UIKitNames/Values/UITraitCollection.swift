public import Foundation

/// The light or dark appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An inherited appearance: that of the superview, the window or the host.
  case unspecified
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// A size class: whether there is little or much space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class isn't known.
  case unspecified
  /// A size class with little space.
  case compact
  /// A size class with much space.
  case regular
}

/// A type of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// A phone, such as an iPhone.
  case phone
  /// A tablet, such as an iPad.
  case pad
  /// A television.
  case tv
  /// The display of a car.
  case carPlay
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision
}

/// The traits of a view: its appearance, its size classes and the type of the device.
open class UITraitCollection: NSObject {
  /// The light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The type of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels in a point; always 1.
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

  /// Creates traits with a size class of the width.
  ///
  /// - Parameter horizontalSizeClass: The size class of the width; the other traits are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified,
      idiom: .unspecified)
  }

  /// Creates traits with a type of device.
  ///
  /// - Parameter userInterfaceIdiom: The type of the device; the other traits are unspecified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(
      style: .unspecified, horizontal: .unspecified, vertical: .unspecified,
      idiom: userInterfaceIdiom)
  }

  /// The traits of the device, with an unspecified appearance.
  public static var current: UITraitCollection { UIDevice.current.traits(style: .unspecified) }
}
