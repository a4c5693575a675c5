import Foundation

/// An effect on the content behind a view; hosts don't draw the effect.
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view; hosts don't draw the blur.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur that matches the light or dark appearance.
    case regular = 4
    /// A blur that matches the light or dark appearance, with more contrast.
    case prominent = 5
    /// A blur like a very thin material.
    case systemUltraThinMaterial
    /// A blur like a thin material.
    case systemThinMaterial
    /// A blur like a material of standard thickness.
    case systemMaterial
    /// A blur like a thick material.
    case systemThickMaterial
    /// A blur like the material of bars.
    case systemChromeMaterial
  }

  /// Creates a blur.
  ///
  /// - Parameter style: The style, which has no effect.
  public convenience init(style: Style) {
    self.init()
  }
}

/// A view with an effect on the content behind the view; hosts show only the view's own content.
open class UIVisualEffectView: UIView {
  /// The effect, which hosts don't draw; nil for none.
  open var effect: UIVisualEffect?
  /// The view to which the app adds its own views.
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect; nil for none.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
