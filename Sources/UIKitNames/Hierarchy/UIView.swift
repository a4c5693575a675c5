public import Foundation
import SceneViews

/// A part of the interface, with subviews; hosts show it through views of this library.
///
/// Frames and constraints are kept and have no effect: subviews are shown one below the other in their order, or as a
/// ``UIStackView`` arranges them.
open class UIView: UIResponder {
  /// The view that contains this one.
  public internal(set) weak var superview: UIView?
  /// The views that this one contains, the last in front.
  public private(set) var subviews: [UIView] = []
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  /// The controller that shows the view without a superview, as an alert does its fields.
  weak var container: UIViewController?
  /// The changes that views follow.
  let redisplay = Redisplay()
  /// Whether its subviews have to be laid out.
  var needsLayout = true

  /// The rectangle of the view in its superview, in points; kept without effect.
  open var frame: CGRect
  /// Whether the view and its subviews are left out.
  open var isHidden = false { didSet { if isHidden != oldValue { superviewOrSelfDidChange() } } }
  /// The opacity, from 0 to 1; a view without opacity is left out.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { superviewOrSelfDidChange() } } }
  /// The color behind the content; nil for none.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of controls; nil for that of the superview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  open var tintColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether the view and its subviews take acts.
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  /// The text for accessibility, which replaces the content.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  /// The identifier for tests and scripts.
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  /// The help text for accessibility.
  open var accessibilityHint: String? { didSet { setNeedsDisplay() } }
  /// Whether accessibility reads the view, kept without effect.
  open var isAccessibilityElement = false
  /// The app's number for the view.
  open var tag = 0
  /// The appearance of the view and its subviews.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let around = superview?.effectiveStyle ?? hierarchy?.style ?? .unspecified
      let old = oldValue == .unspecified ? around : oldValue
      tellTraits(from: UIDevice.current.traits(style: old))
      for subview in subviews { subview.styleDidChange(from: old) }
    }
  }
  /// The observations of the traits, for ``registerForTraitChanges(_:handler:)``.
  public let _traitObservers = _TraitObservers()
  /// The place of content in the view, kept without effect.
  open var contentMode = ContentMode.scaleToFill
  /// The edges that follow the superview, kept without effect.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether frames become constraints, kept without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether subviews are cut at the edges, kept without effect.
  open var clipsToBounds = false
  /// Whether the view hides all behind it, kept without effect.
  open var isOpaque = true
  /// The space around subviews in points, kept without effect.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The gestures that the view takes.
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
  /// The layer of the view, kept without effect.
  public private(set) lazy var layer = CALayer()
  /// The constraints of the view, kept without effect.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  /// Creates a view with a frame in points.
  ///
  /// - Parameter frame: The rectangle of the view in its superview, in points; kept without effect.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive, of which nothing is read here.
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
  /// Another size changes the frame about its middle. The origin is that of the subviews' frames.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = frame.resizedAboutMiddle(to: newValue.size)
    }
  }
  private var boundsOrigin = CGPoint.zero
  /// The middle of the frame in the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The space that bars take at the edges; none here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that shows the view; nil if none does.
  open var window: UIWindow? { hierarchy?.window }

  override var responderHierarchy: WindowHierarchy? { hierarchy }

  /// The hierarchy that shows the view as one of the window's own subviews.
  weak var ownHierarchy: WindowHierarchy?

  /// The traits around the view.
  open var traitCollection: UITraitCollection {
    UIDevice.current.traits(style: effectiveStyle)
  }

  // MARK: - Subviews

  /// Adds a view in front of the others.
  ///
  /// - Parameter view: The view, which leaves its superview. The view itself, and one that contains
  ///   it, isn't added.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts a view at a position among the subviews, from 0.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - index: The position; one outside of the subviews means the nearest.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - sibling: The subview; one of another view means that the view is in front of all.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, 1, otherwise: subviews.count)
  }

  /// Inserts a view behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - sibling: The subview; one of another view means that the view is behind all.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, 0, otherwise: 0)
  }

  private func insert(
    _ view: UIView, beside sibling: UIView, _ offset: Int, otherwise index: Int
  ) {
    guard view !== sibling || view.superview !== self else { return }
    // The view leaves its place first, so it doesn't count.
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? index)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter view: The subview; another view isn't moved.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter view: The subview; another view isn't moved.
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
    view.superview = self
    setNeedsDisplay()
    setNeedsLayout()
    guard isNew else { return }
    if view.controller != nil { hierarchy?.controllersDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes the view out of its superview.
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
    self.superview = nil
    superview.setNeedsDisplay()
    if controller != nil { hierarchy?.controllersDidChange() }
    didMoveToSuperview()
  }

  /// Returns whether the view is another one, or inside it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether the view is inside the other one, or the same.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view or a view inside it with a tag.
  ///
  /// - Parameter tag: The app's number for the view.
  /// - Returns: The first one in depth-first order; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Tells the view that its superview changes; the default does nothing.
  ///
  /// - Parameter superview: The new superview; nil if the view leaves one.
  open func willMove(toSuperview superview: UIView?) {}
  /// Tells the view that its superview changed; the default does nothing.
  open func didMoveToSuperview() {}
  /// Tells the view that it was put into a window, or taken out; the default does nothing.
  open func didMoveToWindow() {}
  /// Tells the view that it has a new subview; the default does nothing.
  ///
  /// - Parameter subview: The new subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview leaves it; the default does nothing.
  ///
  /// - Parameter subview: The subview that leaves.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Updates

  /// Requests that the view is shown again at the end of the turn.
  open func setNeedsDisplay() {
    redisplay.change()
  }

  /// Requests a call of ``layoutSubviews()`` before the view is shown again.
  open func setNeedsLayout() {
    needsLayout = true
    hierarchy?.needsLayout(of: self)
  }

  /// Calls ``layoutSubviews()`` of the view and of the views inside it that need it.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Arranges the subviews; the default does nothing.
  open func layoutSubviews() {}
  /// Tells the view that a trait changed; the default does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws the view; never called, because hosts draw display trees.
  ///
  /// - Parameter rect: The rectangle to draw, in points.
  open func draw(_ rect: CGRect) {}

  /// Returns a size in points that fits; the default is the frame's.
  ///
  /// - Parameter size: The space that there is, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Changes the size to one that fits, as ``sizeThatFits(_:)`` has it.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Ends editing in the view or in a view inside it.
  ///
  /// - Parameter force: Whether editing ends even if the first responder refuses.
  /// - Returns: Whether one of them was the first responder and resigned.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = hierarchy?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder(isForced: force)
  }

  /// Adds a gesture that the view takes.
  ///
  /// - Parameter recognizer: The gesture, which leaves another view; hosts report taps only, as
  ///   presses of the view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(recognizer) != true else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Takes a gesture away.
  ///
  /// - Parameter recognizer: The gesture; one of another view has no effect.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  private func superviewOrSelfDidChange() {
    setNeedsDisplay()
    superview?.setNeedsDisplay()
  }

  /// Whether the view is shown at all.
  var isShown: Bool { !isHidden && alpha > 0 }

  /// The view of this library that shows the content; the default shows the subviews.
  var content: any View { VStack(alignment: .leading) { DisplayedViews(views: subviews) } }
}
