extension UIView {
  /// The hierarchy of the window that contains the view; nil if the view is in no window.
  var hierarchy: WindowHierarchy? {
    let root = outermost
    return root.controller?.hierarchy ?? root.container?.hierarchy ?? root.ownHierarchy
  }

  private var outermost: UIView {
    var view = self
    while view.controller?.hierarchy == nil, let superview = view.superview { view = superview }
    return view
  }

  /// The light or dark appearance of the view.
  ///
  /// The view or its controller can set the appearance. Otherwise, the appearance is that of the nearest ancestor that
  /// sets an appearance, or else that of the window.
  var effectiveStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if let controller, controller.overrideUserInterfaceStyle != .unspecified {
      return controller.overrideUserInterfaceStyle
    }
    return superview?.effectiveStyle ?? hierarchy?.style ?? .unspecified
  }
}
