// Windows that a person opens from a session's window.
extension SceneSession {
  /// Queues a request for another window of the session's declared scene, with the value that the session's window
  /// presents.
  ///
  /// The new window has a session of its own, even if other sessions present the value.
  package func openAnotherWindow() {
    parts.ask(.openWindow("like scene \(id)")) { [self] parts in
      parts.sessions.openAnother(of: self)
    }
  }
}
