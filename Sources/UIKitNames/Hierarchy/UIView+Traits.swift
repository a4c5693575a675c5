extension UIView: UITraitChangeObservable {
  /// Tells the view, the views inside it and their controllers that the appearance around them changed.
  ///
  /// - Parameter old: The appearance before; those with an appearance of their own aren't told.
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

  /// Tells the controller, its views and what is inside it that its own appearance changed.
  func ownStyleDidChange(from old: UIUserInterfaceStyle) {
    let traits = UIDevice.current.traits(style: old)
    tellTraits(from: traits)
    viewIfLoaded?.tellTraits(from: traits)
    for subview in viewIfLoaded?.subviews ?? [] { subview.styleDidChange(from: old) }
  }
}

extension WindowHierarchy {
  /// Tells what is in the window that its appearance changed.
  func styleDidChange(from old: UIUserInterfaceStyle) {
    for controller in appearances.shown where controller.viewIfLoaded?.superview == nil {
      controller.viewIfLoaded?.styleDidChange(from: old)
    }
    for view in subviews { view.styleDidChange(from: old) }
  }
}
