// The current activity, and updates of an activity before it is sent or saved.
extension UserActivity {
  /// Makes the activity the user's current activity, in place of the previous one.
  ///
  /// The activity becomes current in the application of the scene or window that has the activity.
  /// If there is none, the activity becomes current in the application whose turn is running. In
  /// other code, such as a task, set ``Application/currentUserActivity`` instead. An invalidated
  /// activity can't become current (S130), which is recorded as a problem.
  public func becomeCurrent() {
    guard let application = application ?? Application.current else {
      refused = .activityWithoutApplication(activityType)
      return
    }
    refused = nil
    application.currentUserActivity = self
  }

  /// Resigns as the current activity, so that there is no current activity; without effect if
  /// another activity is current (S130).
  public func resignCurrent() {
    guard let application, application.currentUserActivity === self else { return }
    application.currentUserActivity = nil
  }

  /// Invalidates the activity, which is then not current and can't become current again (S130).
  public func invalidate() {
    resignCurrent()
    isInvalidated = true
  }

  /// Calls the view and the delegate to update the activity before it is sent or saved, and marks
  /// the activity as up to date.
  func save() {
    if let filling {
      say(ActivityRecord(activityType: activityType))
      filling(self)
    }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Updates the activity if it is marked as out of date.
  func saveIfNeeded() {
    if needsSave { save() }
  }

  /// Associates the activity with the session of its scene or window.
  func belong(to session: SceneSession) {
    application = session.application
    self.session = session.id
  }
}
