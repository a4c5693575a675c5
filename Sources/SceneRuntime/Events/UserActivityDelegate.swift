/// Is told when an activity is about to be kept, to bring it up to date.
@MainActor public protocol UserActivityDelegate: AnyObject {
  /// What the activity says is about to be kept; to be brought up to date now (S118).
  func userActivityWillSave(_ userActivity: UserActivity)
}

// MARK: - Default implementations

extension UserActivityDelegate {
  public func userActivityWillSave(_ userActivity: UserActivity) {}
}
