public import Foundation

/// A change of a view's look that leaves the layout as it is; hosts show views without such changes.
public protocol VisualEffect: Sendable {}

/// The visual effect that a closure gets, and that changes nothing until the closure adds changes.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without changes.
  public init() {}
}

// Each method returns the effect itself, because hosts show no visual effects.
extension VisualEffect {
  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter opacity: The opacity, from 0 to 1.
  /// - Returns: The effect.
  public func opacity(_ opacity: Double) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge in points.
  ///   - y: The distance downward in points.
  /// - Returns: The effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter offset: The distance toward the trailing edge, and downward.
  /// - Returns: The effect.
  public func offset(_ offset: CGSize) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - scale: The factor for the width and the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - scale: The factors for the width and the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The center of the rotation.
  /// - Returns: The effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis of the rotation.
  ///   - anchor: The center of the rotation.
  ///   - anchorZ: The position of the center in the depth.
  ///   - perspective: The strength of the perspective.
  /// - Returns: The effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameters:
  ///   - radius: The size of the blur in points.
  ///   - opaque: Whether the result is opaque.
  /// - Returns: The effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter amount: The brightness that is added.
  /// - Returns: The effect.
  public func brightness(_ amount: Double) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter amount: The factor for the contrast.
  /// - Returns: The effect.
  public func contrast(_ amount: Double) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter amount: The factor of the saturation; 1 for no change.
  /// - Returns: The effect.
  public func saturation(_ amount: Double) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter amount: The amount of gray, from 0 to 1.
  /// - Returns: The effect.
  public func grayscale(_ amount: Double) -> Self { self }

  /// Returns the effect itself, which hosts don't show.
  ///
  /// - Parameter angle: The angle by which the hues are moved.
  /// - Returns: The effect.
  public func hueRotation(_ angle: Angle) -> Self { self }
}
