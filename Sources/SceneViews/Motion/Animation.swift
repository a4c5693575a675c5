/// The course of an animated change; changes are shown at once here.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual course.
  public static let `default` = Animation()
  /// The same speed all the time.
  public static let linear = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation()
  /// The course of a spring.
  public static let spring = Animation()
  /// The course of a spring that swings.
  public static let bouncy = Animation()
  /// The course of a spring that doesn't swing.
  public static let smooth = Animation()
  /// The course of a spring that hardly swings.
  public static let snappy = Animation()

  /// Returns a course of the same speed all the time.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the end.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns a course that is slow at the beginning and at the end.
  ///
  /// - Parameter duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds, which has no effect.
  ///   - dampingFraction: The damping, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - bounce: The strength of the swinging, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// Returns the course of a spring that a person moves.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration in seconds, which has no effect.
  ///   - dampingFraction: The damping, which has no effect.
  ///   - blendDuration: The duration of the passage from another spring, in seconds, which has no
  ///     effect.
  /// - Returns: The course.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns the course of a spring that swings.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - extraBounce: The strength of more swinging, which has no effect.
  /// - Returns: The course.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns the course of a spring that doesn't swing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - extraBounce: The strength of more swinging, which has no effect.
  /// - Returns: The course.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns the course of a spring that hardly swings.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - extraBounce: The strength of more swinging, which has no effect.
  /// - Returns: The course.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a course that a curve describes.
  ///
  /// - Parameters:
  ///   - curve: The curve, which has no effect.
  ///   - duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
  /// Returns a course that a curve describes.
  ///
  /// - Parameters:
  ///   - p1x: The horizontal place of the first control point, which has no effect.
  ///   - p1y: The vertical place of the first control point, which has no effect.
  ///   - p2x: The horizontal place of the second control point, which has no effect.
  ///   - p2y: The vertical place of the second control point, which has no effect.
  ///   - duration: The duration in seconds, which has no effect.
  /// - Returns: The course.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// The course of a spring that follows a finger or the mouse.
  public static let interactiveSpring = Animation()
  /// Returns the course of a spring with numbers of physics.
  ///
  /// - Parameters:
  ///   - mass: The mass, which has no effect.
  ///   - stiffness: The stiffness, which has no effect.
  ///   - damping: The damping, which has no effect.
  ///   - initialVelocity: The speed at the beginning, which has no effect.
  /// - Returns: The course.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Returns the course of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - bounce: The strength of the swinging, which has no effect.
  ///   - initialVelocity: The speed at the beginning, which has no effect.
  /// - Returns: The course.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// The course of a spring that begins with the speed of what it replaces.
  public static let interpolatingSpring = Animation()

  /// Returns the course, which begins later.
  ///
  /// - Parameter delay: The delay in seconds, which has no effect.
  /// - Returns: The course itself.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the course in another speed.
  ///
  /// - Parameter speed: The factor of the speed, which has no effect.
  /// - Returns: The course itself.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the course several times.
  ///
  /// - Parameters:
  ///   - count: The number of times, which has no effect.
  ///   - autoreverses: Whether every second time goes backward, which has no effect.
  /// - Returns: The course itself.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the course, which never ends.
  ///
  /// - Parameter autoreverses: Whether every second time goes backward, which has no effect.
  /// - Returns: The course itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
