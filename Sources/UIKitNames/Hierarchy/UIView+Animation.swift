public import Foundation
public import SceneRuntime

extension UIView {
  /// The options of an animation, kept without effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views take acts while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are shown and hidden, not added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The content of the view moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
  }

  /// Makes changes at once; hosts choose the animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, without effect.
  ///   - delay: The delay in seconds, without effect.
  ///   - options: The options, without effect.
  ///   - animations: The changes.
  ///   - completion: An action after the changes, called with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once; hosts choose the animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, without effect.
  ///   - delay: The delay in seconds, without effect.
  ///   - damping: The damping of the spring, without effect.
  ///   - velocity: The first speed of the spring, without effect.
  ///   - options: The options, without effect.
  ///   - animations: The changes.
  ///   - completion: Work after the changes, called with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes in a view at once; hosts choose the animation.
  ///
  /// - Parameters:
  ///   - view: The view, without effect.
  ///   - duration: The duration in seconds, without effect.
  ///   - options: The options, without effect.
  ///   - animations: The changes; nil for none.
  ///   - completion: Work after the changes, called with true.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes in a window at once; hosts choose the animation.
  ///
  /// - Parameters:
  ///   - window: The window, without effect.
  ///   - duration: The duration in seconds, without effect.
  ///   - options: The options, without effect.
  ///   - animations: The changes; nil for none.
  ///   - completion: Work after the changes, called with true.
  public static func transition(
    with window: UIWindow, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes.
  ///
  /// - Parameter actions: The changes.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  /// Whether changes may be animated, kept without effect.
  ///
  /// - Parameter isEnabled: Whether changes may be animated.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}
}
