import Foundation
public import SceneRuntime

/// An object that handles events; events that it doesn't handle are passed to the next responder.
open class UIResponder: NSObject {
  /// The object that gets the events that this object doesn't handle; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// The user activity of the content that the object shows; nil for none.
  ///
  /// While the window's scene has the focus, the application's current activity is that of the frontmost controller
  /// that has an activity. The activities of other responders don't become current.
  open var userActivity: UserActivity? { didSet { userActivityDidChange(from: oldValue) } }

  public override init() {
    super.init()
  }

  /// Whether the object has the keyboard focus of its window.
  open var isFirstResponder: Bool { responderHierarchy?.firstResponder === self }
  /// Whether the object can have the keyboard focus; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give up the keyboard focus; the default is true.
  open var canResignFirstResponder: Bool { true }

  /// Makes the object the first responder of its window, after the previous first responder has resigned.
  ///
  /// - Returns: Whether the object is the first responder; always false outside of a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let hierarchy = responderHierarchy, canBecomeFirstResponder else { return false }
    if hierarchy.firstResponder === self { return true }
    if let other = hierarchy.firstResponder, !other.resignFirstResponder() { return false }
    hierarchy.firstResponder = self
    return true
  }

  /// Gives up the keyboard focus.
  ///
  /// - Returns: Whether the object no longer has the focus.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderHierarchy?.firstResponder = nil
    return true
  }

  private func userActivityDidChange(from oldValue: UserActivity?) {
    guard userActivity !== oldValue else { return }
    let owner = ObjectIdentifier(self)
    oldValue?.updates.removeAll { $0.owner == owner }
    userActivity?.updates.append((owner, { [weak self] in self?.updateUserActivityState($0) }))
    responderHierarchy?.provideActivity()
  }

  /// The hierarchy of the window that contains the object; nil outside of windows.
  var responderHierarchy: WindowHierarchy? { nil }

  /// Removes the keyboard focus unconditionally, because the object leaves the window.
  func loseFirstResponder() {
    if isFirstResponder { responderHierarchy?.firstResponder = nil }
  }

  /// The key commands that the object performs, which are shown in the menus of its window; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adds menus to the menus of the app, or removes menus; called only if the object is the application's delegate.
  ///
  /// - Parameter builder: The builder of the menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Returns whether the object can currently perform an action; by default, whether it responds to the selector.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that requests the action, such as a menu.
  /// - Returns: Whether the object can perform the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Updates the activity in ``userActivity`` before the activity is saved or sent.
  ///
  /// The method is called if the app has set the activity's property `needsSave` to true, and each time a scene's
  /// delegate returns the activity for state restoration. The default implementation does nothing.
  ///
  /// - Parameter activity: The activity to update.
  open func updateUserActivityState(_ activity: UserActivity) {}

  /// Restores the state that an activity describes; never called by this library, but apps may call the method.
  ///
  /// - Parameter activity: The activity to continue.
  open func restoreUserActivityState(_ activity: UserActivity) {}

  /// Handles the beginning of touches; never called, because hosts report actions such as presses instead of touches.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Handles the end of touches; never called, because hosts report actions such as presses instead of touches.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Handles the beginning of a motion; never called, because hosts report no motions.
  ///
  /// - Parameters:
  ///   - motion: The type of the motion.
  ///   - event: The event.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Handles the end of a motion; never called, because hosts report no motions.
  ///
  /// - Parameters:
  ///   - motion: The type of the motion.
  ///   - event: The event.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// An event of a device, such as a touch; no host reports such events.
public typealias UIEvent = WindowEvent

/// A touch of the screen; no host reports touches.
open class UITouch: NSObject {}
