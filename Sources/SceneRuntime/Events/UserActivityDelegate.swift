/// The methods that update an activity before it is sent or saved, and report its continuation.
@MainActor public protocol UserActivityDelegate: AnyObject {
  /// Asks the delegate to update an activity that is about to be sent or saved (S118, S130).
  func userActivityWillSave(_ userActivity: UserActivity)

  /// Tells the delegate that the activity was continued on another device, as reported by the host.
  ///
  /// The activity remains current until it resigns. If a scene of the same application continues it, the
  /// scene's delegate is called instead.
  func userActivityWasContinued(_ userActivity: UserActivity)
}

// MARK: - Default implementations

extension UserActivityDelegate {
  public func userActivityWillSave(_ userActivity: UserActivity) {}

  public func userActivityWasContinued(_ userActivity: UserActivity) {}
}
