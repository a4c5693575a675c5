public import Foundation
public import SceneRuntime

// Members of views that apps also use on windows, because on Apple's platforms a window is a view.
extension SceneWindow {
  /// The window's own subviews, which are in front of the views of its controllers.
  public var subviews: [UIView] { ownHierarchy?.subviews ?? [] }

  /// A number that the app chooses for the window.
  public var tag: Int {
    get { ownHierarchy?.tag ?? 0 }
    set { hierarchy.tag = newValue }
  }

  /// The center of the window's frame.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Adds a view in front of the views of the controllers.
  ///
  /// - Parameter view: The view, which is first removed from its current superview.
  public func addSubview(_ view: UIView) {
    hierarchy.add(view)
  }

  /// Inserts a view at a position among the subviews, counted from 0.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - index: The position, clamped to the range from 0 to the number of the window's own subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    hierarchy.insert(view, at: index)
  }

  /// Inserts a view in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - sibling: The subview; if `sibling` isn't a subview, `view` is inserted in front of all subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, 1, otherwise: subviews.count)
  }

  /// Inserts a view behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its current superview.
  ///   - sibling: The subview; if `sibling` isn't a subview, `view` is inserted behind all subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, 0, otherwise: 0)
  }

  private func insert(
    _ view: UIView, beside sibling: UIView, _ offset: Int, otherwise index: Int
  ) {
    guard view !== sibling || !subviews.contains(view) else { return }
    let others = subviews.filter { $0 !== view }
    hierarchy.insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? index)
  }

  /// Moves a subview in front of the other subviews.
  ///
  /// - Parameter view: The subview; a view that isn't a subview isn't moved.
  public func bringSubviewToFront(_ view: UIView) {
    if subviews.contains(view) { hierarchy.insert(view, at: subviews.count) }
  }

  /// Moves a subview behind the other subviews.
  ///
  /// - Parameter view: The subview; a view that isn't a subview isn't moved.
  public func sendSubviewToBack(_ view: UIView) {
    if subviews.contains(view) { hierarchy.insert(view, at: 0) }
  }

  /// Returns the first view with a tag among the window's views.
  ///
  /// - Parameter tag: The number that the app chose for the view.
  /// - Returns: The first such view in depth-first order, beginning with the root controller's view; nil if there is
  ///   none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    let views = [rootViewController?.viewIfLoaded].compactMap(\.self) + subviews
    return views.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Ends editing in the window.
  ///
  /// - Parameter force: Whether editing ends even if the first responder refuses.
  /// - Returns: Whether a first responder resigned.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    ownHierarchy?.firstResponder?.resignFirstResponder(isForced: force) ?? false
  }

  /// Requests a layout of the root controller's view before the view is shown again.
  public func setNeedsLayout() {
    rootViewController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the window, and those views of the root controller for which a layout was requested.
  public func layoutIfNeeded() {
    layoutSubviews()
    rootViewController?.viewIfLoaded?.layoutIfNeeded()
  }

  /// Has no effect: hosts report gestures on views, but not on windows.
  ///
  /// - Parameter recognizer: The gesture.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// Has no effect: hosts report gestures on views, but not on windows.
  ///
  /// - Parameter recognizer: The gesture.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// Returns a point of the window in a view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - view: The view; nil for the window itself.
  /// - Returns: The point in the view's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Returns a point of a view in the window's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - view: The view; nil for the window itself.
  /// - Returns: The point in the window's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: nil) ?? point
  }

  /// Returns a rectangle of the window in a view's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - view: The view; nil for the window itself.
  /// - Returns: The rectangle in the view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of a view in the window's coordinates, calculated from the frames of the views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - view: The view; nil for the window itself.
  /// - Returns: The rectangle in the window's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}

// Anchors for constraints, which have no effect.
extension SceneWindow {
  private var guide: UILayoutGuide { UILayoutGuide() }

  /// The rectangle that bars don't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide }
  /// The leading edge of the window.
  public var leadingAnchor: NSLayoutXAxisAnchor { guide.leadingAnchor }
  /// The trailing edge of the window.
  public var trailingAnchor: NSLayoutXAxisAnchor { guide.trailingAnchor }
  /// The horizontal center of the window.
  public var centerXAnchor: NSLayoutXAxisAnchor { guide.centerXAnchor }
  /// The top edge of the window.
  public var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  /// The bottom edge of the window.
  public var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  /// The vertical center of the window.
  public var centerYAnchor: NSLayoutYAxisAnchor { guide.centerYAnchor }
  /// The width of the window.
  public var widthAnchor: NSLayoutDimension { guide.widthAnchor }
  /// The height of the window.
  public var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
