import Foundation

// Windows that are opened and closed by the identifier of their scene, by a presented value or by a file.
extension Sessions {
  /// Shows or creates the window that a request names.
  func opened(_ request: WindowRequest) -> Result<SceneSession.ID, SceneError> {
    guard let scene = scene(for: request) else {
      return .failure(.denied(undeclared(request)))
    }
    return openWindow(of: scene, presenting: request.value, at: "window \(request.text)")
  }

  /// Shows or creates the window of a declared scene that a person chose in the host, and reports a failure.
  func openScene(_ id: SceneDescription.ID) {
    guard let scene = declared.graph[id] else {
      return report(.windowOfRemovedScene(id))
    }
    if let error = openWindow(of: scene, at: "window \(id)").failure { report(error.problem) }
  }

  /// Opens the window of the settings that the app declares.
  ///
  /// - Returns: The error if the window can't be opened; nil otherwise.
  func openSettings(_ request: WindowRequest) -> SceneError? {
    guard let scene = declared.graph.scenes.first(where: { $0.kind == .settings }) else {
      return .denied(.noSettings)
    }
    return openWindow(of: scene, at: "window \(request.text)").failure
  }

  /// The session of an alert that the app declares as a scene and presents; nil if there is none.
  ///
  /// If several alerts are presented, the session is that of the alert in front, which had the focus most recently. The
  /// session is open as long as the alert is presented, even while its scene is disconnected.
  var alert: SceneSession? {
    guard declared.graph.scenes.contains(where: { $0.kind == .alert }) else { return nil }
    return recent { $0.sceneDescription?.kind == .alert }
  }

  /// The identifiers of the `Window` and `UtilityWindow` scenes with an open window, whether the app or a delegate
  /// class declares them.
  var openSingleWindows: Set<SceneDescription.ID> {
    // Most apps have no single windows, and this property is read whenever a scene changes its state.
    if declared.singleWindows.isEmpty, declared.hostedWindows.isEmpty { return [] }
    let windows = declared.singleWindows + declared.hostedWindows.keys
    return Set(windows.filter { table.oldest(of: $0) != nil })
  }

  /// Returns the session that most recently had the focus among the sessions that satisfy a condition; nil if none of
  /// them ever had the focus.
  func recent(where isFitting: (SceneSession) -> Bool) -> SceneSession? {
    inOrder.filter { isFitting($0) && transitions.lastUse(of: $0) > 0 }
      .max { transitions.lastUse(of: $0) < transitions.lastUse(of: $1) }
  }

  /// Returns the declared scene that shows a file as a document, with the value that its window presents; nil if no
  /// declared scene shows the file.
  ///
  /// The first scene that reads the type of the file is preferred to a scene whose documents can have any extension.
  func document(at file: URL) -> (scene: SceneDescription, value: AnyHashable)? {
    for request in [ContentFactory.DocumentRequest.file(file), .otherFile(file)] {
      for scene in declared.graph.scenes where scene.kind == .documentGroup {
        if let value = declared.contents[scene.id]?.presentedDocument?(request) {
          return (scene, value)
        }
      }
    }
    return nil
  }

  /// Shows or creates the window of the new document with the given number, in a declared document group.
  ///
  /// - Returns: The error if the window can't be opened; nil otherwise.
  func openNewDocument(_ number: Int, of id: SceneDescription.ID) -> SceneError? {
    guard let scene = declared.graph[id],
      let value = declared.contents[id]?.presentedDocument?(.new(number))
    else { return .denied(.windowOfRemovedScene(id)) }
    return openWindow(of: scene, presenting: value, at: "window \(id)").failure
  }

  /// Shows or creates the window of the document in a file.
  ///
  /// If only one scene is possible, the window is created only if no other window is open.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isChecked: True to return an error if the file can't be read; false to let the window show the reason.
  /// - Returns: The session of the window, or the error if no window shows the file.
  func openDocument(
    at file: URL, isChecked: Bool = false
  ) -> Result<SceneSession.ID, SceneError> {
    guard let (scene, value) = document(at: file) else {
      return .failure(.denied(.noDocumentScene(for: file)))
    }
    if isChecked, let problem = declared.contents[scene.id]?.documentFault?(file) {
      return .failure(.denied(problem))
    }
    let isOpen = table.oldest(of: scene.id, presenting: value) != nil
    return openWindow(
      of: scene, presenting: value, at: "window of \(file.lastPathComponent)",
      asOnlyWindow: isOpen || !hasWindows)
  }

  /// Opens another window of a session's declared scene, with the value that the session's window presents.
  ///
  /// - Returns: The error if the window can't be opened; nil otherwise.
  func openAnother(of session: SceneSession) -> SceneError? {
    guard isOpen(session) else { return .denied(.sessionNotOpen(session.id, "open like")) }
    guard supportsMultipleScenes else {
      return .singleSceneOnly(on: profile, at: "window like scene \(session.id)")
    }
    guard let id = session.sceneDescription?.id, declared.graph[id] != nil else {
      return .denied(.noMatchingScene(for: nil))
    }
    let decision = RoutingDecision.newSession(id, .named)
    note(.decision(decision))
    _ = shown(by: decision, presenting: session.presentedValue)
    return nil
  }

  /// Closes every window that matches a request, including windows of scenes that are no longer declared (S106).
  ///
  /// - Parameters:
  ///   - request: The request that windows match; nil if a view that isn't in a window asks to dismiss its window. In
  ///     this case, the request fails.
  ///   - isForced: True to close the windows at once; false to let their views ask the person for confirmation first.
  /// - Returns: The error if the request fails; nil otherwise.
  func dismiss(_ request: WindowRequest?, isForced: Bool) -> SceneError? {
    guard let request else {
      return .denied(.noEnclosingWindow)
    }
    let fitting = inOrder.filter { $0.fits(request) }
    if fitting.isEmpty, !declared.graph.scenes.contains(where: { fits($0, request) }) {
      return .denied(undeclared(request))
    }
    for session in fitting { isForced ? destroy(session) : close(session) }
    return nil
  }

  private func openWindow(
    of scene: SceneDescription, presenting value: AnyHashable? = nil, at place: String,
    asOnlyWindow isOnly: Bool = false
  ) -> Result<SceneSession.ID, SceneError> {
    // Apps with only one scene can't open further windows (S102).
    guard supportsMultipleScenes || isOnly else {
      return .failure(.singleSceneOnly(on: profile, at: place))
    }
    let decision = router.decide(opening: scene, presenting: value)
    note(.decision(decision))
    let coding = declared.contents[scene.id]?.values
    let presented = value.flatMap { value in
      coding.map { presentedValue(value, coding: $0, at: "window \(scene.id)") }
    }
    guard let session = shown(by: decision, presenting: presented) else {
      return .failure(.denied(.noMatchingScene(for: nil)))
    }
    return .success(session)
  }

  private func scene(for request: WindowRequest) -> SceneDescription? {
    guard let id = request.id else { return declared.graph.scenes.first { fits($0, request) } }
    return declared.graph[.declared(id)].flatMap { fits($0, request) ? $0 : nil }
  }

  private func fits(_ scene: SceneDescription, _ request: WindowRequest) -> Bool {
    if let id = request.id, scene.id != .declared(id) { return false }
    guard let type = request.type else { return true }
    return declared.contents[scene.id]?.values?.type == type
  }

  private func undeclared(_ request: WindowRequest) -> Problem {
    let ids = declared.graph.scenes.compactMap { scene in
      if case .declared(let id) = scene.id { id } else { nil }
    }
    let types = Set(declared.graph.scenes.compactMap { $0.valueType?.description }).sorted()
    return .undeclaredWindow(request.text, ids: ids, types: types)
  }
}

extension Result where Failure == SceneError {
  /// The error; nil on success.
  var failure: SceneError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
