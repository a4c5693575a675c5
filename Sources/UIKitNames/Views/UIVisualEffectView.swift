import Foundation

/// An effect of a view on what is behind it, which hosts don't draw.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view, which hosts don't draw.
open class UIBlurEffect: UIVisualEffect {
  /// The strengths of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Matches the appearance.
    case regular = 4
    /// Matches the appearance, with more contrast.
    case prominent = 5
    /// Very thin material.
    case systemUltraThinMaterial
    /// Thin material.
    case systemThinMaterial
    /// Material.
    case systemMaterial
    /// Thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  /// Creates a blur.
  ///
  /// - Parameter style: The strength, which has no effect.
  public convenience init(style: Style) {
    self.init()
  }
}

/// A view with an effect on what is behind it; hosts show its content.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for the app's own views.
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
