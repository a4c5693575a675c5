public import Foundation

/// The status bar at the top of a screen; hosts show no status bar.
open class UIStatusBarManager: NSObject {
  /// The rectangle of the bar in points; always empty.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the bar is hidden; always true.
  public var isStatusBarHidden: Bool { true }
  /// The appearance of the status bar; always the default style.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// The appearance of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// A bar with dark content in the light appearance, and light content in the dark appearance.
  case `default`
  /// A bar with light content.
  case lightContent
  /// A bar with dark content.
  case darkContent = 3
}
