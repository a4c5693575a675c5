// What is declared may change while the application runs.
extension Application {
  /// Takes over what a body resolved to when it was evaluated again.
  ///
  /// Sessions follow their declaration. One that is declared still gets its new title and content;
  /// one whose declaration is gone, or is now of another kind or value type, keeps the content it
  /// has until it is closed, is chosen for no request, and isn't restored. If the declaration comes
  /// back, its sessions are its own again.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - contents: What makes their content.
  public func update(graph: SceneGraph, contents: ContentFactories) {
    let old = declared
    declared.update(graph: graph, contents: contents)
    for scene in old.graph.scenes where graph[scene.id]?.fits(scene) != true {
      for id in table.sessions(of: scene.id, isDeclared: true) { setDeclared(false, id) }
    }
    for id in Array(table.undeclaredScenes) {
      guard let scene = graph[id] else { continue }
      for id in table.sessions(of: id, isDeclared: false)
      where sessions[id]?.sceneDescription?.fits(scene) == true {
        setDeclared(true, id)
        adopt(scene, contents[scene.id], for: id)
      }
    }
    for scene in graph.scenes {
      let factory = contents[scene.id]
      let isSame = factory?.revision != nil && factory?.revision == old.contents[scene.id]?.revision
      if isSame, old.graph[scene.id] == scene { continue }
      for id in table.sessions(of: scene.id, isDeclared: true) { adopt(scene, factory, for: id) }
    }
  }

  private func setDeclared(_ isDeclared: Bool, _ id: SceneSession.ID) {
    guard let session = sessions[id] else { return }
    session.isDeclared = isDeclared
    table[id]?.isDeclared = isDeclared
    recordDidChange(session)
  }

  func adopt(
    _ description: SceneDescription, _ factory: ContentFactory?, for id: SceneSession.ID
  ) {
    guard let session = sessions[id] else { return }
    let isRefreshed = factory?.revision == nil || session.factory?.revision != factory?.revision
    session.factory = factory
    // A title that a delegate has set stays.
    if session.scene?.title == session.sceneDescription?.windowTitle {
      session.scene?.title = description.windowTitle
    }
    session.sceneDescription = description
    guard isRefreshed else { return }
    for window in windows(of: session) where window.isDeclared {
      if let content = window.content { factory?.refresh(content, window) }
    }
  }
}
