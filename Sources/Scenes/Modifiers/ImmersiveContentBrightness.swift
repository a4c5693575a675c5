/// The brightness of an immersive space.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  private let level: Double

  /// The brightness that the system chooses.
  public static let automatic = ImmersiveContentBrightness(level: -1)
  /// Full brightness.
  public static let bright = ImmersiveContentBrightness(level: 1)
  /// Less brightness.
  public static let dim = ImmersiveContentBrightness(level: 0.5)
  /// Little brightness.
  public static let dark = ImmersiveContentBrightness(level: 0)

  /// Returns a brightness from 0 to 1.
  ///
  /// - Parameter level: The brightness, from 0 to 1.
  /// - Returns: The brightness.
  public static func custom(_ level: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(level: level)
  }
}
