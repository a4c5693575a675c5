// Scenes declared by delegate classes, in addition to those of the app (S65, S66).
extension Application {
  /// Updates the scenes of a delegate's class after its body was evaluated again.
  package func update(hosted graph: SceneGraph, contents: ContentFactories) {
    for scene in graph.scenes {
      for id in table.sessions(of: scene.id, isDeclared: true) {
        adopt(scene, contents[scene.id], for: id)
      }
    }
  }

  /// Shows or creates the window of a requested scene, without asking the application's delegate for a
  /// configuration (S65).
  func activate(
    _ scene: HostedScene, role: SceneSession.Role, for events: [ExternalEvent]
  ) -> Result<SceneSession.ID, SceneError> {
    let (graph, contents) = declarations(of: scene.delegateClass).hosted
    guard let description = graph[scene.id] else {
      return .failure(.denied(.removedHostedScene(scene.id)))
    }
    let decision = router.decide(opening: description, presenting: scene.value)
    guard case .session(let id, _) = decision, let session = sessions[id] else {
      guard supportsMultipleScenes || !hasWindows else {
        return .failure(.singleSceneOnly(on: profile))
      }
      note(.decision(decision))
      let factory = contents[scene.id]
      let value = scene.value.flatMap { value in
        factory?.values.map { presentedValue(value, coding: $0, at: "scene \(scene.id)") }
      }
      let configuration = SceneConfiguration(nil, role: role)
      configuration.delegateClass = scene.delegateClass
      let opened = open(
        description, factory, configuration: configuration, role: role, presenting: value,
        for: events)
      return .success(opened.id)
    }
    note(.decision(decision))
    show(session, for: events)
    return .success(id)
  }

  /// Assigns the scene declared by the delegate's class to a new session, if the class declares any (S66).
  func host(_ session: SceneSession, for events: [ExternalEvent]) {
    guard let named = session.configuration.delegateClass as? any _DeclaringSceneDelegate.Type
    else { return }
    let (graph, contents) = declarations(of: named).hosted
    let router = Router(graph: graph, sessions: SessionTable(), supportsMultipleScenes: true)
    var description = graph.scenes.first
    if case .newSession(let id?, _) = router.decide(events.first) { description = graph[id] }
    guard let description else { return report(.delegateWithoutScene(named, in: session.id)) }
    session.sceneDescription = description
    session.factory = contents[description.id]
    session.presentedValue = defaultValue(of: session)
    table[session.id]?.scene = description.id
    presentedValueDidChange(session)
  }

  func declarations(
    of delegateClass: any _DeclaringSceneDelegate.Type
  ) -> any _HostingDeclarations {
    if let known = declared.hosted(by: delegateClass) { return known }
    let declarations = delegateClass._declare()
    declared.append(declarations, of: delegateClass)
    declarations.host(in: self)
    return declarations
  }
}
