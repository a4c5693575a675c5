// Quick actions and answers to notifications, for scenes that are there.
extension Application {
  /// Has the application's delegate perform a quick action, in the old life cycle.
  ///
  /// - Returns: Whether the delegate has a method of its own for it.
  func perform(_ record: ShortcutRecord, at session: SceneSession) -> Bool {
    let answer = ShortcutAnswer(to: record, .applicationPerformAction, at: session)
    answer.isDue =
      asking(.applicationPerformAction) {
        $0.application(self, performActionFor: ShortcutItem(record)) { answer.give($0) }
      } != nil
    return answer.isDue
  }

  /// Has a scene's delegate perform a quick action.
  ///
  /// - Returns: Whether the delegate has a method of its own for it.
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

  /// Hands an answer to a notification to who is told of them.
  ///
  /// - Returns: Whether there is somebody.
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
  /// Tells of a notification that a person dismissed, if an event is that: who waves it away wants no scene.
  func isDismissal(_ event: ExternalEvent) -> Bool {
    guard case .receiveNotification(let record) = event,
      record.actionIdentifier == NotificationResponse.dismissActionIdentifier
    else { return false }
    // Nobody needs to be told.
    _ = hand(record, for: nil)
    return true
  }
}

/// The answer a delegate owes to a quick action: it is due once.
@MainActor private final class ShortcutAnswer {
  /// Whether somebody took the action, and so has to answer.
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
    if isGiven { return complain("was called again, which says nothing more") }
    isGiven = true
    application?.note(.answer(callback, session, succeeded))
  }

  // Nobody is left who could answer.
  isolated deinit {
    if isDue, !isGiven { complain("was let go of without being called") }
  }

  private func complain(_ what: String) {
    guard let application, !application.isTerminated else { return }
    application.report(
      Problem(
        at: "scene \(session)", "the completion handler of shortcut \"\(shortcut.type)\" \(what)",
        remedy: "call it once, with whether the action was performed"))
  }
}
