/// The brightness of an immersive space.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  private let level: Double

  /// The brightness that the system chooses.
  public static let automatic = ImmersiveContentBrightness(level: -1)
  /// Full brightness.
  public static let bright = ImmersiveContentBrightness(level: 1)
  /// Less than full brightness.
  public static let dim = ImmersiveContentBrightness(level: 0.5)
  /// The least brightness.
  public static let dark = ImmersiveContentBrightness(level: 0)

  /// Returns a brightness of the given level.
  ///
  /// - Parameter level: The brightness, from 0 for `dark` to 1 for `bright`.
  /// - Returns: The brightness.
  public static func custom(_ level: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(level: level)
  }
}
