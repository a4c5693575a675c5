// The checks of a strict test.
extension Application {
  /// Sets the closure that is called if a global window is read while several scenes are in the foreground.
  package func onGlobalRead(_ act: @escaping (String) -> Void) {
    parts.onGlobalRead = act
  }

  /// Checks the reading of a window that belongs to no particular scene, such as the key window of the
  /// application; called by a names module before it returns one.
  ///
  /// With several scenes in the foreground, each may have a key window (trap T22), so the result is a guess.
  ///
  /// - Parameter name: The property that is read, such as `keyWindow`.
  package static func willReadGlobalWindow(_ name: String) {
    guard let parts = (current ?? latest)?.parts, let act = parts.onGlobalRead,
      parts.transitions.inForeground.count > 1
    else { return }
    act(name)
  }
}
