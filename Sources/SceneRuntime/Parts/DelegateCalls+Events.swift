import Foundation

// The delivery of events to delegates.
extension DelegateCalls {
  /// Delivers links that arrived together to the delegate of a connected scene or, in an application without scenes, to
  /// the application's delegate.
  ///
  /// - Returns: For each link, whether a delegate handled the link.
  func deliver(_ links: [ExternalEvent.Link], to scene: ConnectedScene) -> [Bool] {
    guard hasScenes else { return links.map { deliver(.openURL($0), to: scene) } }
    let contexts = links.enumerated().map { OpenURLContext($1, order: $0) }
    let isTaken = tell(.openURLContexts, scene) {
      $0.scene(scene, openURLContexts: Set(contexts))
    }
    return links.map { _ in isTaken }
  }

  /// Delivers an event to the delegate of a connected scene or, in an application without scenes, to the application's
  /// delegate.
  ///
  /// A response to a notification is delivered to the notification delegate instead.
  ///
  /// - Returns: False if the event needs another receiver, because the delegate has no method for the event or doesn't
  ///   handle it.
  func deliver(_ event: ExternalEvent, to scene: ConnectedScene) -> Bool {
    guard hasScenes else { return deliverToApplication(event, at: scene) }
    switch event {
    case .openURL(let link): return deliver([link], to: scene) == [true]
    case .continueActivity(let record):
      return tell(.continue, scene) { $0.scene(scene, continue: UserActivity(record)) }
    case .performShortcut(let record): return performInScene(record, scene)
    case .receiveNotification(let record): return hand(record, for: scene)
    case .acceptShare(let record):
      return tell(.userDidAcceptShare, scene) { delegate in
        guard let delegate = delegate as? any WindowSceneDelegate, let scene = scene as? WindowScene
        else { return scene.lacks(.userDidAcceptShare) }
        delegate.windowScene(scene, userDidAcceptCloudKitShareWith: ShareMetadata(record))
      }
    case .willContinueActivity(let handoff):
      return tell(.willContinueUserActivityWithType, scene) {
        $0.scene(scene, willContinueUserActivityWithType: handoff.activityType)
      }
    }
  }

  /// Delivers an event to the application's delegate, in an application without scenes.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scene: The only scene of the application; this scene has no delegate.
  /// - Returns: False if the event needs another receiver, because the delegate has no method for the event or doesn't
  ///   handle it.
  private func deliverToApplication(_ event: ExternalEvent, at scene: ConnectedScene) -> Bool {
    switch event {
    // As on a device, a delegate that refused the launch events doesn't get their links and quick actions again.
    case .openURL where launch.isRefused, .performShortcut where launch.isRefused:
      return true
    case .openURL(let link):
      var options: [Application.OpenURLOptionsKey: Any] = [.openInPlace: link.openInPlace]
      options[.sourceApplication] = link.sourceApplication
      return ask(.applicationOpenURL) {
        $0.application(application, open: link.url, options: options)
      } ?? false
    case .continueActivity(let record):
      return ask(.applicationContinue) {
        $0.application(application, continue: UserActivity(record)) { _ in }
      } ?? false
    case .performShortcut(let record):
      return performInApplication(record, at: scene.session)
    case .receiveNotification(let record): return hand(record, for: scene)
    case .acceptShare(let record):
      return ask(.applicationUserDidAcceptShare) {
        $0.application(application, userDidAcceptCloudKitShareWith: ShareMetadata(record))
      } != nil
    case .willContinueActivity(let handoff):
      _ = ask(.applicationWillContinue) {
        $0.application(application, willContinueUserActivityWithType: handoff.activityType)
      }
      return true
    }
  }

  /// Tells a delegate that the transfer of an announced activity failed (S44).
  ///
  /// The scene's delegate is told or, in an application without scenes, the application's delegate.
  func didFailToContinue(_ activityType: String, at scene: ConnectedScene, because reason: String) {
    let error = CocoaError(
      .userActivityHandoffFailed, userInfo: [NSLocalizedDescriptionKey: reason])
    guard hasScenes else {
      _ = ask(.applicationDidFailToContinue) {
        $0.application(
          application, didFailToContinueUserActivityWithType: activityType, error: error)
      }
      return
    }
    _ = tell(.didFailToContinueUserActivityWithType, scene) {
      $0.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
    }
  }

  /// Performs a quick action with the application's delegate, in an application without scenes.
  ///
  /// - Returns: Whether the delegate implements the method.
  private func performInApplication(_ record: ShortcutRecord, at session: SceneSession) -> Bool {
    let answer = ShortcutAnswer(to: record, .applicationPerformAction, at: session)
    answer.isDue =
      ask(.applicationPerformAction) {
        $0.application(application, performActionFor: ShortcutItem(record)) { answer.give($0) }
      } != nil
    return answer.isDue
  }

  /// Performs a quick action with a scene's delegate.
  ///
  /// - Returns: Whether the delegate implements the method.
  private func performInScene(_ record: ShortcutRecord, _ scene: ConnectedScene) -> Bool {
    let session = scene.session
    let answer = ShortcutAnswer(to: record, .performActionFor, at: session)
    let isTaken = tell(.performActionFor, scene) { delegate in
      guard let delegate = delegate as? any WindowSceneDelegate, let scene = scene as? WindowScene
      else { return scene.lacks(.performActionFor) }
      delegate.windowScene(scene, performActionFor: ShortcutItem(record)) { answer.give($0) }
    }
    answer.isDue = isTaken
    return isTaken
  }

  /// Delivers a person's response to a notification to the notification delegate.
  ///
  /// - Returns: Whether there is a notification delegate.
  func hand(_ record: NotificationRecord, for scene: ConnectedScene?) -> Bool {
    let isReceived = notificationDelegate != nil
    noting(.didReceive, [scene?.session.id].compactMap(\.self)) {
      notificationDelegate?.notificationCenter(
        application, didReceive: NotificationResponse(record, targetScene: scene))
      return isReceived ? .method : .noDelegate
    }
    return isReceived
  }

  // MARK: - Events of the application

  /// Tells the application's delegate about the result of a registration for remote notifications.
  func didRegisterForRemoteNotifications(_ result: Result<Data, RegistrationError>) {
    switch result {
    case .success(let token):
      _ = ask(.didRegisterForRemoteNotifications) {
        $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
      }
    case .failure(let error):
      _ = ask(.didFailToRegisterForRemoteNotifications) {
        $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// Tells the application's delegate about a shortage of memory.
  func didReceiveMemoryWarning() {
    _ = ask(.applicationDidReceiveMemoryWarning) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
  }

  /// Tells the application's delegate that the application is about to end.
  func willTerminate() {
    _ = ask(.applicationWillTerminate) { $0.applicationWillTerminate(application) }
  }
}

/// The answer that a delegate gives to a quick action.
///
/// The delegate must answer exactly once by calling the completion handler. A missing answer and a second answer are
/// reported as problems.
@MainActor private final class ShortcutAnswer {
  /// Whether a delegate received the action and must answer.
  var isDue = false
  private var isGiven = false
  private let shortcut: ShortcutRecord
  private let callback: TraceEntry.Callback
  private let session: SceneSession.ID
  private let parts: ApplicationParts

  init(
    to shortcut: ShortcutRecord, _ callback: TraceEntry.Callback, at session: SceneSession
  ) {
    self.shortcut = shortcut
    self.callback = callback
    self.session = session.id
    parts = session.parts
  }

  func give(_ succeeded: Bool) {
    if isGiven { return report(.shortcutAnsweredTwice(shortcut.type, at: session)) }
    isGiven = true
    if parts.launch.isTerminated { return }
    parts.note(.answer(callback, session, succeeded))
  }

  // This object is released with the last reference to the completion handler, so an answer can't follow.
  isolated deinit {
    if isDue, !isGiven { report(.shortcutUnanswered(shortcut.type, at: session)) }
  }

  private func report(_ problem: Problem) {
    guard !parts.launch.isTerminated else { return }
    parts.report(problem)
  }
}
