public import Foundation

// What an app asks for. Each request is carried out in the next turn; an error handler is called
// there, on the main actor and at most once (S59), and never when the request was met (S49).
extension Application {
  /// Told, on the main actor and at most once, why a request couldn't be met.
  public typealias ErrorHandler = (any Error) -> Void

  /// Shows a session's scene, or makes a new session with a new scene.
  ///
  /// Without a session there is always a new one (S48), of the declared scene that the activity's
  /// ``UserActivity/targetContentIdentifier`` chooses; without an activity, of the first declared
  /// scene. A declared scene that has one window only is shown instead of made again. A session
  /// whose scene is gone is connected again; one whose scene is there is brought to the foreground
  /// and its delegate continues the activity (S38).
  ///
  /// - Parameters:
  ///   - sceneSession: The session; nil for a new one.
  ///   - userActivity: What the scene is for.
  ///   - options: How to carry it out.
  ///   - errorHandler: Told if there can be no other scene (S55), if the session is no longer open
  ///     (S57), or if no declared scene takes the activity. Without one a problem is recorded.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?, userActivity: UserActivity?,
    options: ActivationRequestOptions?, errorHandler: ErrorHandler? = nil
  ) {
    activate(
      sceneSession, nil, role: sceneSession?.role ?? .windowApplication, userActivity, options,
      reusing: false, errorHandler)
  }

  /// Shows the scene a request describes.
  ///
  /// - Parameters:
  ///   - request: The session to show, or the role of a new one.
  ///   - errorHandler: Told if the request can't be met, as for
  ///     ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  public func activateSceneSession(
    for request: SceneSessionActivationRequest, errorHandler: ErrorHandler? = nil
  ) {
    activate(
      request.session, request.hosting, role: request.role, request.userActivity, request.options,
      reusing: true, errorHandler)
  }

  /// Closes a session for good: its scene leaves the screen, disconnects, and the session is
  /// discarded (S17).
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: How to carry it out; standard if nil (S63).
  ///   - errorHandler: Told if the session is no longer open (S57). Without one a problem is
  ///     recorded.
  public func requestSceneSessionDestruction(
    _ sceneSession: SceneSession, options: SceneDestructionRequestOptions?,
    errorHandler: ErrorHandler? = nil
  ) {
    let animation =
      (options as? WindowSceneDestructionRequestOptions)?.windowDismissalAnimation ?? .standard
    ask(.destruction(sceneSession.id, animation), errorHandler) { application in
      guard application.isOpen(sceneSession) else { return .closed(sceneSession.id, "destroy") }
      application.destroy(sceneSession, animation)
      return nil
    }
  }

  /// Has a scene that isn't on screen brought up to date, and a new picture of it taken (S60).
  ///
  /// A disconnected session's scene connects in the background for it (S61).
  ///
  /// - Parameter sceneSession: The session; one on screen needs no refresh and gets none.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {
    ask(.refresh(sceneSession.id)) { application in
      guard application.isOpen(sceneSession) else { return .closed(sceneSession.id, "refresh") }
      application.refresh(sceneSession)
      return nil
    }
  }

  /// Opens a link: in this application if it declares the link's scheme, else outside, such as in a
  /// browser.
  ///
  /// A link of one of ``urlSchemes`` comes back as a link from outside does, with the application itself
  /// as the sender, and is routed in a later turn.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - completionHandler: Told whether the link is on its way; without one a problem is recorded if
  ///     the host can't open it.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let handler: ErrorHandler? = completionHandler.map { complete in { _ in complete(false) } }
    ask(.openURL(url), handler) { application in
      if let scheme = url.scheme?.lowercased(), application.urlSchemes.contains(scheme) {
        let link = ExternalEvent.openURL(
          .init(url, sourceApplication: application.identifier))
        if let refusal = link.refusal { return SceneError(.requestDenied, refusal) }
        application.receive(.external(link))
        completionHandler?(true)
        return nil
      }
      guard application.host.open(url) else {
        return SceneError(
          .requestDenied,
          Problem(
            at: "link \(url.absoluteString.withoutValues)", "the host can't open it",
            remedy: "run under a host that opens links, or handle it with the openURL action"))
      }
      completionHandler?(true)
      return nil
    }
  }

  /// Asks that the application may be sent notifications.
  ///
  /// In a later turn its delegate is told of a token or of a reason, by
  /// ``ApplicationDelegate/application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`` or
  /// ``ApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``. Which it
  /// is ``RuntimeServices/pushToken`` says.
  public func registerForRemoteNotifications() {
    ask(.registerForRemoteNotifications) { application in
      switch application.services.pushToken() {
      case .success(let token): application.receive(.registeredForRemoteNotifications(token))
      case .failure(let error):
        application.receive(.failedToRegisterForRemoteNotifications(error.reason))
      }
      return nil
    }
  }

  // MARK: - Internal helpers

  /// Puts a request into the queue.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - errorHandler: Told if it can't be met; without one a problem is recorded.
  ///   - carryOut: Meets it, or says why it can't be met.
  func ask(
    _ request: TraceEntry.Request, _ errorHandler: ErrorHandler? = nil,
    _ carryOut: @escaping @MainActor (Application) -> SceneError?
  ) {
    queue.post {
      $0.afterLaunch { application in
        application.note(.request(request))
        let error =
          application.launchState.isEnding
          ? SceneError(.requestDenied, .ending("\(request)")) : carryOut(application)
        if let error { application.fail(error, errorHandler) }
      }
    }
  }

  func isOpen(_ session: SceneSession) -> Bool { sessions[session.id] === session }

  /// Tells a request's error handler, or records the problem where there is none.
  func fail(_ error: SceneError, _ errorHandler: ErrorHandler?) {
    guard let errorHandler else { return report(error.problem) }
    note(.failure(error))
    errorHandler(error)
  }

  private func activate(
    _ session: SceneSession?, _ hosted: HostedScene?, role: SceneSession.Role,
    _ activity: UserActivity?,
    _ options: ActivationRequestOptions?, reusing isReusing: Bool, _ errorHandler: ErrorHandler?
  ) {
    // The activity is read now: what the app does with it later is another request's business.
    activity?.saveIfNeeded()
    let record = activity?.record
    for problem in activity?.problems ?? [] { report(problem) }
    let request = TraceEntry.Request.activation(
      session?.id, record, from: options?.requestingScene?.session.id,
      joining: options?.collectionJoinBehavior ?? .automatic)
    ask(request, errorHandler) { application in
      application.noteJoining(options?.collectionJoinBehavior ?? .automatic)
      let event = record.map { ExternalEvent.continueActivity($0) }
      let activated =
        if let hosted {
          application.activate(hosted, role: role, for: [event].compactMap(\.self))
        } else {
          application.activate(session, role: role, for: event, reusing: isReusing)
        }
      switch activated {
      case .success(let id):
        application.markOptional(event, at: id)
        return nil
      case .failure(let error): return error
      }
    }
  }

  /// Says once that scenes join no others (S64).
  private func noteJoining(_ behavior: ConnectedScene.CollectionJoinBehavior) {
    switch behavior {
    case .automatic, .disallowed: return
    case .preferred, .preferredWithoutActivating: break
    }
    let problem = Problem(
      at: "activation request",
      "there are no collections of scenes, so collectionJoinBehavior .\(behavior) does nothing",
      remedy: "leave it automatic where nothing depends on it")
    let isReported = problems.contains { $0.place == problem.place && $0.remedy == problem.remedy }
    if !isReported { report(problem) }
  }

  private func activate(
    _ session: SceneSession?, role: SceneSession.Role, for event: ExternalEvent?,
    reusing isReusing: Bool
  ) -> Result<SceneSession.ID, SceneError> {
    let events = event.map { [$0] } ?? []
    if let session {
      guard isOpen(session) else { return .failure(.closed(session.id, "activate")) }
      show(session, for: events)
      return .success(session.id)
    }
    guard profile.roles.contains(role), role != .windowExternalDisplayNonInteractive else {
      return .failure(.unshowable(role, profile))
    }
    let reused = isReusing && role == .windowApplication ? router.decide(requesting: event) : nil
    guard reused != nil || supportsMultipleScenes || !hasWindows else {
      return .failure(.single(manifest: manifest, profile: profile))
    }
    let decision = reused ?? router.new(for: event)
    note(.decision(decision))
    guard let id = shown(by: decision, role: role, for: events) else {
      return .failure(SceneError(.requestDenied, .unrouted(event)))
    }
    return .success(id)
  }
}

extension SceneError {
  /// A session that was discarded is asked for.
  static func closed(_ session: SceneSession.ID, _ verb: String) -> SceneError {
    SceneError(
      .requestDenied,
      Problem(
        at: "scene \(session)", "its session isn't open, so there is nothing to \(verb)",
        remedy: "look in openSessions before asking, and let go of sessions in "
          + "application(_:didDiscardSceneSessions:)"))
  }

  /// A second scene is asked for where there can be one only.
  static func single(manifest: SceneManifest?, profile: HostProfile) -> SceneError {
    let remedy =
      profile.supportsMultipleScenes
      ? "set supportsMultipleScenes in the manifest, or ask for the session there is"
      : "the profile \"\(profile.name)\" has one scene; ask supportsMultipleScenes first"
    return SceneError(
      .multipleScenesNotSupported,
      Problem(at: "new scene", "there can be one scene only", remedy: remedy))
  }
}

extension SceneError {
  /// A scene is asked for that can't be shown.
  static func unshowable(_ role: SceneSession.Role, _ profile: HostProfile) -> SceneError {
    let reason =
      profile.roles.contains(role)
      ? "scenes of role \(role.rawValue) are made for the displays there are"
      : "the profile \"\(profile.name)\" shows no scenes of role \(role.rawValue)"
    return SceneError(
      .requestDenied,
      Problem(
        at: "new scene", reason,
        remedy: "ask for a scene of role \(SceneSession.Role.windowApplication.rawValue)"))
  }
}

extension Problem {
  /// Nobody takes an event.
  static func unrouted(_ event: ExternalEvent?) -> Problem {
    Problem(
      at: event?.description ?? "new scene", "no declared scene takes it",
      remedy: "declare a scene without handlesExternalEvents(matching:), or with a condition that "
        + "the event's text contains")
  }
}
