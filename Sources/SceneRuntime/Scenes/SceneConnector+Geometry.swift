// The geometry of scenes.
extension SceneConnector {
  /// Changes the geometry of a session's scene; the delegate is called if it differs (S135).
  func resize(_ session: SceneSession, to geometry: WindowScene.Geometry) {
    guard let scene = session.scene as? WindowScene else {
      return report(.notResized(session, "it has no scene that shows windows"))
    }
    guard geometry.isPossible else {
      return report(.notResized(session, "\(geometry) is no size"))
    }
    let previous = scene.effectiveGeometry
    guard geometry != previous else { return }
    scene.effectiveGeometry = geometry
    session.geometry = geometry
    records.recordDidChange(session)
    for window in scene.windows { window.setNeedsUpdate() }
    delegates.didUpdateGeometry(of: scene, from: previous)
  }
}

extension Problem {
  fileprivate static func notResized(_ session: SceneSession, _ reason: String) -> Problem {
    Problem(
      at: "scene \(session.id)", "\(reason), so its geometry stays as it is",
      remedy: "have the host tell of connected window scenes, in points")
  }
}
