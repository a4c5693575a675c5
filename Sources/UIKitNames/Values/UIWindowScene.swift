public import Foundation
public import SceneRuntime

/// A space with coordinates in points.
@MainActor public protocol UICoordinateSpace {
  /// The rectangle of the space.
  var bounds: CGRect { get }
}

/// The space of a scene's windows.
private struct WindowSpace: UICoordinateSpace {
  let bounds: CGRect
}

/// The bar at the top of a screen, of which hosts show none.
open class UIStatusBarManager: NSObject {
  /// The rectangle of the bar in points; empty.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the bar is hidden; always here.
  public var isStatusBarHidden: Bool { true }
  /// The look of the bar.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// The least and the greatest size of a scene's windows, in points, for hosts whose windows change their size.
open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

extension WindowScene {
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }
  /// The space of the scene's windows.
  public var coordinateSpace: any UICoordinateSpace {
    let size = effectiveGeometry.size
    guard size.width > 0, size.height > 0 else {
      return WindowSpace(bounds: UIScreen.main.bounds)
    }
    return WindowSpace(bounds: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }
  /// The orientation, from the size.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = coordinateSpace.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The traits of the scene's windows.
  public var traitCollection: UITraitCollection { .current }
  /// The bar at the top of the screen.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The least and the greatest size of the windows; nil where scenes have the size of the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard session.application?.profile.name == "desktop" else { return nil }
    return sceneRestrictions.restrictions(of: self)
  }
  /// Whether the scene fills the screen.
  public var isFullScreen: Bool { session.application?.profile.name != "desktop" }
}

/// The size restrictions of scenes, as long as these exist.
@MainActor private final class SizeRestrictions {
  private struct Entry {
    weak var scene: WindowScene?
    let restrictions: UISceneSizeRestrictions
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func restrictions(of scene: WindowScene) -> UISceneSizeRestrictions {
    if let entry = entries[ObjectIdentifier(scene)], entry.scene === scene {
      return entry.restrictions
    }
    entries = entries.filter { $0.value.scene != nil }
    let restrictions = UISceneSizeRestrictions()
    entries[ObjectIdentifier(scene)] = Entry(scene: scene, restrictions: restrictions)
    return restrictions
  }
}

@MainActor private let sceneRestrictions = SizeRestrictions()

extension ConnectedScene {
  /// The options of opening a link from a scene.
  @MainActor public final class OpenExternalURLOptions {
    /// Whether only an app that claims the link opens it.
    public var universalLinksOnly = false

    /// Creates options.
    public init() {}
  }

  /// Opens a link in the app that claims it.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: The options, without effect.
  ///   - completion: An action with whether an app opened the link.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    session.application?.open(url, completionHandler: completion)
  }
}

/// The look of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Matches the appearance.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
