extension UIView {
  /// The hierarchy of the window that shows the view.
  var hierarchy: WindowHierarchy? {
    let root = outermost
    return root.controller?.hierarchy ?? root.container?.hierarchy ?? root.ownHierarchy
  }

  private var outermost: UIView {
    var view = self
    while view.controller?.hierarchy == nil, let superview = view.superview { view = superview }
    return view
  }

  /// The appearance that the view, its nearest ancestor that sets an appearance, or the window determines.
  var effectiveStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if let controller, controller.overrideUserInterfaceStyle != .unspecified {
      return controller.overrideUserInterfaceStyle
    }
    return superview?.effectiveStyle ?? hierarchy?.style ?? .unspecified
  }
}
