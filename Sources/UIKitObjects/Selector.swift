public import Foundation
import SceneRuntime

/// The name of a method; this type replaces the selectors of Objective-C.
///
/// Without Objective-C, Swift can't call a method by its name. A selector is passed to ``NSObject/perform(_:with:)``,
/// which a class overrides in order to call its methods.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String

  /// Creates a selector from the name of a method.
  ///
  /// - Parameter name: The name, such as `send:`.
  public init(_ name: String) {
    description = name
  }

  /// Creates a selector from a literal.
  ///
  /// - Parameter name: The name of the method, as written in the literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
/// Returns the name of a selector.
///
/// - Parameter selector: The selector.
/// - Returns: The name of the method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NotificationCenter {
  /// Calls a method of an observer for notifications of this center, until the observer is removed or deallocated.
  ///
  /// - Parameters:
  ///   - observer: The object, which must be an ``NSObject``. For another object, a problem is recorded, because the
  ///     object can't be called.
  ///   - selector: The method, which is called through ``NSObject/perform(_:with:)`` with the notification.
  ///   - name: The name of the notifications; nil for all.
  ///   - object: The sender of the notifications; nil for any.
  @MainActor public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    guard let observer = observer as? NSObject else {
      (Application.current ?? Application.latest)?
        .report(.uncalledObserver(type(of: observer), selector))
      return
    }
    observer.observe(name, of: object, in: self, by: selector)
  }

  /// Stops calling an object's methods for all notifications of this center.
  ///
  /// The call isn't necessary when the object is released, because its observations end with the object.
  ///
  /// - Parameter observer: The object whose methods aren't called any more.
  public func removeObserver(_ observer: NSObject) {
    observer.observations.removeAll { $0.center === self }
  }

  /// Stops calling an object's methods for the notifications of this center that have the given name and sender.
  ///
  /// - Parameters:
  ///   - observer: The object whose methods aren't called any more.
  ///   - name: The name that was passed when the observer was added; nil to ignore the name.
  ///   - object: The sender that was passed when the observer was added; nil to ignore the sender.
  public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    observer.observations.removeAll { observation in
      observation.center === self && (name == nil || observation.name == name)
        && (sender == nil || observation.sender === sender)
    }
  }
}
