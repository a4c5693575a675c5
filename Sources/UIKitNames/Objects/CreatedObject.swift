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
    guard let object = _CreatedObject.create(Self.self) as? Self else {
      preconditionFailure("an initializer of \(Self.self) created another type")
    }
    self = object
  }
}

extension _CreatedObject {
  /// Creates an object by the `init()` of its class, also of one that isn't known before.
  fileprivate static func create(_ type: _CreatedObject.Type) -> _CreatedObject {
    // An application creates its delegates at launch, before anything can be registered.
    if let application = Application.current ?? Application.latest {
      RemoteRegistrations.all.follow(application)
    }
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
