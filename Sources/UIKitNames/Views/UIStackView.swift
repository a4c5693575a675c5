public import Foundation
import SceneViews

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
  /// The distribution of a stack's views along its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; one view is resized.
    case fill
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their lengths.
    case fillProportionally
    /// The views have equal spaces between them.
    case equalSpacing
    /// The centers of the views have equal distances.
    case equalCentering
  }

  /// The alignment of a stack's views across its axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack across its axis.
    case fill
    /// The leading edges of the views in a column are aligned.
    case leading
    /// The first lines of the texts are aligned.
    case firstBaseline
    /// The centers of the views are aligned.
    case center
    /// The trailing edges of the views in a column are aligned.
    case trailing
    /// The last lines of the texts are aligned.
    case lastBaseline

    /// The top edges of the views in a row are aligned.
    public static let top = Alignment.leading
    /// The bottom edges of the views in a row are aligned.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The axis of the stack: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  /// The space between the views in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The alignment of the views across the axis.
  ///
  /// In this library, `fill` aligns the leading edges in a column and the centers in a row. `firstBaseline` acts like
  /// `leading`, and `lastBaseline` like `trailing`.
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  /// The distribution of the views along the axis; stored without effect.
  open var distribution = Distribution.fill { didSet { setNeedsDisplay() } }
  /// Whether the views keep the stack's margins; stored without effect.
  open var isLayoutMarginsRelativeArrangement = false

  /// Creates a stack of views.
  ///
  /// - Parameter views: The views in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  ///
  /// - Parameter view: The view, which becomes the frontmost subview unless it is a subview already.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a position of the stack.
  ///
  /// - Parameters:
  ///   - view: The view, which becomes the frontmost subview unless it is a subview already. The stack itself and a
  ///     view that contains the stack aren't added.
  ///   - index: The position in `arrangedSubviews`, clamped to the range from 0 to the number of views.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    setNeedsDisplay()
  }

  /// Removes a view from the arrangement; the view stays a subview, but isn't shown.
  ///
  /// - Parameter view: The view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsDisplay()
  }

  /// Has no effect: the space after every view is ``spacing``.
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
