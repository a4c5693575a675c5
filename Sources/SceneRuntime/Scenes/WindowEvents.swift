public import Foundation

/// Methods that window classes on Apple's platforms override.
///
/// Hosts report a user's actions instead of device events, so the methods for events are never called. The methods are
/// declared in a superclass of ``SceneWindow``, because an app can't override a method that an extension declares.
@MainActor open class _WindowEvents {
  /// Creates the superclass part of a window.
  public init() {}

  /// Handles an event before the window's content; never called.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: WindowEvent) {}

  /// Handles the beginning of a motion; never called.
  ///
  /// - Parameters:
  ///   - motion: The type of motion.
  ///   - event: The event; nil if there is none.
  open func motionBegan(_ motion: WindowEvent.EventSubtype, with event: WindowEvent?) {}

  /// Handles the end of a motion; never called.
  ///
  /// - Parameters:
  ///   - motion: The type of motion.
  ///   - event: The event; nil if there is none.
  open func motionEnded(_ motion: WindowEvent.EventSubtype, with event: WindowEvent?) {}

  /// Handles the interruption of a motion; never called.
  ///
  /// - Parameters:
  ///   - motion: The type of motion.
  ///   - event: The event; nil if there is none.
  open func motionCancelled(_ motion: WindowEvent.EventSubtype, with event: WindowEvent?) {}

  /// Returns whether a point in the window's coordinates belongs to the window; never called.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - event: The event; nil if there is none.
  /// - Returns: Whether the point belongs to the window; true by default.
  open func point(inside point: CGPoint, with event: WindowEvent?) -> Bool { true }

  /// Lays out the window's contents when a view of the module `UIKitNames` needs a layout; the default does nothing.
  open func layoutSubviews() {}

  /// Whether the window itself can have the keyboard focus.
  ///
  /// The property has no effect.
  open var canBecomeFirstResponder: Bool { false }
}

/// An event of a device, such as a touch or a shake.
///
/// No host reports such events.
@MainActor open class WindowEvent {
  /// The types of motion events.
  public enum EventSubtype: Int, Sendable {
    /// No motion.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }

  /// Creates an event, for tests of an app's code that handles events.
  public init() {}
}
