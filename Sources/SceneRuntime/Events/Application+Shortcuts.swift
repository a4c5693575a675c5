// Quick actions and responses to notifications, for connected scenes.
extension Application {
  /// Performs a quick action with the application's delegate, in the application life cycle.
  ///
  /// - Returns: Whether the delegate implements the method.
  func perform(_ record: ShortcutRecord, at session: SceneSession) -> Bool {
    let answer = ShortcutAnswer(to: record, .applicationPerformAction, at: session)
    answer.isDue =
      asking(.applicationPerformAction) {
        $0.application(self, performActionFor: ShortcutItem(record)) { answer.give($0) }
      } != nil
    return answer.isDue
  }

  /// Performs a quick action with a scene's delegate.
  ///
  /// - Returns: Whether the delegate implements the method.
  func perform(_ record: ShortcutRecord, in scene: ConnectedScene) -> Bool {
    let session = scene.session
    let answer = ShortcutAnswer(to: record, .performActionFor, at: session)
    let isTaken = telling(.performActionFor, session.id, scene) { delegate in
      guard let delegate = delegate as? any WindowSceneDelegate, let scene = scene as? WindowScene
      else { return scene.lacks(.performActionFor) }
      delegate.windowScene(scene, performActionFor: ShortcutItem(record)) { answer.give($0) }
    }
    answer.isDue = isTaken
    return isTaken
  }

  /// Delivers a response to a notification to the notification delegate.
  ///
  /// - Returns: Whether there is one.
  func hand(_ record: NotificationRecord, for scene: ConnectedScene?) -> Bool {
    let isReceived = notificationDelegate != nil
    noting(.didReceive, [scene?.session.id].compactMap(\.self)) {
      notificationDelegate?.notificationCenter(
        self, didReceive: NotificationResponse(record, targetScene: scene))
      return isReceived ? .method : .noDelegate
    }
    return isReceived
  }
}

extension Application {
  /// Delivers the dismissal of a notification without choosing a scene; returns whether the event is one.
  func isDismissal(_ event: ExternalEvent) -> Bool {
    guard case .receiveNotification(let record) = event,
      record.actionIdentifier == NotificationResponse.dismissActionIdentifier
    else { return false }
    // A missing notification delegate isn't reported.
    _ = hand(record, for: nil)
    return true
  }
}

/// The pending answer of a delegate to a quick action, to be given once.
@MainActor private final class ShortcutAnswer {
  /// Whether a delegate received the action and must answer.
  var isDue = false
  private var isGiven = false
  private let shortcut: ShortcutRecord
  private let callback: TraceEntry.Callback
  private let session: SceneSession.ID
  private weak var application: Application?

  init(
    to shortcut: ShortcutRecord, _ callback: TraceEntry.Callback, at session: SceneSession
  ) {
    self.shortcut = shortcut
    self.callback = callback
    self.session = session.id
    application = session.application
  }

  func give(_ succeeded: Bool) {
    if isGiven { return report(.shortcutAnsweredTwice(shortcut.type, at: session)) }
    isGiven = true
    application?.note(.answer(callback, session, succeeded))
  }

  // No code remains that could answer.
  isolated deinit {
    if isDue, !isGiven { report(.shortcutUnanswered(shortcut.type, at: session)) }
  }

  private func report(_ problem: Problem) {
    guard let application, !application.isTerminated else { return }
    application.report(problem)
  }
}
