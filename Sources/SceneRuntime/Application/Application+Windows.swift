import Foundation

// Windows by identifier and by value, as requested by views.
extension Application {
  /// A view's request for a window: an identifier, a value, or both.
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

    /// The text of the request in the trace; a request without identifier and value is for the settings.
    var text: String {
      let parts = [id.map { "\"\($0)\"" }, value.map { "for \(said($0))" }].compactMap(\.self)
      return parts.isEmpty ? "Settings" : parts.joined(separator: " ")
    }

    /// The type of a value, with the value if it can only be an identifier or a choice.
    private func said(_ value: AnyHashable) -> String {
      let type = type.map { "\($0)" } ?? ""
      let isPlain = value.base is any FixedWidthInteger || value.base is UUID || value.base is Bool
      return isPlain || Redaction.isDisabled ? "\(type) \(value)" : type
    }
  }

  /// Shows or creates the window of a declared scene (S97, S98).
  package func openWindow(_ request: WindowRequest) {
    ask(.openWindow(request.text)) { application in
      application.opened(request).failure
    }
  }

  /// Shows or creates the window of a declared scene, for code outside of views (S97).
  ///
  /// In tests, `AppSimulator.perform` runs the necessary turns.
  ///
  /// - Parameter id: The identifier of the scene.
  /// - Returns: The window's session, once its scene is connected and in the foreground.
  /// - Throws: A ``SceneError`` if no scene has the identifier, or no other window is possible (S102, S103).
  @discardableResult public func openWindow(id: String) async throws -> SceneSession {
    try await open(WindowRequest(id: id))
  }

  /// Shows or creates the window that presents a value, for code outside of views (S98).
  ///
  /// In tests, `AppSimulator.perform` runs the necessary turns.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene; nil for the scene with the value's type.
  ///   - value: The value for the window to present.
  /// - Returns: The window's session, once its scene is connected and in the foreground.
  /// - Throws: A ``SceneError`` if no scene matches, or no other window is possible (S102, S103).
  @discardableResult public func openWindow<Value: Codable & Hashable>(
    id: String? = nil, value: Value
  ) async throws -> SceneSession {
    try await open(WindowRequest(id: id, value: value))
  }

  /// Returns the sessions whose windows present a value, in the order of creation (S101).
  ///
  /// A value of another type than the declared one is a different value, as an `Int8` is for `Int`.
  public func openSessions<Value: Codable & Hashable>(presenting value: Value) -> [SceneSession] {
    let request = WindowRequest(value: value)
    return orderedSessions.filter { $0.fits(request) }
  }

  private func open(_ request: WindowRequest) async throws -> SceneSession {
    let id = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<SceneSession.ID, any Error>) in
      ask(.openWindow(request.text), { continuation.resume(throwing: $0) }) { application in
        switch application.opened(request) {
        case .success(let session):
          continuation.resume(returning: session)
          return nil
        case .failure(let error): return error
        }
      }
    }
    guard let session = sessions[id] else { throw SceneError.denied(.sessionNotOpen(id, "return")) }
    return session
  }

  private func opened(_ request: WindowRequest) -> Result<SceneSession.ID, SceneError> {
    guard let scene = declared(request) else {
      return .failure(.denied(undeclared(request)))
    }
    return openWindow(of: scene, presenting: request.value, at: "window \(request.text)")
  }

  /// Shows or creates the window of a declared scene, on the user's request.
  func openScene(_ id: SceneDescription.ID) {
    guard let scene = graph[id] else {
      return report(.windowOfRemovedScene(id))
    }
    if let error = openWindow(of: scene, at: "window \(id)").failure { report(error.problem) }
  }

  /// Shows or creates the window of the declared settings.
  package func openSettings() {
    let request = WindowRequest()
    ask(.openWindow(request.text)) { application in
      guard let scene = application.graph.scenes.first(where: { $0.kind == .settings }) else {
        return .denied(.noSettings)
      }
      return application.openWindow(of: scene, at: "window \(request.text)").failure
    }
  }

  /// Closes every matching window, including those of scenes that are no longer declared (S106).
  ///
  /// - Parameter request: The request to match; nil if a view requested its own window and has none.
  package func dismissWindow(_ request: WindowRequest?) {
    ask(.dismissWindow(request?.text ?? "around the view")) { application in
      guard let request else {
        return .denied(.noEnclosingWindow)
      }
      let sessions = application.orderedSessions.filter { $0.fits(request) }
      if sessions.isEmpty,
        !application.graph.scenes.contains(where: { application.fits($0, request) })
      {
        return .denied(application.undeclared(request))
      }
      for session in sessions { application.destroy(session) }
      return nil
    }
  }

  /// Encodes a value for a window to present.
  func presentedValue(
    _ value: AnyHashable, coding: ValueCoding, at place: String
  ) -> PresentedValue {
    do {
      let json = try coding.encode(value)
      if json.isPresentable { return PresentedValue(value: value, json: json) }
      report(.unstorableValue(at: place, because: Data.unpresentable))
    } catch {
      report(.unstorableValue(of: coding.type, at: place, because: error))
    }
    return PresentedValue(value: value, json: nil)
  }

  // MARK: - Internal helpers

  private func openWindow(
    of scene: SceneDescription, presenting value: AnyHashable? = nil, at place: String
  ) -> Result<SceneSession.ID, SceneError> {
    // No window can be opened if only one scene is possible (S102).
    guard supportsMultipleScenes else {
      return .failure(.singleSceneOnly(on: profile, at: place))
    }
    let decision = router.decide(opening: scene, presenting: value)
    note(.decision(decision))
    let coding = contents[scene.id]?.values
    let presented = value.flatMap { value in
      coding.map { presentedValue(value, coding: $0, at: "window \(scene.id)") }
    }
    guard let session = shown(by: decision, presenting: presented) else {
      return .failure(.denied(.noMatchingScene(for: nil)))
    }
    return .success(session)
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
      if case .declared(let id) = scene.id { id } else { nil }
    }
    let types = Set(graph.scenes.compactMap { $0.valueType?.name }).sorted()
    return .undeclaredWindow(request.text, ids: ids, types: types)
  }
}

extension SceneSession {
  /// Whether a request matches its scene and the value it presents.
  fileprivate func fits(_ request: Application.WindowRequest) -> Bool {
    if let id = request.id, sceneDescription?.id.unhosted != .declared(id) { return false }
    guard let type = request.type else { return true }
    return factory?.values?.type == type && presentedValue?.value == request.value
  }
}

extension Result where Failure == SceneError {
  /// The error; nil on success.
  fileprivate var failure: SceneError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
