/// The methods that are called before an activity is sent or saved, and after another device has continued the
/// activity.
///
/// Both methods have default implementations that do nothing.
///
/// ```swift
/// final class Draft: UserActivityDelegate {
///   var subject = ""
///
///   func userActivityWillSave(_ userActivity: UserActivity) {
///     userActivity.addUserInfoEntries(from: ["subject": subject])
///   }
/// }
/// ```
@MainActor public protocol UserActivityDelegate: AnyObject {
  /// Asks the delegate to update an activity that is about to be sent or saved (S118, S130).
  ///
  /// ``UserActivity/needsSave`` is set to false after the method returns.
  ///
  /// - Parameter userActivity: The activity to update.
  func userActivityWillSave(_ userActivity: UserActivity)

  /// Tells the delegate that another device has continued the activity.
  ///
  /// The activity remains the current activity until it resigns. If a scene of the same application continues the
  /// activity, this method isn't called, and the scene's delegate receives the activity.
  ///
  /// - Parameter userActivity: The current activity.
  func userActivityWasContinued(_ userActivity: UserActivity)
}

// MARK: - Default implementations

extension UserActivityDelegate {
  public func userActivityWillSave(_ userActivity: UserActivity) {}

  public func userActivityWasContinued(_ userActivity: UserActivity) {}
}
