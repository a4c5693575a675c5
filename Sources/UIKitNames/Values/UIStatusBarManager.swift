public import Foundation

/// The bar at the top of a screen, of which hosts show none.
open class UIStatusBarManager: NSObject {
  /// The rectangle of the bar in points; empty.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the bar is hidden; always here.
  public var isStatusBarHidden: Bool { true }
  /// The look of the bar.
  public var statusBarStyle: UIStatusBarStyle { .default }
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
