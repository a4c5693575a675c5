/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  ///
  /// - Parameter radians: The angle in radians; a whole turn is two pi.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a whole turn is 360.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle in degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a whole turn is 360.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  ///
  /// - Parameter radians: The angle in radians; a whole turn is two pi.
  /// - Returns: The angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns whether an angle is smaller than another.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: Another angle.
  /// - Returns: Whether the first angle has fewer radians.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
