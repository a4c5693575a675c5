extension UIResponder {
  /// Gives the keyboard away.
  ///
  /// - Parameter isForced: Whether the object isn't asked.
  /// - Returns: Whether the object doesn't have it any more.
  func resignFirstResponder(isForced: Bool) -> Bool {
    if resignFirstResponder() { return true }
    guard isForced else { return false }
    loseFirstResponder()
    return true
  }
}

extension UIView {
  /// Takes the keyboard away from the view or a view inside it, because they leave the window.
  func resignFirstResponderInside() {
    endEditing(true)
  }
}

extension UIViewController {
  /// Takes the keyboard away from the controller or its views, because they aren't shown any more.
  func resignFirstResponderInside() {
    viewIfLoaded?.resignFirstResponderInside()
    if isFirstResponder { _ = resignFirstResponder(isForced: true) }
  }
}
