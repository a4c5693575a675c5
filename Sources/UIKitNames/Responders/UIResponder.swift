public import SceneRuntime

/// An object that handles events, and passes those that it doesn't handle to the next one.
open class UIResponder: NSObject {
  /// The object that gets the events that this one doesn't handle; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// The activity of the user in what the object shows.
  open var userActivity: UserActivity?

  public required init() {
    super.init()
  }

  /// Updates an activity before it is saved; the default does nothing.
  open func updateUserActivityState(_ activity: UserActivity) {}

  /// Restores the state that an activity describes; the default does nothing.
  open func restoreUserActivityState(_ activity: UserActivity) {}
}
