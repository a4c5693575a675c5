extension Sessions {
  /// Whether a person's request for a new window creates a window; false if an open window is shown instead, or if the
  /// request is refused.
  var createsNewWindow: Bool {
    guard supportsMultipleScenes || !hasWindows else { return false }
    if case .newSession = router.decide(nil) { return true }
    return false
  }
}
