/// The timing of an animated change; the timing has no effect, because this library shows changes at once.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The default animation.
  public static let `default` = Animation()
  /// An animation with a constant speed.
  public static let linear = Animation()
  /// An animation that starts slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// A spring animation.
  public static let spring = Animation()
  /// A spring animation with a bounce.
  public static let bouncy = Animation()
  /// A spring animation without a bounce.
  public static let smooth = Animation()
  /// A spring animation with a small bounce.
  public static let snappy = Animation()

  /// Returns an animation with a constant speed.
  ///
  /// - Parameter duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// Returns an animation that is slow at the beginning.
  ///
  /// - Parameter duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// Returns an animation that is slow at the end.
  ///
  /// - Parameter duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// Returns an animation that is slow at the beginning and at the end.
  ///
  /// - Parameter duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds; the parameter has no effect.
  ///   - dampingFraction: The damping; the parameter has no effect.
  ///   - blendDuration: The duration of the transition from another spring in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - bounce: The strength of the bounce; the parameter has no effect.
  ///   - blendDuration: The duration of the transition from another spring in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - spring: The spring; the parameter has no effect.
  ///   - blendDuration: The duration of the transition from another spring in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation for interactions with a person.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds; the parameter has no effect.
  ///   - dampingFraction: The damping; the parameter has no effect.
  ///   - blendDuration: The duration of the transition from another spring in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns a spring animation with a bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - extraBounce: The additional strength of the bounce; the parameter has no effect.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation without a bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - extraBounce: The additional strength of the bounce; the parameter has no effect.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - extraBounce: The additional strength of the bounce; the parameter has no effect.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns an animation that a curve describes.
  ///
  /// - Parameters:
  ///   - curve: The curve; the parameter has no effect.
  ///   - duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }

  /// Returns an animation that a curve describes.
  ///
  /// - Parameters:
  ///   - p1x: The horizontal position of the first control point; the parameter has no effect.
  ///   - p1y: The vertical position of the first control point; the parameter has no effect.
  ///   - p2x: The horizontal position of the second control point; the parameter has no effect.
  ///   - p2y: The vertical position of the second control point; the parameter has no effect.
  ///   - duration: The duration in seconds; the parameter has no effect.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// A spring animation for interactions with a person.
  public static let interactiveSpring = Animation()
  /// Returns a spring animation with the properties of a physical spring.
  ///
  /// - Parameters:
  ///   - mass: The mass; the parameter has no effect.
  ///   - stiffness: The stiffness; the parameter has no effect.
  ///   - damping: The damping; the parameter has no effect.
  ///   - initialVelocity: The initial velocity; the parameter has no effect.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the parameter has no effect.
  ///   - bounce: The strength of the bounce; the parameter has no effect.
  ///   - initialVelocity: The initial velocity; the parameter has no effect.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring animation that continues with the velocity of a previous animation.
  public static let interpolatingSpring = Animation()

  /// Returns the animation itself; a delay has no effect.
  ///
  /// - Parameter delay: The delay in seconds; the parameter has no effect.
  /// - Returns: The animation itself.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns the animation itself; the speed has no effect.
  ///
  /// - Parameter speed: The factor of the speed; the parameter has no effect.
  /// - Returns: The animation itself.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the animation itself; repetitions have no effect.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions; the parameter has no effect.
  ///   - autoreverses: Whether every second repetition runs backward; the parameter has no effect.
  /// - Returns: The animation itself.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation itself; repetitions have no effect.
  ///
  /// - Parameter autoreverses: Whether every second repetition runs backward; the parameter has no effect.
  /// - Returns: The animation itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
