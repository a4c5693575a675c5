import Foundation

// Windows by identifier and by value, as requested by views.
extension Sessions {
  /// Shows or creates the window of a request.
  func opened(_ request: WindowRequest) -> Result<SceneSession.ID, SceneError> {
    guard let scene = scene(for: request) else {
      return .failure(SceneError(.requestDenied, undeclared(request)))
    }
    return openWindow(of: scene, presenting: request.value, at: "window \(request.text)")
  }

  /// Shows or creates the window of a declared scene, on the user's request.
  func openScene(_ id: SceneDescription.ID) {
    guard let scene = declared.graph[id] else {
      return report(
        Problem(
          at: "window \(id)", "its scene isn't declared any more, so none is opened",
          remedy: "have the host offer the scenes of the application's graph"))
    }
    if let error = openWindow(of: scene, at: "window \(id)").failure { report(error.problem) }
  }

  /// Opens the window of the declared settings.
  ///
  /// - Returns: The error, if there is one.
  func openSettings(_ request: WindowRequest) -> SceneError? {
    guard let scene = declared.graph.scenes.first(where: { $0.kind == .settings }) else {
      return SceneError(
        .requestDenied,
        Problem(
          at: "window Settings", "the app declares no settings",
          remedy: "declare a Settings scene"))
    }
    return openWindow(of: scene, at: "window \(request.text)").failure
  }

  /// Closes every matching window, including those of scenes that are no longer declared (S106).
  ///
  /// - Parameter request: The request to match; nil if a view requested its own window and has none.
  /// - Returns: The error, if there is one.
  func dismiss(_ request: WindowRequest?) -> SceneError? {
    guard let request else {
      return SceneError(
        .requestDenied,
        Problem(
          at: "window around the view", "there is none, so nothing is closed",
          remedy: "read dismissWindow in a view, or name the window"))
    }
    let fitting = inOrder.filter { $0.fits(request) }
    if fitting.isEmpty, !declared.graph.scenes.contains(where: { fits($0, request) }) {
      return SceneError(.requestDenied, undeclared(request))
    }
    for session in fitting { destroy(session) }
    return nil
  }

  private func openWindow(
    of scene: SceneDescription, presenting value: AnyHashable? = nil, at place: String
  ) -> Result<SceneSession.ID, SceneError> {
    // No window can be opened if only one scene is possible (S102).
    guard application.supportsMultipleScenes else {
      var error = SceneError.single(manifest: application.manifest, profile: profile)
      error.problem.place = place
      return .failure(error)
    }
    let decision = router.decide(opening: scene, presenting: value)
    note(.decision(decision))
    let coding = declared.contents[scene.id]?.values
    let presented = value.flatMap { value in
      coding.map { presentedValue(value, coding: $0, at: "window \(scene.id)") }
    }
    guard let session = shown(by: decision, presenting: presented) else {
      return .failure(SceneError(.requestDenied, .unrouted(nil)))
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
      if case .declared(let id) = scene.id { "\"\(id)\"" } else { nil }
    }
    let types = Set(declared.graph.scenes.compactMap { $0.valueType?.name }).sorted()
    let known = [
      ids.isEmpty ? nil : "ids \(ids.joined(separator: ", "))",
      types.isEmpty ? nil : "value types \(types.joined(separator: ", "))",
    ].compactMap(\.self).joined(separator: " and ")
    return Problem(
      at: "window \(request.text)", "no declared scene answers to that",
      remedy: known.isEmpty
        ? "give a WindowGroup or Window an id or a value type"
        : "declare one, or use one of the declared \(known)")
  }
}

extension Result where Failure == SceneError {
  /// The error; nil on success.
  var failure: SceneError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
