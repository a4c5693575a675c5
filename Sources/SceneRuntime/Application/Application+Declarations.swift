// What is declared may change while the application runs.
extension Application {
  /// Takes over what a body resolved to when it was evaluated again.
  ///
  /// Sessions follow their declaration. One that is declared still gets its new title and content;
  /// one whose declaration is gone, or is now of another kind or value type, keeps the content it
  /// has until it is closed, and isn't restored.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - contents: What makes their content.
  public func update(graph: SceneGraph, contents: ContentFactories) {
    self.graph = graph
    self.contents = contents
    for session in orderedSessions {
      guard let old = session.sceneDescription else { continue }
      if let new = graph[old.id], new.fits(old) {
        adopt(new, contents[new.id], for: session)
      } else if session.isDeclared {
        session.isDeclared = false
        recordDidChange(session)
      }
    }
  }

  private func adopt(
    _ description: SceneDescription, _ factory: ContentFactory?, for session: SceneSession
  ) {
    let wasDeclared = session.isDeclared
    let isRefreshed = session.factory?.revision != factory?.revision
    session.isDeclared = true
    session.factory = factory
    if session.sceneDescription?.title != description.title {
      session.scene?.title = description.title ?? ""
    }
    session.sceneDescription = description
    if !wasDeclared { recordDidChange(session) }
    guard isRefreshed else { return }
    for window in windows(of: session) where window.isDeclared {
      if let content = window.content { factory?.refresh(content, window) }
    }
  }
}
