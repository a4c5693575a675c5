extension UIView {
  /// The hierarchy of the window that contains the view; nil if the view is in no window.
  var hierarchy: WindowHierarchy? {
    let root = outermost
    return root.controller?.hierarchy ?? root.container?.hierarchy ?? root.ownHierarchy
  }

  /// Sets the superview of the view without adding the view to `subviews` of the superview.
  func becomePart(of view: UIView) {
    move(to: view.window) {
      ownWindow = nil
      superview = view
    }
  }

  /// Returns whether a view is a part of this view that isn't in `subviews`.
  func isOwnPart(_ view: UIView) -> Bool {
    view.superview === self && !subviews.contains { $0 === view }
  }

  /// Replaces a part that isn't in `subviews`, such as the accessory of a row.
  ///
  /// - Parameters:
  ///   - old: The former part, which leaves this view; nil for none.
  ///   - new: The new part, which leaves its current superview; nil for none. A view that contains this view doesn't
  ///     become a part.
  func replacePart(_ old: UIView?, by new: UIView?) {
    setNeedsDisplay()
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    guard let new, old !== new || new.superview !== self, !isDescendant(of: new) else { return }
    new.removeFromSuperview()
    new.willMove(toSuperview: self)
    new.becomePart(of: self)
    new.setNeedsLayout()
    if new.controller != nil { hierarchy?.controllersDidChange() }
    new.didMoveToSuperview()
  }

  /// Puts the view into the given window; if the given window is nil, takes the view out of its window.
  ///
  /// Call the method for a window's own subviews and for the views of shown controllers. If the view has a superview,
  /// the method does nothing, because the view is in the window of its superview.
  func place(in window: UIWindow?) {
    guard superview == nil else { return }
    move(to: window) { ownWindow = window }
  }

  /// Performs a change that moves the view to the given window; nil for no window.
  ///
  /// If the window changes, the view and the views inside it are notified.
  func move(to window: UIWindow?, by change: () -> Void) {
    let views = window === self.window ? [] : withParts
    for view in views { view.willMove(toWindow: window) }
    change()
    for view in views { view.didMoveToWindow() }
  }

  private var withParts: [UIView] { [self] + parts.flatMap(\.withParts) }

  private var outermost: UIView {
    var view = self
    while view.controller?.hierarchy == nil, let superview = view.superview { view = superview }
    return view
  }

  /// The light or dark appearance of the view.
  ///
  /// The view or its controller can set the appearance. If neither does, the view has the appearance of its superview
  /// or, without a superview, of the window.
  var effectiveStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if let controller, controller.overrideUserInterfaceStyle != .unspecified {
      return controller.overrideUserInterfaceStyle
    }
    return superview?.effectiveStyle ?? hierarchy?.style ?? .unspecified
  }
}
