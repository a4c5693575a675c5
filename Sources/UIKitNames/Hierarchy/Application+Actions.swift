public import SceneRuntime
import UIKitObjects

extension Application {
  /// Calls a method of an object, or of the first object that responds to the method.
  ///
  /// If the target is nil, these objects are asked in this order whether they respond to the method: the first
  /// responder of the focused scene's key window, the controllers that the key window shows, from front to back, and
  /// the application's delegate. Without a target, the action `resignFirstResponder` removes the keyboard focus from
  /// the first responder. If the target isn't an `NSObject`, its method can't be called, and a problem is recorded.
  ///
  /// - Parameters:
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the sender.
  ///   - target: The object that has the method; nil for the first object that responds to the method.
  ///   - sender: The object that sends the action.
  ///   - event: The event, which has no effect.
  /// - Returns: Whether a method was called; for `resignFirstResponder` without a target, whether the focus was
  ///   removed.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let hierarchy = (focusedSession?.scene as? WindowScene)?.keyWindow?.ownHierarchy
    if target == nil, action == "resignFirstResponder", let first = hierarchy?.firstResponder {
      return first.resignFirstResponder()
    }
    if let target {
      guard let target = target as? NSObject else {
        report(.unperformedSelector(action, of: type(of: target)))
        return false
      }
      target.perform(action, with: sender)
      return true
    }
    let responders = (hierarchy?.responders ?? []) + [delegate as? NSObject].compactMap(\.self)
    guard let responder = responders.first(where: { $0.responds(to: action) }) else {
      return false
    }
    responder.perform(action, with: sender)
    return true
  }
}
