extension UIView: UITraitChangeObservable {
  /// Notifies the view, its descendants and their controllers that the appearance of the superview or window changed.
  ///
  /// Views and controllers that set their own appearance, and the views inside them, aren't notified.
  ///
  /// - Parameter old: The appearance before the change.
  func styleDidChange(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle == .unspecified else { return }
    let traits = UIDevice.current.traits(style: old)
    if let controller {
      guard controller.overrideUserInterfaceStyle == .unspecified else { return }
      controller.tellTraits(from: traits)
    }
    tellTraits(from: traits)
    for subview in subviews { subview.styleDidChange(from: old) }
  }

  func tellTraits(from old: UITraitCollection) {
    guard UITraitUserInterfaceStyle._differs(old, traitCollection) else { return }
    traitCollectionDidChange(old)
    _traitObservers.tell(self, from: old, to: traitCollection)
  }
}

extension UIViewController: UITraitChangeObservable {
  fileprivate func tellTraits(from old: UITraitCollection) {
    guard UITraitUserInterfaceStyle._differs(old, traitCollection) else { return }
    traitCollectionDidChange(old)
    _traitObservers.tell(self, from: old, to: traitCollection)
  }

  /// Notifies the controller, its views and its children that the controller's own appearance changed.
  func ownStyleDidChange(from old: UIUserInterfaceStyle) {
    let traits = UIDevice.current.traits(style: old)
    tellTraits(from: traits)
    viewIfLoaded?.tellTraits(from: traits)
    for subview in viewIfLoaded?.subviews ?? [] { subview.styleDidChange(from: old) }
  }
}

extension WindowHierarchy {
  /// Notifies the shown controllers and the window's own subviews that the window's appearance changed.
  func styleDidChange(from old: UIUserInterfaceStyle) {
    for controller in appearances.shown where controller.viewIfLoaded?.superview == nil {
      controller.viewIfLoaded?.styleDidChange(from: old)
    }
    for view in subviews { view.styleDidChange(from: old) }
  }
}
