extension Sessions {
  /// Whether a person's request for a new window creates a window, rather than showing an open window or being refused.
  var createsNewWindow: Bool {
    guard supportsMultipleScenes || !hasWindows else { return false }
    if case .newSession = router.decide(nil) { return true }
    return false
  }
}
