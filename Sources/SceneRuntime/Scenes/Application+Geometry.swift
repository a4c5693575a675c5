// The geometry of scenes.
extension Application {
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
    recordDidChange(session)
    for window in scene.windows { window.setNeedsUpdate() }
    if lifeCycleMode == .application { return }
    _ = telling(.didUpdateEffectiveGeometry, session.id, scene) { delegate in
      guard let delegate = delegate as? any WindowSceneDelegate else {
        return scene.lacks(.didUpdateEffectiveGeometry)
      }
      delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
    }
  }
}
