// Windows by id and by value, as views ask for them.
extension Application {
  /// What a view says of the window it wants: an id, a value, or both.
  package struct WindowRequest {
    package var id: String?
    package var value: AnyHashable?
    package var type: Any.Type?

    package init(id: String? = nil) {
      self.id = id
    }

    package init<Value: Codable & Hashable>(id: String? = nil, value: Value) {
      self.id = id
      self.value = value
      type = Value.self
    }

    /// What is asked for, as it stands in the trace; nothing in particular means the settings.
    var text: String {
      let parts = [
        id.map { "\"\($0)\"" }, value.map { "for \(type.map { "\($0)" } ?? "") \($0)" },
      ].compactMap(\.self)
      return parts.isEmpty ? "Settings" : parts.joined(separator: " ")
    }
  }

  /// Shows or makes the window of a declared scene (S97, S98).
  package func openWindow(_ request: WindowRequest) {
    ask(.openWindow(request.text)) { application in
      guard let scene = application.declared(request) else {
        return SceneError(.requestDenied, application.undeclared(request))
      }
      return application.openWindow(
        of: scene, presenting: request.value, at: "window \(request.text)")
    }
  }

  /// Shows or makes a window of a declared scene, as a person asks for it.
  func openScene(_ id: SceneDescription.ID) {
    guard let scene = graph[id] else {
      return report(
        Problem(
          at: "window \(id)", "its scene isn't declared any more, so none is opened",
          remedy: "have the host offer the scenes of the application's graph"))
    }
    if let error = openWindow(of: scene, at: "window \(id)") { report(error.problem) }
  }

  /// Shows or makes the window of the declared settings.
  package func openSettings() {
    let request = WindowRequest()
    ask(.openWindow(request.text)) { application in
      guard let scene = application.graph.scenes.first(where: { $0.kind == .settings }) else {
        return SceneError(
          .requestDenied,
          Problem(
            at: "window Settings", "the app declares no settings",
            remedy: "declare a Settings scene"))
      }
      return application.openWindow(of: scene, at: "window \(request.text)")
    }
  }

  /// Closes every window that fits, also of scenes that are no longer declared (S106).
  ///
  /// - Parameter request: What fits; nil if a view asked for the window around it and there is none.
  package func dismissWindow(_ request: WindowRequest?) {
    ask(.dismissWindow(request?.text ?? "around the view")) { application in
      guard let request else {
        return SceneError(
          .requestDenied,
          Problem(
            at: "window around the view", "there is none, so nothing is closed",
            remedy: "read dismissWindow in a view, or name the window"))
      }
      let sessions = application.orderedSessions.filter {
        $0.fits(request) && (request.value == nil || $0.presentedValue?.value == request.value)
      }
      if sessions.isEmpty,
        !application.graph.scenes.contains(where: { application.fits($0, request) })
      {
        return SceneError(.requestDenied, application.undeclared(request))
      }
      for session in sessions { application.destroy(session) }
      return nil
    }
  }

  /// Makes a value and its stored form, for a window to present.
  func presentedValue(
    _ value: AnyHashable, coding: ValueCoding, at place: String
  ) -> PresentedValue {
    do {
      return PresentedValue(value: value, json: try coding.encode(value))
    } catch {
      report(
        Problem(
          at: place, "its value can't be stored (\(error))",
          remedy: "make every value of \(coding.type) encodable as JSON"))
      return PresentedValue(value: value, json: nil)
    }
  }

  // MARK: - Internal helpers

  private func openWindow(
    of scene: SceneDescription, presenting value: AnyHashable? = nil, at place: String
  ) -> SceneError? {
    // A window can't be opened where there is one scene only (S102).
    guard supportsMultipleScenes else {
      var error = SceneError.single(manifest: manifest, profile: profile)
      error.problem.place = place
      return error
    }
    let decision = router.decide(opening: scene, presenting: value)
    note(.decision(decision))
    let coding = contents[scene.id]?.values
    let presented = value.flatMap { value in
      coding.map { presentedValue(value, coding: $0, at: "window \(scene.id)") }
    }
    _ = carryOut(decision, presenting: presented)
    return nil
  }

  private func declared(_ request: WindowRequest) -> SceneDescription? {
    guard let id = request.id else { return graph.scenes.first { fits($0, request) } }
    return graph[.declared(id)].flatMap { fits($0, request) ? $0 : nil }
  }

  private func fits(_ scene: SceneDescription, _ request: WindowRequest) -> Bool {
    if let id = request.id, scene.id != .declared(id) { return false }
    guard let type = request.type else { return true }
    return contents[scene.id]?.values?.type == type
  }

  private func undeclared(_ request: WindowRequest) -> Problem {
    let ids = graph.scenes.compactMap { scene in
      if case .declared(let id) = scene.id { "\"\(id)\"" } else { nil }
    }
    let types = Set(graph.scenes.compactMap { $0.valueType?.name }).sorted()
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

extension SceneSession {
  /// Whether a request names its scene and its type of value.
  fileprivate func fits(_ request: Application.WindowRequest) -> Bool {
    if let id = request.id, sceneDescription?.id.unhosted != .declared(id) { return false }
    guard let type = request.type else { return true }
    return factory?.values?.type == type
  }
}
