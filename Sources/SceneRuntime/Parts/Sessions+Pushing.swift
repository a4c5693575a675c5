// Windows that take the place of the one that asks for them.
extension Sessions {
  /// Opens the window of a request in place of a session's, which goes to the background until it is closed.
  ///
  /// - Returns: The error, if there is one.
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
      transitions.move { $0.withdraw(session.key) }
      if let geometry, geometry != .none, pushed.scene is WindowScene {
        connector.resize(pushed, to: geometry)
      }
      return nil
    }
  }

  /// Brings the window behind a pushed one back, which was closed.
  func showPusher(of session: SceneSession) {
    // A window that is closed itself has nothing to come back to.
    for (pushed, pusher) in pushers where pusher == session.id { pushers[pushed] = nil }
    guard let pusher = pushers.removeValue(forKey: session.key).flatMap({ self[$0] }),
      !launch.isEnding
    else { return }
    show(pusher)
  }
}
