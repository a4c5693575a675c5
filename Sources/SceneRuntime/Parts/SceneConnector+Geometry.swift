// The geometry of scenes.
extension SceneConnector {
  /// Changes the geometry of a session's scene, and calls the delegate if the geometry is different (S135).
  ///
  /// If a window of the scene is presented, the new geometry is limited to the sizes that the window's content allows.
  func resize(_ session: SceneSession, to geometry: WindowScene.Geometry) {
    guard let scene = session.scene as? WindowScene else {
      return report(.geometryWithoutScene(session.id))
    }
    guard geometry.isPossible else {
      return report(.invalidGeometry("\(geometry)", of: session.id))
    }
    let limits = scene.windows.first { $0.isPresented }?.content?.sizeLimits
    let geometry = limits.map { clamped(geometry, to: $0, of: session) } ?? geometry
    let previous = scene.effectiveGeometry
    guard geometry != previous else { return }
    scene.effectiveGeometry = geometry
    session.geometry = geometry
    records.recordDidChange(session)
    for window in scene.windows { window.setNeedsUpdate() }
    delegates.didUpdateGeometry(of: scene, from: previous)
  }

  /// Limits the geometry of a scene to the sizes that the scene's content allows (S110), before a window of the scene
  /// is presented.
  ///
  /// The delegate isn't told of this change.
  func fit(_ scene: WindowScene, to content: any WindowContent) {
    guard scene.effectiveGeometry != .none else { return }
    let geometry = clamped(scene.effectiveGeometry, to: content.sizeLimits, of: scene.session)
    guard geometry != scene.effectiveGeometry else { return }
    scene.effectiveGeometry = geometry
    if scene.session.geometry != nil { scene.session.geometry = geometry }
    records.recordDidChange(scene.session)
  }

  private func clamped(
    _ geometry: WindowScene.Geometry, to limits: SceneSizeLimits, of session: SceneSession
  ) -> WindowScene.Geometry {
    let scene = session.sceneDescription
    let limits = limits.ofWindows(scene?.resizability ?? .automatic, kind: scene?.kind)
    return WindowScene.Geometry(size: limits.clamping(geometry.size))
  }
}
