public import Foundation
public import SceneRuntime

extension SceneWindow {
  /// The position of a window in the front-to-back order of windows; stored without effect.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level; a window with a greater level is in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    ///
    /// - Parameter rawValue: The level; a window with a greater level is in front.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number, without a label.
    ///
    /// - Parameter rawValue: The level; a window with a greater level is in front.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Returns whether a level is behind another level.
    ///
    /// - Parameters:
    ///   - lhs: The first level.
    ///   - rhs: The second level.
    /// - Returns: Whether the first level is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns the level that is in front of another level by the given distance.
    ///
    /// - Parameters:
    ///   - lhs: The other level.
    ///   - distance: The distance.
    /// - Returns: The level in front of the other level.
    public static func + (lhs: Level, distance: CGFloat) -> Level { Level(lhs.rawValue + distance) }

    /// Returns the level that is behind another level by the given distance.
    ///
    /// - Parameters:
    ///   - lhs: The other level.
    ///   - distance: The distance.
    /// - Returns: The level behind the other level.
    public static func - (lhs: Level, distance: CGFloat) -> Level { Level(lhs.rawValue - distance) }

    /// The level of most windows.
    public static let normal = Level(0)
    /// The level of status bars.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  /// The controllers and views of the window, created when the property is first read.
  var hierarchy: WindowHierarchy {
    if let hierarchy = content as? WindowHierarchy { return hierarchy }
    let hierarchy = WindowHierarchy(self)
    content = hierarchy
    return hierarchy
  }

  /// The controllers and views of the window; nil if the window has none.
  var ownHierarchy: WindowHierarchy? { content as? WindowHierarchy }

  /// The controller that fills the window; nil if there is none.
  ///
  /// Replacing the controller dismisses the controllers that the old controller presents.
  public var rootViewController: UIViewController? {
    get { ownHierarchy?.root }
    set { hierarchy.root = newValue }
  }

  /// The background color of the window; nil for none.
  public var backgroundColor: UIColor? {
    get { ownHierarchy?.backgroundColor }
    set { hierarchy.backgroundColor = newValue }
  }

  /// The color of controls; stored without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  public var tintColor: UIColor! {
    get { ownHierarchy?.tintColor ?? .tintColor }
    set { hierarchy.tintColor = newValue }
  }

  /// The appearance of the window's controllers and views that don't set their own appearance; with `unspecified`, they
  /// have the host's appearance.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownHierarchy?.style ?? .unspecified }
    set { hierarchy.style = newValue }
  }

  /// The level among other windows; stored without effect.
  public var windowLevel: Level {
    get { ownHierarchy?.level ?? .normal }
    set { hierarchy.level = newValue }
  }

  /// The opacity; stored without effect.
  public var alpha: CGFloat {
    get { ownHierarchy?.alpha ?? 1 }
    set { hierarchy.alpha = newValue }
  }

  /// Whether a person can interact with the content of the window.
  public var isUserInteractionEnabled: Bool {
    get { ownHierarchy?.isUserInteractionEnabled ?? true }
    set { hierarchy.isUserInteractionEnabled = newValue }
  }

  /// The rectangle of the window in points; stored without effect, because the host places windows.
  ///
  /// Until the app sets a rectangle, the value is the rectangle with which the window was created. If there is none,
  /// the value is the bounds of the scene or, without a scene, of the main screen.
  public var frame: CGRect {
    get {
      ownHierarchy?.frame ?? requestedFrame ?? windowScene?.coordinateSpace.bounds
        ?? UIScreen.main.bounds
    }
    set { hierarchy.frame = newValue }
  }

  /// The rectangle of the window in its own coordinates, in points.
  ///
  /// Setting another size changes the size of the frame, but not the frame's center; the origin is stored without
  /// effect.
  public var bounds: CGRect {
    get { CGRect(origin: ownHierarchy?.boundsOrigin ?? .zero, size: frame.size) }
    set {
      frame = frame.resizedAboutMiddle(to: newValue.size)
      hierarchy.boundsOrigin = newValue.origin
    }
  }

  /// The layer; stored without effect.
  public var layer: CALayer { hierarchy.layer }

  /// The screen that shows the window, which is always the main screen; setting it has no effect.
  public var screen: UIScreen {
    get { .main }
    set {}
  }

  /// The traits of the window's views.
  public var traitCollection: UITraitCollection {
    UIDevice.current.traits(style: overrideUserInterfaceStyle)
  }

  /// The distances from the edges to the area that bars don't cover; always zero in this library.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
