/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// The interface is upright.
  case portrait
  /// The interface is upside down.
  case portraitUpsideDown
  /// The interface is rotated to the right in relation to the device.
  case landscapeRight
  /// The interface is rotated to the left in relation to the device.
  case landscapeLeft

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The upside-down orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The orientation that is rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The orientation that is rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// The orientations that are rotated to the left or to the right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
