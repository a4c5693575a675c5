public import Foundation

// Requests of the app. A request is carried out in the next turn. If the request fails, its error handler is called
// once in that turn, on the main actor (S59). If the request succeeds, the handler isn't called (S49).
extension Application {
  /// A closure that receives the error of a failed request, on the main actor and at most once.
  public typealias ErrorHandler = (any Error) -> Void

  /// Shows the scene of an open session, or creates a session with a new scene.
  ///
  /// If `sceneSession` is nil, a new session of a declared scene is created (S48): of the first scene whose conditions
  /// match the activity's ``UserActivity/targetContentIdentifier`` or, if this is nil, ``UserActivity/webpageURL``. If
  /// no conditions match, it is the first scene without conditions. Without an activity, it is the first scene that
  /// opens at launch. If this scene can have only one window, an open window is shown. If `sceneSession` is
  /// disconnected, a new scene connects to it; otherwise, its scene enters the foreground with the activity (S38).
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
  ///   - sceneSession: The session whose scene is shown; nil to create a session.
  ///   - userActivity: The activity that the scene gets; nil for none. Its values are read during this call.
  ///   - options: The options of the request; nil for the default options.
  ///   - errorHandler: A closure that is called if the request fails, for example because the device or the app allows
  ///     no further scene (S55), the session is no longer open (S57), or no declared scene matches the activity. If the
  ///     closure is nil, the failure is recorded as a problem.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?, userActivity: UserActivity?,
    options: ActivationRequestOptions?, errorHandler: ErrorHandler? = nil
  ) {
    let request = SceneActivation(
      session: sceneSession, role: sceneSession?.role ?? .windowApplication,
      activity: userActivity, options: options, isReusing: false)
    parts.activate(request, errorHandler)
  }

  /// Shows the scene that a request describes.
  ///
  /// - Parameters:
  ///   - request: The session to show, or the role of a new session. If the request has no session, an open session
  ///     whose conditions match the request's activity is shown instead of a new session (S50, S53).
  ///   - errorHandler: A closure that is called if the request fails, as in
  ///     ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  public func activateSceneSession(
    for request: SceneSessionActivationRequest, errorHandler: ErrorHandler? = nil
  ) {
    let request = SceneActivation(
      session: request.session, hosted: request.hosting, role: request.role,
      activity: request.userActivity, options: request.options, isReusing: true)
    parts.activate(request, errorHandler)
  }

  /// Closes the scene of a session and discards the session (S17).
  ///
  /// The scene is removed from the screen and disconnected.
  ///
  /// - Parameters:
  ///   - sceneSession: The session to discard.
  ///   - options: The options of the request; nil for the default options (S63).
  ///   - errorHandler: A closure that is called if the session is no longer open (S57), or if the application is
  ///     ending. If the closure is nil, the failure is recorded as a problem.
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

  /// Updates the content of a scene that isn't on screen, and takes a new snapshot of the scene (S60).
  ///
  /// If the session is disconnected, a scene connects in the background for the update (S61).
  ///
  /// - Parameter sceneSession: The session of the scene. If the scene is on screen, the request has no effect.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {
    parts.ask(.refresh(sceneSession.id), "refresh", sceneSession) { $0.refresh(sceneSession) }
  }

  /// Shows a notification to the person, if the host can show notifications.
  ///
  /// If the person opens the notification, its target content identifier chooses the scene that receives the response,
  /// as for a notification from outside the application. The terminal host shows the notification in its last line, and
  /// as a notification of the desktop if the terminal supports that.
  ///
  /// - Parameters:
  ///   - notification: The notification to show. If the person opens the notification, the response has the
  ///     ``/SceneModel/NotificationRecord/actionIdentifier`` and the ``/SceneModel/NotificationRecord/userText`` of
  ///     `notification`.
  ///   - completionHandler: A closure that is called once, on the main actor in the turn of the request. The argument
  ///     is true if the notification is shown. It is false if the notification isn't shown, or if the application is
  ///     already ending in this turn. If the closure is nil and the application is ending, a problem is recorded.
  public func showNotification(
    _ notification: NotificationRecord, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let handler: ErrorHandler? = completionHandler.map { complete in { _ in complete(false) } }
    parts.ask(.showNotification(notification), handler) { parts in
      completionHandler?(parts.windows.show(notification))
      return nil
    }
  }

  /// Opens a link in this application if the application declares the link's scheme, or otherwise outside the
  /// application, such as in a browser.
  ///
  /// A link with one of the ``urlSchemes`` is routed in a later turn like a link from outside, with the application
  /// itself as the sender.
  ///
  /// - Parameters:
  ///   - url: The link to open.
  ///   - completionHandler: A closure that is called once, on the main actor in the turn of the request, with true if
  ///     the link is being opened, and with false otherwise. If the closure is nil and the link can't be opened, a
  ///     problem is recorded.
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
  /// In a later turn, the application's delegate receives a device token in
  /// ``ApplicationDelegate/application(_:didRegisterForRemoteNotificationsWithDeviceToken:)``, or an error in
  /// ``ApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``. The token or the error
  /// is the result of ``RuntimeServices/pushToken``.
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
