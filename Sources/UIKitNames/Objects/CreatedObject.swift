public import SceneRuntime

/// The class above ``NSObject``, by which delegates are created from their class.
///
/// A protocol's initializer can only be met by a required one, which every subclass of ``NSObject`` would have to declare.
/// This class has none, so the one of the extension below meets it for all subclasses.
@MainActor @preconcurrency open class _CreatedObject: _CreatedByClass {
  init(_root: Void) {}
}

extension _CreatedByClass where Self: _CreatedObject {
  /// Creates an object by the `init()` of its class; a class without one traps, as it does in UIKit.
  @_disfavoredOverload public init() {
    // Proof: a required initializer creates an object of the type that it is called on.
    self = _CreatedObject.create(Self.self) as! Self
  }
}

extension _CreatedObject {
  /// Creates an object by the `init()` of its class, also of one that isn't known before.
  fileprivate static func create(_ type: _CreatedObject.Type) -> _CreatedObject {
    let creation = type as Any.Type as? any ObjectCreation.Type
    guard let object = creation?.init(_created: ()) as? _CreatedObject else {
      preconditionFailure("\(type) isn't a subclass of NSObject")
    }
    return object
  }
}

/// Returns a new object of a class, made by its `init()`.
@MainActor func created<Object: _CreatedByClass>(_ type: Object.Type) -> Object { type.init() }

/// The initializer that creates objects of a class that is known at run time only.
///
/// It is required and unavailable: a class that has no `init()` needn't declare it, and code of an app can't call it. The
/// conformances are unavailable for the same reason; casts find them.
@MainActor private protocol ObjectCreation: AnyObject {
  init(_created: Void)
}

@available(*, unavailable) extension NSObject: ObjectCreation {}

/// The initializer that creates cells of a registered class.
@MainActor private protocol CellCreation: AnyObject {
  init(_reuseIdentifier: String)
}

@available(*, unavailable) extension UITableViewCell: CellCreation {}

extension UITableViewCell {
  /// Creates a cell of the class by its `init(style:reuseIdentifier:)`.
  static func make(reuseIdentifier: String) -> UITableViewCell {
    let creation = self as Any.Type as? any CellCreation.Type
    guard let cell = creation?.init(_reuseIdentifier: reuseIdentifier) as? UITableViewCell else {
      preconditionFailure("\(self) isn't a class of cells")
    }
    return cell
  }
}
