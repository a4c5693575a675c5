import Foundation

/// A class whose look can be set for all its objects at once.
///
/// The values are kept: what is set on ``appearance()`` is read there again, and hosts draw as they do. They are kept by an
/// object of the class, made by `init(frame:)`, or by `init(style:reuseIdentifier:)` of a cell: a class of the app has to
/// have it.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The values for all objects of the class.
  static func appearance() -> Self
  /// The values for the objects of the class inside objects of other classes.
  ///
  /// - Parameter containers: The classes of the objects around. Each list of classes has values of
  ///   its own.
  /// - Returns: The object that keeps the values.
  static func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self
}

/// The values that were set for all objects of classes.
@MainActor private var proxies: [String: AnyObject] = [:]

/// Returns the values for a class, made once.
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
