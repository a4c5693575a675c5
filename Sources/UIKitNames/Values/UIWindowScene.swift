public import Foundation
public import SceneRuntime

/// A coordinate space: a rectangle whose coordinates are points.
@MainActor public protocol UICoordinateSpace {
  /// The rectangle of the space, in points.
  var bounds: CGRect { get }
}

/// The coordinate space of a scene's windows.
private struct WindowSpace: UICoordinateSpace {
  let bounds: CGRect
}

extension WindowScene {
  /// The screen that shows the scene; always the main screen.
  public var screen: UIScreen { .main }
  /// The coordinate space of the scene's windows.
  public var coordinateSpace: any UICoordinateSpace {
    let size = effectiveGeometry.size
    guard size.width > 0, size.height > 0 else {
      return WindowSpace(bounds: UIScreen.main.bounds)
    }
    return WindowSpace(bounds: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The orientation: landscape left if the scene is wider than high, otherwise portrait.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = coordinateSpace.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The traits of the device, with an unspecified appearance.
  public var traitCollection: UITraitCollection { .current }
  /// The status bar at the top of the screen; hosts show no status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Whether the scene is full screen; true on every device except a desktop, even if several scenes are side by side.
  public var isFullScreen: Bool { session.application?.profile.name != "desktop" }
}
