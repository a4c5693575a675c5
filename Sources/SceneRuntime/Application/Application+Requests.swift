public import Foundation

// Requests by the app. A request is carried out in the next turn. If it fails, its error handler is
// called once in that turn, on the main actor (S59); if it succeeds, the handler isn't called
// (S49).
extension Application {
  /// A closure that receives the error of a failed request, on the main actor and at most once.
  public typealias ErrorHandler = (any Error) -> Void

  /// Activates a session's scene, or creates a new session with a new scene.
  ///
  /// Without a session, a new session is created (S48) for the declared scene that matches the
  /// activity's ``UserActivity/targetContentIdentifier`` or, without an activity, for the first
  /// declared scene. If the scene allows only a single window and the window is open, the window is
  /// shown instead. A session with a disconnected scene connects again. A connected scene enters
  /// the foreground, and its delegate continues the activity (S38).
  ///
  /// ```swift
  /// @MainActor func openMessage(from windowScene: WindowScene) {
  ///   let activity = UserActivity(activityType: "com.example.postbox.reading")
  ///   activity.targetContentIdentifier = "message/42"
  ///   let options = ActivationRequestOptions()
  ///   options.requestingScene = windowScene
  ///   windowScene.session.application?.requestSceneSessionActivation(
  ///     nil, userActivity: activity, options: options)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sceneSession: The session; nil for a new session.
  ///   - userActivity: The activity that the scene shows, read during the call; nil for none.
  ///   - options: The options of the request; nil for a request without options.
  ///   - errorHandler: Called if no further scene is possible (S55), if the session is no longer open
  ///     (S57), or if no declared scene matches the activity. Without a handler, the failure is
  ///     recorded as a problem.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?, userActivity: UserActivity?,
    options: ActivationRequestOptions?, errorHandler: ErrorHandler? = nil
  ) {
    let request = SceneActivation(
      session: sceneSession, role: sceneSession?.role ?? .windowApplication,
      activity: userActivity, options: options, isReusing: false)
    parts.activate(request, errorHandler)
  }

  /// Activates the scene described by a request.
  ///
  /// - Parameters:
  ///   - request: The session to show, or the role of a new session. A request without a session uses
  ///     an open session with conditions that match the request's activity (S50, S53).
  ///   - errorHandler: Called if the request fails, as in
  ///     ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  public func activateSceneSession(
    for request: SceneSessionActivationRequest, errorHandler: ErrorHandler? = nil
  ) {
    let request = SceneActivation(
      session: request.session, hosted: request.hosting, role: request.role,
      activity: request.userActivity, options: request.options, isReusing: true)
    parts.activate(request, errorHandler)
  }

  /// Destroys a session: its scene is removed from the screen and disconnected, and the session is discarded
  /// (S17).
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: The options of the request; nil for the standard options (S63).
  ///   - errorHandler: Called if the session is no longer open (S57). Without a handler, the failure
  ///     is recorded as a problem.
  public func requestSceneSessionDestruction(
    _ sceneSession: SceneSession, options: SceneDestructionRequestOptions?,
    errorHandler: ErrorHandler? = nil
  ) {
    let animation =
      (options as? WindowSceneDestructionRequestOptions)?.windowDismissalAnimation ?? .standard
    parts.ask(.destruction(sceneSession.id, animation), "destroy", sceneSession, errorHandler) {
      $0.destroy(sceneSession, animation)
    }
  }

  /// Updates a scene that isn't on screen, and takes a new snapshot of the scene (S60).
  ///
  /// The scene of a disconnected session connects in the background for the update (S61).
  ///
  /// - Parameter sceneSession: The session. A session with a scene on screen isn't refreshed.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {
    parts.ask(.refresh(sceneSession.id), "refresh", sceneSession) { $0.refresh(sceneSession) }
  }

  /// Shows a notification to the person, if the host can.
  ///
  /// If the person activates the notification, its target content identifier chooses the scene, as
  /// for a notification from outside the application. The terminal host shows the notification in
  /// its last line, and as a notification of the terminal if the terminal supports them.
  ///
  /// - Parameters:
  ///   - notification: The notification; if the person activates the notification, its action and
  ///     text become the action and text of the response.
  ///   - completionHandler: Called once with whether the notification is shown, on the main actor in
  ///     the turn of the request.
  public func showNotification(
    _ notification: NotificationRecord, completionHandler: ((Bool) -> Void)? = nil
  ) {
    parts.ask(.showNotification(notification)) { parts in
      completionHandler?(parts.windows.show(notification))
      return nil
    }
  }

  /// Opens a link: in this application if the application declares the link's scheme, or otherwise
  /// externally, such as in a browser.
  ///
  /// A link with one of the ``urlSchemes`` is routed in a later turn like an external link, with
  /// the application itself as the sender.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - completionHandler: Called once with whether the link is being opened, on the main actor in
  ///     the turn of the request. Without a handler, a problem is recorded if the host can't open
  ///     it.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let handler: ErrorHandler? = completionHandler.map { complete in { _ in complete(false) } }
    parts.ask(.openURL(url), handler) { parts in
      let error = parts.open(url)
      if error == nil { completionHandler?(true) }
      return error
    }
  }

  /// Registers the application for remote notifications.
  ///
  /// In a later turn, the application's delegate receives a token in
  /// ``ApplicationDelegate/application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`` or an
  /// error in
  /// ``ApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``. The
  /// token or error comes from ``RuntimeServices/pushToken``.
  public func registerForRemoteNotifications() {
    parts.ask(.registerForRemoteNotifications) { parts in
      switch parts.services.pushToken() {
      case .success(let token): parts.receive(.registeredForRemoteNotifications(token))
      case .failure(let error):
        parts.receive(.failedToRegisterForRemoteNotifications(error.reason))
      }
      return nil
    }
  }
}
