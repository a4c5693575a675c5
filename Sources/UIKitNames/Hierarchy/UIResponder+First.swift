extension UIResponder {
  /// Gives up the keyboard focus.
  ///
  /// - Parameter isForced: Whether the object loses the focus even if the object refuses to resign.
  /// - Returns: Whether the object no longer has the focus.
  func resignFirstResponder(isForced: Bool) -> Bool {
    if resignFirstResponder() { return true }
    guard isForced else { return false }
    loseFirstResponder()
    return true
  }
}

extension UIView {
  /// Removes the keyboard focus from the view or a descendant; called when the view leaves the window.
  func resignFirstResponderInside() {
    endEditing(true)
  }
}

extension UIViewController {
  /// Removes the keyboard focus from the controller or its views; called when the controller is no longer shown.
  ///
  /// The views include those that the controller shows outside of its own view, such as the text fields of an alert.
  func resignFirstResponderInside() {
    viewIfLoaded?.resignFirstResponderInside()
    guard let responder = hierarchy?.firstResponder,
      responder === self || (responder as? UIView)?.container === self
    else { return }
    _ = responder.resignFirstResponder(isForced: true)
  }
}
