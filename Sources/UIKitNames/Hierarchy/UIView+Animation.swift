public import Foundation
public import SceneRuntime

extension UIView {
  /// The options of an animation, which have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A person can operate the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after it has run forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are shown and hidden, not added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The views cross-fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The subviews are laid out along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
  }

  /// Makes changes at once; hosts decide whether to animate them.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - delay: The delay in seconds, which has no effect.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called with true after the changes.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once; hosts decide whether to animate them.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - delay: The delay in seconds, which has no effect.
  ///   - damping: The damping of the spring, which has no effect.
  ///   - velocity: The initial velocity of the spring, which has no effect.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called with true after the changes.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes in a view at once; hosts decide whether to animate them.
  ///
  /// - Parameters:
  ///   - view: The view; the parameter has no effect.
  ///   - duration: The duration in seconds, which has no effect.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure that makes the changes; nil for none.
  ///   - completion: A closure that is called with true after the changes.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes in a window at once; hosts decide whether to animate them.
  ///
  /// - Parameters:
  ///   - window: The window; the parameter has no effect.
  ///   - duration: The duration in seconds, which has no effect.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure that makes the changes; nil for none.
  ///   - completion: A closure that is called with true after the changes.
  public static func transition(
    with window: UIWindow, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes without an animation.
  ///
  /// - Parameter actions: The changes.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  /// Has no effect: hosts choose the animation.
  ///
  /// - Parameter isEnabled: Whether changes may be animated.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}
}
