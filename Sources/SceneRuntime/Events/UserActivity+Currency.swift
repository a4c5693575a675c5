// Making an activity the user's current activity, and updating an activity before it is sent or saved.
extension UserActivity {
  /// Makes this activity the user's current activity, replacing the previous current activity.
  ///
  /// The activity becomes current in one application: the one whose scene or window has the activity, or in which the
  /// activity was current before. Otherwise, it is the application that is calling a method of the app, such as a
  /// method of a delegate. Outside such a call, for example in a task, this method only adds a problem to ``problems``;
  /// set ``Application/currentUserActivity`` instead. An invalidated activity can't become the current activity (S130);
  /// the attempt is recorded as a problem.
  public func becomeCurrent() {
    guard let application = application ?? Application.current else {
      refused = .activityWithoutApplication(activityType)
      return
    }
    refused = nil
    application.currentUserActivity = self
  }

  /// Resigns as the current activity, so that there is no current activity.
  ///
  /// If another activity is the current activity, the call has no effect (S130).
  public func resignCurrent() {
    guard let application, application.currentUserActivity === self else { return }
    application.currentUserActivity = nil
  }

  /// Invalidates the activity, which resigns as the current activity and can't become the current activity again
  /// (S130).
  public func invalidate() {
    resignCurrent()
    isInvalidated = true
  }

  /// Lets the app update the activity before the activity is sent or saved, and sets ``needsSave`` to false.
  ///
  /// First the views that provide the activity update it, then the responders that have it, and then the delegate.
  func save() {
    if let filling {
      assign(ActivityRecord(activityType: activityType))
      filling(self)
    }
    for (_, update) in updates { update(self) }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Updates the activity with ``save()`` if ``needsSave`` is set.
  func saveIfNeeded() {
    if needsSave { save() }
  }

  /// Associates the activity with the session of the scene or the window that has the activity.
  func belong(to session: SceneSession) {
    application = session.application
    self.session = session.id
  }
}
