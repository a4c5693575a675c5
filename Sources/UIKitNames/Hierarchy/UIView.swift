public import Foundation
import SceneViews

/// A part of the interface, which can contain subviews.
///
/// Frames and constraints are stored without effect: subviews are shown one below the other in their order, or as a
/// ``UIStackView`` arranges them.
open class UIView: UIResponder {
  /// The view that contains this view; nil if there is none.
  public internal(set) weak var superview: UIView?
  /// The views inside this view, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  /// The controller that shows a view without a superview, such as the alert that shows a text field; otherwise nil.
  weak var container: UIViewController?
  /// A notifier of the view's changes, which updates the `DisplayedView` that shows the view.
  let redisplay = Redisplay()
  /// Whether the subviews must be laid out.
  var needsLayout = true

  /// The rectangle of the view in its superview, in points; stored without effect.
  open var frame: CGRect
  /// Whether the view and its subviews are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { superviewOrSelfDidChange() } } }
  /// The opacity, from 0 to 1; a view with opacity 0 is hidden.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { superviewOrSelfDidChange() } } }
  /// The background color; nil for none.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of controls; stored without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var tintColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether a person can interact with the view and its subviews.
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  /// The label that assistive technologies use in place of the content.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  /// The identifier for tests and scripts.
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  /// The help text for assistive technologies.
  open var accessibilityHint: String? { didSet { setNeedsDisplay() } }
  /// Whether assistive technologies read the view; stored without effect.
  open var isAccessibilityElement = false
  /// A number that the app chooses for the view.
  open var tag = 0
  /// The appearance of the view and its subviews; with `unspecified`, they have the appearance of the superview.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let around = superview?.effectiveStyle ?? hierarchy?.style ?? .unspecified
      let old = oldValue == .unspecified ? around : oldValue
      tellTraits(from: UIDevice.current.traits(style: old))
      for subview in subviews { subview.styleDidChange(from: old) }
    }
  }

  /// The observers that ``registerForTraitChanges(_:handler:)`` has registered; not for use by apps.
  public let _traitObservers = _TraitObservers()
  /// The position and size of content in the view; stored without effect.
  open var contentMode = ContentMode.scaleToFill
  /// The margins and lengths that change with the superview; stored without effect.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the autoresizing mask becomes constraints; stored without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether subviews are clipped at the edges; stored without effect.
  open var clipsToBounds = false
  /// Whether the view is opaque; stored without effect.
  open var isOpaque = true
  /// The space around subviews in points; stored without effect.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The gestures that the view recognizes.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for old in oldValue ?? [] where old.view === self && gestureRecognizers?.contains(old) != true
      {
        old.view = nil
      }
      for new in gestureRecognizers ?? [] where new.view !== self {
        new.view?.removeGestureRecognizer(new)
        new.view = self
      }
      setNeedsDisplay()
    }
  }

  /// The layer of the view; stored without effect.
  public private(set) lazy var layer = CALayer()
  /// The constraints of the view; stored without effect.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  /// Creates a view with a frame in points.
  ///
  /// - Parameter frame: The rectangle of the view in its superview, in points; stored without effect.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive, which isn't read.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  @available(*, unavailable) public required convenience init(_frame: CGRect) {
    self.init(frame: _frame)
  }

  /// Creates a view without a frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The rectangle of the view in its own coordinates, in points.
  ///
  /// Setting another size changes the frame and keeps the center of the frame. The origin of the rectangle is the upper
  /// left corner of the view, in the coordinates that the frames of the subviews use.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = frame.resizedAboutMiddle(to: newValue.size)
    }
  }

  private var boundsOrigin = CGPoint.zero
  /// The center of the frame in the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The distances from the edges to the area that bars don't cover; always zero in this library.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that shows the view; nil if none does.
  ///
  /// The view of a controller is in the window from `viewIsAppearing(_:)` until just before `viewDidDisappear(_:)`.
  open var window: UIWindow? {
    superview?.window ?? ownWindow ?? container?.viewIfLoaded?.window
  }

  override var responderHierarchy: WindowHierarchy? { hierarchy }

  /// The hierarchy of the window, if the view is one of the window's own subviews.
  weak var ownHierarchy: WindowHierarchy?
  /// The window, if the view is one of the window's own subviews or the view of a shown controller.
  weak var ownWindow: UIWindow?
  /// The views that are shown inside the view.
  var parts: [UIView] { subviews }
  /// The parts that are laid out together with the view; in a table, all parts except the cells.
  var laidOutParts: [UIView] { parts }

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    UIDevice.current.traits(style: effectiveStyle)
  }

  // MARK: - Subviews

  /// Adds a view in front of the other subviews.
  ///
  /// - Parameter view: The view, which is first removed from its current superview. A view can't be added to itself
  ///   or to its descendants.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts a view at a position among the subviews, counted from 0.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - index: The position, clamped to the range from 0 to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - sibling: The subview; if `sibling` isn't a subview, `view` is inserted in front of all subviews.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, 1, otherwise: subviews.count)
  }

  /// Inserts a view behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - sibling: The subview; if `sibling` isn't a subview, `view` is inserted behind all subviews.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, 0, otherwise: 0)
  }

  private func insert(
    _ view: UIView, beside sibling: UIView, _ offset: Int, otherwise index: Int
  ) {
    guard view !== sibling || view.superview !== self else { return }
    // The method `insert(_:at:)` removes the view before it uses the index, so the view isn't counted here.
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? index)
  }

  /// Moves a subview in front of the other subviews.
  ///
  /// - Parameter view: The subview; a view that isn't a subview isn't moved.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  /// Moves a subview behind the other subviews.
  ///
  /// - Parameter view: The subview; a view that isn't a subview isn't moved.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
    }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    let isNew = view.superview !== self
    view.move(to: window) {
      view.ownWindow = nil
      view.superview = self
    }
    setNeedsDisplay()
    setNeedsLayout()
    guard isNew else { return }
    if view.controller != nil { hierarchy?.controllersDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes the view from its superview, or from the window that contains the view directly.
  open func removeFromSuperview() {
    guard let superview else {
      ownHierarchy?.remove(self)
      return
    }
    let hierarchy = hierarchy
    resignFirstResponderInside()
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    move(to: nil) { self.superview = nil }
    superview.setNeedsDisplay()
    if controller != nil { hierarchy?.controllersDidChange() }
    didMoveToSuperview()
  }

  /// Returns whether this view is the given view or a descendant of the given view.
  ///
  /// - Parameter view: The view with which this view is compared.
  /// - Returns: True if this view is `view` or inside `view`.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view, or a descendant, that has a tag.
  ///
  /// - Parameter tag: The number that the app chose for the view.
  /// - Returns: The first such view in depth-first order; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Notifies the view that its superview is about to change; the default implementation does nothing.
  ///
  /// - Parameter superview: The new superview; nil if the view is removed.
  open func willMove(toSuperview superview: UIView?) {}

  /// Notifies the view that its superview changed; the default implementation does nothing.
  open func didMoveToSuperview() {}

  /// Notifies the view that ``window`` is about to change; the default implementation does nothing.
  ///
  /// - Parameter window: The new window; nil if the view leaves its window.
  open func willMove(toWindow window: UIWindow?) {}

  /// Notifies the view that ``window`` changed; the default implementation does nothing.
  open func didMoveToWindow() {}

  /// Notifies the view that it has a new subview; the default implementation does nothing.
  ///
  /// - Parameter subview: The new subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Notifies the view that a subview is about to be removed; the default implementation does nothing.
  ///
  /// - Parameter subview: The subview.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Updates

  /// Requests that the view is shown again after the application has processed its queued events.
  open func setNeedsDisplay() {
    redisplay.change()
  }

  /// Requests a call of ``layoutSubviews()`` before the view is shown again.
  open func setNeedsLayout() {
    needsLayout = true
    hierarchy?.needsLayout(of: self)
  }

  /// Calls ``layoutSubviews()`` of this view and of its descendants, but only of views for which a layout was
  /// requested.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for part in laidOutParts { part.layoutIfNeeded() }
  }

  /// Arranges the subviews; the default implementation does nothing.
  open func layoutSubviews() {}

  /// Notifies the view that a trait changed; the default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the view; never called, because hosts draw views themselves.
  ///
  /// - Parameter rect: The rectangle to draw, in points.
  open func draw(_ rect: CGRect) {}

  /// Returns a size that fits the content; the default is the size of the frame.
  ///
  /// - Parameter size: The available space, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Changes the size to the result of ``sizeThatFits(_:)``.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Ends editing in the view or in one of its descendants.
  ///
  /// - Parameter force: Whether editing ends even if the first responder refuses.
  /// - Returns: Whether a first responder resigned.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = hierarchy?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder(isForced: force)
  }

  /// Adds a gesture that the view recognizes.
  ///
  /// - Parameter recognizer: The gesture, which is removed from any other view. Only taps and long presses are
  ///   recognized.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(recognizer) != true else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a gesture.
  ///
  /// - Parameter recognizer: The gesture; a gesture of another view has no effect.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  private func superviewOrSelfDidChange() {
    setNeedsDisplay()
    superview?.setNeedsDisplay()
    ownHierarchy?.redisplay.change()
  }

  /// Whether the view is visible in a visible superview: it isn't hidden, and its opacity isn't 0.
  var isShown: Bool { !isHidden && alpha > 0 }

  /// The `View` with which a host shows this view; by default, a column of the subviews.
  var content: any View { VStack(alignment: .leading) { DisplayedViews(views: subviews) } }
}
