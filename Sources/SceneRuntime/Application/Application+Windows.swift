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

    var text: String {
      [id.map { "\"\($0)\"" }, value.map { "for \(type.map { "\($0)" } ?? "") \($0)" }]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// Shows or makes the window of a declared scene (S97, S98).
  package func openWindow(_ request: WindowRequest) {
    mailbox.post { application in
      application.note(.request(.openWindow(request.text)))
      guard application.allowsWindow(request.text) else { return }
      guard let scene = application.declared(request) else {
        return application.report(application.undeclared(request))
      }
      application.openWindow(of: scene, presenting: request.value)
    }
  }

  /// Shows or makes the window of the declared settings.
  package func openSettings() {
    mailbox.post { application in
      application.note(.request(.openWindow("Settings")))
      guard application.allowsWindow("Settings") else { return }
      guard let scene = application.graph.scenes.first(where: { $0.kind == .settings }) else {
        return application.report(
          Problem(
            at: "window Settings", "the app declares no settings",
            remedy: "declare a Settings scene"))
      }
      application.openWindow(of: scene, presenting: nil)
    }
  }

  /// Closes every window that fits (S106).
  package func dismissWindow(_ request: WindowRequest) {
    mailbox.post { application in
      application.note(.request(.dismissWindow(request.text)))
      let scenes = application.graph.scenes.filter { application.fits($0, request) }
      if scenes.isEmpty { return application.report(application.undeclared(request)) }
      for scene in scenes {
        let windows =
          request.value.map { application.table.entries(of: scene.id, presenting: $0) }
          ?? application.table.entries(of: scene.id)
        for entry in windows {
          if let session = application.sessions[entry.id] { application.destroy(session) }
        }
      }
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

  private func openWindow(of scene: SceneDescription, presenting value: AnyHashable?) {
    let decision = router.decide(opening: scene, presenting: value)
    note(.decision(decision))
    let coding = contents[scene.id]?.values
    let presented = value.flatMap { value in
      coding.map { presentedValue(value, coding: $0, at: "window \(scene.id)") }
    }
    _ = carryOut(decision, presenting: presented)
  }

  /// A window can't be opened where there is one scene only (S102).
  private func allowsWindow(_ window: String) -> Bool {
    if supportsMultipleScenes { return true }
    var problem = SceneError.single(manifest: manifest, profile: profile).problem
    problem.place = "window \(window)"
    report(problem)
    return false
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
    let types = graph.scenes.compactMap { $0.valueType?.name }
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
