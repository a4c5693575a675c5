// Pushed windows: each takes the place of the window that opens it.
extension Sessions {
  /// Replaces a session's window by the window of a request until the requested window is closed.
  ///
  /// In the meantime, the replaced window is in the background.
  ///
  /// - Returns: The error if the request fails; nil otherwise.
  func push(_ request: WindowRequest, inPlaceOf session: SceneSession) -> SceneError? {
    guard isOpen(session) else { return .denied(.sessionNotOpen(session.id, "push from")) }
    guard pushers[session.key] == nil else {
      return .denied(.pushFromPushedWindow(session.id))
    }
    let geometry = (session.scene as? WindowScene)?.effectiveGeometry
    switch opened(request) {
    case .failure(let error): return error
    case .success(let id):
      guard let pushed = self[id], pushed !== session else { return nil }
      pushers[pushed.key] = session.id
      records.recordDidChange(pushed)
      transitions.move { $0.withdraw(session.key) }
      if let geometry, geometry != .none, pushed.scene is WindowScene {
        connector.resize(pushed, to: geometry)
      }
      return nil
    }
  }

  /// Shows again the window that a pushed window replaced, because the session of the pushed window was closed.
  func showPusher(of session: SceneSession) {
    // The closed window may itself have been replaced by a pushed window. This pushed window then has no window to
    // return to.
    for (pushed, pusher) in pushers where pusher == session.id {
      pushers[pushed] = nil
      if let pushed = self[pushed] { records.recordDidChange(pushed) }
    }
    guard let pusher = pushers.removeValue(forKey: session.key).flatMap({ self[$0] }),
      !launch.isEnding
    else { return }
    show(pusher)
  }
}
