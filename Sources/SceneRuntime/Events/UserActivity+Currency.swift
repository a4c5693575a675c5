// Being what a person is doing now.
extension UserActivity {
  /// Says that this is what a person is doing now, in the place of what was current.
  ///
  /// The activity is that of the application whose scene or window it is set on, else that whose turn
  /// runs; elsewhere, as in a task, set ``Application/currentUserActivity`` instead. One that was
  /// invalidated can't become current (S130), which is a recorded problem.
  public func becomeCurrent() {
    guard let application = application ?? Application.current else {
      refused = Problem(
        at: "activity \"\(activityType)\"",
        "it became current while no application ran a turn, so it isn't current anywhere",
        remedy: "set currentUserActivity of the application")
      return
    }
    refused = nil
    application.currentUserActivity = self
  }

  /// Says that a person is no longer doing this; if it was current, nothing is (S130).
  public func resignCurrent() {
    guard let application, application.currentUserActivity === self else { return }
    application.currentUserActivity = nil
  }

  /// Says that it can't be continued any more; it is no longer current and can't become so (S130).
  public func invalidate() {
    resignCurrent()
    isInvalidated = true
  }

  /// Brings it up to date before it is sent or kept.
  func save() {
    if let filling {
      say(ActivityRecord(activityType: activityType))
      filling(self)
    }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Brings it up to date if somebody said that it isn't.
  func saveIfNeeded() {
    if needsSave { save() }
  }

  /// It is that of a session's scene or of one of its windows.
  func belong(to session: SceneSession) {
    application = session.application
    self.session = session.id
  }
}
