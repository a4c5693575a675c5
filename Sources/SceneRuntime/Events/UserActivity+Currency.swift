// The current activity, and updates before it is sent or saved.
extension UserActivity {
  /// Makes the activity the user's current activity, in place of the previous one.
  ///
  /// It becomes current in the application of the scene or window it is set on, else in the application whose
  /// turn is running. In other code, such as a task, set ``Application/currentUserActivity`` instead. An
  /// invalidated activity can't become current (S130), which is recorded as a problem.
  public func becomeCurrent() {
    guard let application = application ?? Application.current else {
      refused = .activityWithoutApplication(activityType)
      return
    }
    refused = nil
    application.currentUserActivity = self
  }

  /// Marks the activity as no longer current; if it was current, there is no current activity (S130).
  public func resignCurrent() {
    guard let application, application.currentUserActivity === self else { return }
    application.currentUserActivity = nil
  }

  /// Invalidates the activity: it is no longer current and can't become current again (S130).
  public func invalidate() {
    resignCurrent()
    isInvalidated = true
  }

  /// Lets the view and the delegate fill in the activity before it is sent or saved, and marks it as up to date.
  func save() {
    if let filling {
      say(ActivityRecord(activityType: activityType))
      filling(self)
    }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Updates it if it is marked as out of date.
  func saveIfNeeded() {
    if needsSave { save() }
  }

  /// Associates it with the session of its scene or window.
  func belong(to session: SceneSession) {
    application = session.application
    self.session = session.id
  }
}
