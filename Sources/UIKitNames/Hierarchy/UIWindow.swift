public import Foundation
public import SceneRuntime

extension SceneWindow {
  /// The place of a window in front of others, kept without effect.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place; a greater one is in front.
    public let rawValue: CGFloat

    /// Creates a place.
    ///
    /// - Parameter rawValue: The place; a greater one is in front.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a place.
    ///
    /// - Parameter rawValue: The place; a greater one is in front.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Returns whether a place is behind another.
    ///
    /// - Parameters:
    ///   - lhs: The first place.
    ///   - rhs: The second place.
    /// - Returns: Whether the first one is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns a place a distance in front of another.
    ///
    /// - Parameters:
    ///   - lhs: The other place.
    ///   - distance: The distance.
    /// - Returns: The place in front of it.
    public static func + (lhs: Level, distance: CGFloat) -> Level { Level(lhs.rawValue + distance) }

    /// Returns a place a distance behind another.
    ///
    /// - Parameters:
    ///   - lhs: The other place.
    ///   - distance: The distance.
    /// - Returns: The place behind it.
    public static func - (lhs: Level, distance: CGFloat) -> Level { Level(lhs.rawValue - distance) }

    /// The place of most windows.
    public static let normal = Level(0)
    /// The place of status bars.
    public static let statusBar = Level(1000)
    /// The place of alerts.
    public static let alert = Level(2000)
  }

  /// The controllers and views of the window, made when they are used first.
  var hierarchy: WindowHierarchy {
    if let hierarchy = content as? WindowHierarchy { return hierarchy }
    let hierarchy = WindowHierarchy(self)
    content = hierarchy
    return hierarchy
  }

  /// The controllers and views of the window, if it has any.
  var ownHierarchy: WindowHierarchy? { content as? WindowHierarchy }

  /// The controller that fills the window; nil if there is none.
  ///
  /// Replacing it ends what the old one presents.
  public var rootViewController: UIViewController? {
    get { ownHierarchy?.root }
    set { hierarchy.root = newValue }
  }

  /// The color behind the content.
  public var backgroundColor: UIColor? {
    get { ownHierarchy?.backgroundColor }
    set { hierarchy.backgroundColor = newValue }
  }

  /// The color of controls, kept without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public var tintColor: UIColor! {
    get { ownHierarchy?.tintColor ?? .tintColor }
    set { hierarchy.tintColor = newValue }
  }

  /// The appearance of the window's controllers and views, in their traits.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownHierarchy?.style ?? .unspecified }
    set { hierarchy.style = newValue }
  }

  /// The place in front of other windows, kept without effect.
  public var windowLevel: Level {
    get { ownHierarchy?.level ?? .normal }
    set { hierarchy.level = newValue }
  }

  /// The opacity, kept without effect.
  public var alpha: CGFloat {
    get { ownHierarchy?.alpha ?? 1 }
    set { hierarchy.alpha = newValue }
  }

  /// Whether the window takes acts.
  public var isUserInteractionEnabled: Bool {
    get { ownHierarchy?.isUserInteractionEnabled ?? true }
    set { hierarchy.isUserInteractionEnabled = newValue }
  }

  /// The rectangle of the window in points; that of its scene unless it is set.
  public var frame: CGRect {
    get {
      ownHierarchy?.frame ?? requestedFrame ?? windowScene?.coordinateSpace.bounds
        ?? UIScreen.main.bounds
    }
    set { hierarchy.frame = newValue }
  }

  /// The rectangle of the window in its own coordinates, in points.
  ///
  /// Another size changes the frame about its middle; the origin is kept without effect.
  public var bounds: CGRect {
    get { CGRect(origin: ownHierarchy?.boundsOrigin ?? .zero, size: frame.size) }
    set {
      frame = frame.resizedAboutMiddle(to: newValue.size)
      hierarchy.boundsOrigin = newValue.origin
    }
  }

  /// The layer, kept without effect.
  public var layer: CALayer { hierarchy.layer }

  /// The screen that shows the window.
  public var screen: UIScreen {
    get { .main }
    set {}
  }

  /// The traits of the window's views.
  public var traitCollection: UITraitCollection {
    UIDevice.current.traits(style: overrideUserInterfaceStyle)
  }

  /// The space that bars take at the edges; none here.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
