// The geometry of scenes.
extension SceneConnector {
  /// Changes the geometry of a session's scene; the delegate is called if it differs (S135).
  func resize(_ session: SceneSession, to geometry: WindowScene.Geometry) {
    guard let scene = session.scene as? WindowScene else {
      return report(.geometryWithoutScene(session.id))
    }
    guard geometry.isPossible else {
      return report(.invalidGeometry("\(geometry)", of: session.id))
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
