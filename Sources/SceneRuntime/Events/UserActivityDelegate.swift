/// The methods that update an activity before it is sent or saved, and report its continuation.
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
  /// Calls the delegate to update an activity that is about to be sent or saved (S118, S130).
  ///
  /// ``UserActivity/needsSave`` is set to false after the method returns.
  ///
  /// - Parameter userActivity: The activity to update.
  func userActivityWillSave(_ userActivity: UserActivity)

  /// Tells the delegate that the activity was continued on another device, as reported by the host.
  ///
  /// The activity remains current until it resigns. The method isn't called if a scene of the same
  /// application continues the activity; the scene's delegate is called instead.
  ///
  /// - Parameter userActivity: The current activity.
  func userActivityWasContinued(_ userActivity: UserActivity)
}

// MARK: - Default implementations

extension UserActivityDelegate {
  public func userActivityWillSave(_ userActivity: UserActivity) {}

  public func userActivityWasContinued(_ userActivity: UserActivity) {}
}
