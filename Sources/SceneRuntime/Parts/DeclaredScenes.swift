package import SceneModel

/// The scenes declared by an app and by delegate classes, with their content factories.
@MainActor final class DeclaredScenes: ApplicationPart {
  private(set) var graph: SceneGraph
  private(set) var contents: ContentFactories
  /// The object that evaluates the app's declarations again, and then calls `update(graph:contents:)`.
  ///
  /// Without such an object, the graph changes only if other code calls this method.
  weak var resolver: (any SceneDeclarations)?
  private var cachedIndex: DeclarationIndex?
  private var cachedSingleWindows: [SceneDescription.ID]?
  // The delegate classes that declare scenes, in the order of their first use.
  private var hosted:
    [(
      delegateClass: any _DeclaringSceneDelegate.Type, declarations: any _HostingDeclarations
    )] = []
  /// The `Window` and `UtilityWindow` scenes that the used delegate classes declare or once declared, by identifier.
  private(set) var hostedWindows: [SceneDescription.ID: SceneDescription] = [:]

  init(graph: SceneGraph, contents: ContentFactories) {
    self.graph = graph
    self.contents = contents
  }

  /// Releases the declarations; called when the application has ended.
  func removeAll() {
    (contents, resolver, hosted, hostedWindows) = (ContentFactories(), nil, [], [:])
  }

  /// Returns the index with which routing finds declarations.
  func index() -> DeclarationIndex {
    // The index is cached, because routing uses it for every event, and the cost of creating it
    // grows with the declarations.
    let index = cachedIndex ?? DeclarationIndex(graph)
    cachedIndex = index
    return index
  }

  /// The identifiers of the `Window` and `UtilityWindow` scenes that the app declares.
  ///
  /// Scenes that only delegate classes declare are in ``hostedWindows``.
  var singleWindows: [SceneDescription.ID] {
    if let cachedSingleWindows { return cachedSingleWindows }
    // The loop uses indices, because copying descriptions is slow.
    let single = graph.scenes.indices.filter { graph.scenes[$0].kind.isSingleWindow }
      .map { graph.scenes[$0].id }
    cachedSingleWindows = single
    return single
  }

  /// Evaluates the declarations of the app again, then the declarations of delegate classes.
  func updateAll() {
    resolver?.update()
    for (_, declarations) in hosted { declarations.update() }
  }

  /// Runs the effects of the last update of the declarations, after all windows have been updated.
  func runEffects() {
    resolver?.runEffects()
    for (_, declarations) in hosted { declarations.runEffects() }
  }

  // MARK: - Changes of the app's declarations

  /// Updates the declared scenes after the app's declarations were evaluated again.
  ///
  /// If the declaration of a session's scene still exists, the session gets the new title and content. If the
  /// declaration was removed, or has another scene type or value type, the session keeps its content until it is
  /// closed. Meanwhile, no event or request is routed to the session, and the session isn't restored. If the
  /// declaration is added again, the session belongs to the declaration again. The session of an alert whose
  /// declaration was removed is closed instead.
  ///
  /// - Parameters:
  ///   - graph: The new declarations of the app.
  ///   - contents: The content factories of the declared scenes.
  func update(graph: SceneGraph, contents: ContentFactories) {
    let old = (graph: self.graph, contents: self.contents)
    self.graph = graph
    self.contents = contents
    if cachedIndex?.isIndex(of: graph) == false { cachedIndex = nil }
    cachedSingleWindows = nil
    let removed = old.graph.scenes.indices.filter { place in
      !old.graph.sharesScene(at: place, with: graph) { $0.fits($1) }
    }
    for place in removed {
      for id in sessions.table.sessions(of: old.graph.scenes[place].id, isDeclared: true) {
        sessions.setDeclared(false, id)
        // Otherwise, the window would stay, because a person can't close the window of an alert.
        if old.graph.scenes[place].kind == .alert, let session = sessions[id] {
          application.requestSceneSessionDestruction(session, options: nil)
        }
      }
    }
    for id in Array(sessions.table.undeclaredScenes) {
      guard let scene = graph[id] else { continue }
      for id in sessions.table.sessions(of: id, isDeclared: false)
      where sessions[id]?.sceneDescription?.fits(scene) == true {
        sessions.setDeclared(true, id)
        adopt(scene, contents[scene.id], for: id)
      }
    }
    for place in graph.scenes.indices {
      let id = graph.scenes[place].id
      if graph.sharesScene(at: place, with: old.graph, where: ==),
        let revision = contents[id]?.revision, revision == old.contents[id]?.revision
      {
        continue
      }
      for session in sessions.table.sessions(of: id, isDeclared: true) {
        adopt(graph.scenes[place], contents[id], for: session)
      }
    }
  }

  /// Updates the content of a declared scene whose description is unchanged.
  ///
  /// - Parameters:
  ///   - factory: The content factory of the scene.
  ///   - id: The identifier of the scene's description.
  func update(_ factory: ContentFactory, of id: SceneDescription.ID) {
    contents[id] = factory
    for id in sessions.table.sessions(of: id, isDeclared: true) {
      if let session = sessions[id] { refresh(session, with: factory) }
    }
  }

  /// Updates the description and the content of a session after the declaration of its scene was evaluated again.
  ///
  /// - Parameters:
  ///   - description: The new description of the session's scene.
  ///   - factory: The new content factory of the scene.
  ///   - id: The identifier of the session.
  func adopt(
    _ description: SceneDescription, _ factory: ContentFactory?, for id: SceneSession.ID
  ) {
    guard let session = sessions[id] else { return }
    // A title that a delegate set isn't replaced.
    if session.scene?.title == session.sceneDescription?.windowTitle {
      session.scene?.title = description.windowTitle
    }
    session.sceneDescription = description
    refresh(session, with: factory)
  }

  /// Assigns a content factory to a session, and updates the session's declared windows if necessary.
  ///
  /// The windows are updated if the factory has no version, or another version than the previous factory.
  private func refresh(_ session: SceneSession, with factory: ContentFactory?) {
    let isOutdated = factory?.revision == nil || session.factory?.revision != factory?.revision
    session.factory = factory
    guard isOutdated else { return }
    for window in windows.windows(of: session) where window.origin == .declaration {
      if let content = window.content { factory?.refresh(content, window) }
    }
  }

  // MARK: - Scenes declared by delegate classes (S65, S66)

  /// Updates the sessions of the scenes that a delegate class declares, after its `rootScene` was evaluated
  /// again.
  func update(hosted graph: SceneGraph, contents: ContentFactories) {
    for scene in graph.scenes {
      if scene.kind.isSingleWindow { hostedWindows[scene.id] = scene }
      for id in sessions.table.sessions(of: scene.id, isDeclared: true) {
        adopt(scene, contents[scene.id], for: id)
      }
    }
  }

  /// Shows or creates the window of a scene that a delegate class declares.
  ///
  /// The application's delegate isn't asked for a configuration, because the request names the delegate class (S65).
  func activate(
    _ scene: HostedScene, role: SceneSession.Role, for events: [ExternalEvent]
  ) -> Result<SceneSession.ID, SceneError> {
    let (graph, contents) = declarations(of: scene.delegateClass).hosted
    guard let description = graph[scene.id] else {
      return .failure(.denied(.removedHostedScene(scene.id)))
    }
    let decision = sessions.router.decide(opening: description, presenting: scene.value)
    guard case .session(let id, _) = decision, let session = sessions[id] else {
      guard supportsMultipleScenes || !sessions.hasWindows else {
        return .failure(.singleSceneOnly(on: profile))
      }
      note(.decision(decision))
      let factory = contents[scene.id]
      let value = scene.value.flatMap { value in
        factory?.values.map { sessions.presentedValue(value, coding: $0, at: "scene \(scene.id)") }
      }
      let configuration = SceneConfiguration(nil, role: role)
      configuration.delegateClass = scene.delegateClass
      let opened = sessions.open(
        description, factory, configuration: configuration, role: role, presenting: value,
        for: events)
      return .success(opened.id)
    }
    note(.decision(decision))
    sessions.show(session, for: events)
    return .success(id)
  }

  /// Assigns a declared scene to a new session, if the session's delegate class declares scenes (S66).
  ///
  /// The first event chooses the scene; without events, the scene is chosen as for a new window. If no scene is chosen,
  /// the first scene of the class is assigned. If the class has no scene, a problem is reported.
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
    session.presentedValue = sessions.defaultValue(of: session)
    sessions.declaredSceneDidChange(session)
  }

  /// Returns the declarations of a delegate class, and evaluates them on first use.
  func declarations(
    of delegateClass: any _DeclaringSceneDelegate.Type
  ) -> any _HostingDeclarations {
    if let known = hosted.first(where: { $0.delegateClass == delegateClass }) {
      return known.declarations
    }
    let declarations = delegateClass._declare()
    hosted.append((delegateClass, declarations))
    declarations.host(in: application)
    for scene in declarations.hosted.graph.scenes where scene.kind.isSingleWindow {
      hostedWindows[scene.id] = scene
    }
    return declarations
  }

  /// The immersive spaces that the app and the delegate classes in use declare.
  fileprivate var spaces: [SceneGraph.Space] {
    graph.spaces + hosted.flatMap { $0.declarations.hosted.graph.spaces }
  }

  /// Returns the request for a `Window` or `UtilityWindow` scene that a delegate class declares; nil if no delegate
  /// class in use declares the scene.
  func request(forHosted id: SceneDescription.ID) -> HostedScene? {
    guard case .hosted(let name, _) = id, hostedWindows[id] != nil else { return nil }
    return hosted.first { SceneDescription.ValueType($0.delegateClass).name == name }
      .map { HostedScene(id, of: $0.delegateClass, presenting: nil) }
  }
}

extension Application {
  /// Returns whether the app or a delegate class in use declares an immersive space with the given id and the given
  /// type of values.
  ///
  /// - Parameters:
  ///   - id: The id of the space; nil for any id.
  ///   - type: The type of the values that the space presents; nil for any type.
  /// - Returns: Whether such a space is declared. No host shows immersive spaces.
  package func declaresSpace(id: String?, type: SceneDescription.ValueType?) -> Bool {
    parts.declared.spaces.contains { $0.fits(id: id, type: type) }
  }
}

extension SceneDescription.Kind {
  /// Whether the scene is a `Window` or a `UtilityWindow`.
  fileprivate var isSingleWindow: Bool { self == .window || self == .utilityWindow }
}
