/// Is told when an activity is about to be sent or kept, and when another device took it over.
@MainActor public protocol UserActivityDelegate: AnyObject {
  /// What the activity says is about to be sent or kept; to be brought up to date now (S118, S130).
  func userActivityWillSave(_ userActivity: UserActivity)

  /// The activity goes on on another device, as the host says.
  ///
  /// It stays current until it resigns. A scene of the same application that takes an activity over is
  /// told of it, and its delegate isn't.
  func userActivityWasContinued(_ userActivity: UserActivity)
}

// MARK: - Default implementations

extension UserActivityDelegate {
  public func userActivityWillSave(_ userActivity: UserActivity) {}

  public func userActivityWasContinued(_ userActivity: UserActivity) {}
}
