public import Foundation
import SceneViews

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
  /// The lengths of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// One view takes what is free.
    case fill
    /// Equal lengths.
    case fillEqually
    /// Lengths in proportion.
    case fillProportionally
    /// Equal spaces.
    case equalSpacing
    /// Equal distances of the middles.
    case equalCentering
  }

  /// The places of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The whole length.
    case fill
    /// The leading edge of a column.
    case leading
    /// The first line of texts.
    case firstBaseline
    /// The center.
    case center
    /// The trailing edge of a column.
    case trailing
    /// The last line of texts.
    case lastBaseline

    /// The top of a row.
    public static let top = Alignment.leading
    /// The bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the arrangement.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  /// The space between the views in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The places across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  /// The lengths along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsDisplay() } }
  /// Whether margins are kept free; stored without effect.
  open var isLayoutMarginsRelativeArrangement = false

  /// Creates a stack of views.
  ///
  /// - Parameter views: The views in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  ///
  /// - Parameter view: The view, which becomes a subview in front of the others unless it is one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a position, from 0.
  ///
  /// - Parameters:
  ///   - view: The view, which becomes a subview in front of the others unless it is one. The stack
  ///     itself, and a view that contains it, isn't added.
  ///   - index: The position; one outside of the stack means the nearest.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    setNeedsDisplay()
  }

  /// Takes a view out of the arrangement; it stays a subview, which isn't shown.
  ///
  /// - Parameter view: The view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsDisplay()
  }

  /// Sets the space after a view; stored without effect.
  ///
  /// - Parameters:
  ///   - spacing: The space in points.
  ///   - view: The view before the space.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    super.willRemoveSubview(subview)
  }

  override var content: any View {
    let views = DisplayedViews(views: arrangedSubviews)
    return axis == .horizontal
      ? HStack(alignment: vertical, spacing: Double(spacing)) { views }
      : VStack(alignment: horizontal, spacing: Double(spacing)) { views }
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .fill, .leading, .firstBaseline: .leading
    case .center: .center
    case .trailing, .lastBaseline: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch alignment {
    case .leading, .firstBaseline: .top
    case .fill, .center: .center
    case .trailing, .lastBaseline: .bottom
    }
  }
}
