import Foundation
import UIKitObjects

/// A class with appearance proxies: objects on which an app sets the appearance of all instances of the class.
///
/// Values that an app sets on a proxy can be read from the proxy, but have no effect on drawing. A proxy is an instance
/// of the class. It is created with `init(frame:)` for a view, with `init(style:reuseIdentifier:)` for a cell, and with
/// `init()` for an item of a bar. A subclass in an app must have this initializer.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Returns the appearance proxy for all instances of the class.
  static func appearance() -> Self
  /// Returns the appearance proxy for the instances of the class inside instances of other classes.
  ///
  /// - Parameter containers: The classes of the enclosing objects. Each list of classes has its own proxy.
  /// - Returns: The appearance proxy.
  static func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self
}

/// The appearance proxies; each key consists of the name of a class and the names of the enclosing classes.
@MainActor private var proxies: [String: AnyObject] = [:]

/// Returns the appearance proxy of the class `Object` inside the given classes; the first call creates the proxy.
@MainActor private func proxy<Object: AnyObject>(
  _ containers: [AnyObject.Type], _ make: () -> Object
) -> Object {
  let name = ([Object.self] + containers).map { String(reflecting: $0) }.joined(separator: " ")
  if let proxy = proxies[name] as? Object { return proxy }
  let proxy = make()
  proxies[name] = proxy
  return proxy
}

extension UIView: UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self {
    proxy(containers) {
      let cells = self as? UITableViewCell.Type
      guard let view = (cells?.make(reuseIdentifier: "") ?? make()) as? Self else {
        preconditionFailure("an initializer of \(Self.self) created another type")
      }
      return view
    }
  }
}

extension UIBarButtonItem: UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self {
    proxy(containers) { created(Self.self) }
  }
}

extension UITabBarItem: UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self {
    proxy(containers) { created(Self.self) }
  }
}
