// Changes of the declarations at run time.
extension Application {
  /// Updates the declared scenes after a body was evaluated again.
  ///
  /// Sessions follow their declarations. If the declaration still exists, its sessions get the new title and
  /// content. If it was removed, or has another kind or value type, its sessions keep their content until
  /// they are closed, match no requests, and aren't restored. If it is added again, the sessions belong to it
  /// again.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - contents: The content factories of the scenes.
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
    // A title set by a delegate is kept.
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
