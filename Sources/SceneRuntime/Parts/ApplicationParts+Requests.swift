import Foundation

// Events and requests, which are queued and handled in a later turn.
extension ApplicationParts {
  /// Queues an event caused by the user or the system.
  func receive(_ event: HostEvent) {
    queue.post { $0.delivery.receive(event) }
  }

  /// Queues a request.
  ///
  /// If the application was killed, the request fails at once, because no further turn runs.
  ///
  /// - Parameters:
  ///   - request: The request as the trace shows it.
  ///   - errorHandler: A closure that is called if the request fails; nil to record the failure as a problem.
  ///   - carryOut: A closure that carries the request out in a later turn, and returns an error if the request fails.
  ///     If the application is ending by then, the request fails, and the closure isn't called.
  func ask(
    _ request: TraceEntry.Request, _ errorHandler: Application.ErrorHandler? = nil,
    _ carryOut: @escaping @MainActor (ApplicationParts) -> SceneError?
  ) {
    if isKilled { return fail(.denied(.applicationEnding("\(request)")), errorHandler) }
    let number = errorHandler.map { waitingRequests.add(request, $0) }
    queue.post {
      $0.launch.afterLaunch { parts in
        // A request that failed because the application ended isn't carried out in a turn after the end.
        if let number, !parts.waitingRequests.remove(number) { return }
        parts.note(.request(request))
        let error =
          parts.launch.isEnding
          ? .denied(.applicationEnding("\(request)")) : carryOut(parts)
        if let error { parts.fail(error, errorHandler) }
      }
    }
  }

  /// Queues a request that concerns a session.
  ///
  /// The request fails if the session is no longer open when the request is carried out (S57). `verb` is the verb of
  /// the error's text, such as "activate".
  func ask(
    _ request: TraceEntry.Request, _ verb: String, _ session: SceneSession,
    _ errorHandler: Application.ErrorHandler? = nil,
    _ carryOut: @escaping @MainActor (Sessions) -> Void
  ) {
    ask(request, errorHandler) { parts in
      guard parts.sessions.isOpen(session) else {
        return .denied(.sessionNotOpen(session.id, verb))
      }
      carryOut(parts.sessions)
      return nil
    }
  }

  /// Calls the error handler of a failed request or, if there is no handler, records the error as a problem.
  func fail(_ error: SceneError, _ errorHandler: Application.ErrorHandler?) {
    guard let errorHandler else { return report(error.problem) }
    note(.failure(error))
    errorHandler(error)
  }

  /// Fails the waiting requests that have an error handler; called when no further turn runs.
  func failWaitingRequests() {
    for (request, errorHandler) in waitingRequests.removeAll() {
      fail(.denied(.applicationEnding("\(request)")), errorHandler)
    }
  }

  /// Queues a request to activate a scene.
  func activate(_ request: SceneActivation, _ errorHandler: Application.ErrorHandler?) {
    for problem in request.problems { report(problem) }
    let traced = TraceEntry.Request.activation(
      request.session?.id, request.activity, from: request.requester, joining: request.joining)
    ask(traced, errorHandler) { $0.carryOut(request) }
  }

  /// Queues a request for the window of a declared scene, and waits until the request has been carried out.
  ///
  /// - Returns: The session of the window.
  /// - Throws: The error if the request fails, or if the session was closed in the meantime.
  func open(_ request: WindowRequest) async throws -> SceneSession {
    let id = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<SceneSession.ID, any Error>) in
      ask(.openWindow(request.text), { continuation.resume(throwing: $0) }) { parts in
        switch parts.sessions.opened(request) {
        case .success(let session):
          continuation.resume(returning: session)
          return nil
        case .failure(let error): return error
        }
      }
    }
    guard let session = sessions[id] else {
      throw SceneError.denied(.sessionNotOpen(id, "return"))
    }
    return session
  }

  /// Opens a link in this application if the application declares the link's scheme, or otherwise outside the
  /// application.
  ///
  /// - Returns: The error if the link is refused or can't be opened; nil otherwise.
  func open(_ url: URL) -> SceneError? {
    if let scheme = url.scheme?.lowercased(), delivery.urlSchemes.contains(scheme) {
      let link = ExternalEvent.openURL(.init(url, sourceApplication: identifier))
      if let refusal = link.refusal { return .denied(refusal) }
      receive(.external(link))
      return nil
    }
    return windows.open(url) ? nil : .denied(.unopenableLink(url))
  }

  /// Carries out a request to activate a scene.
  ///
  /// - Returns: The error if the request fails; nil otherwise.
  private func carryOut(_ request: SceneActivation) -> SceneError? {
    noteJoining(request.joining)
    let event = request.activity.map { ExternalEvent.continueActivity($0) }
    let activated =
      if let hosted = request.hosted {
        declared.activate(hosted, role: request.role, for: [event].compactMap(\.self))
      } else {
        sessions.activate(
          request.session, role: request.role, for: event, reusing: request.isReusing)
      }
    switch activated {
    case .success(let id):
      delivery.markOptional(event, at: id)
      return nil
    case .failure(let error): return error
    }
  }

  /// When a request asks for a collection of scenes, reports once that collections aren't supported (S64).
  private func noteJoining(_ behavior: ConnectedScene.CollectionJoinBehavior) {
    switch behavior {
    case .automatic, .disallowed: return
    case .preferred, .preferredWithoutActivating: break
    }
    let isReported = trace.problems.contains { $0.code == .noSceneCollections }
    if !isReported { report(.noSceneCollections(behavior)) }
  }
}
