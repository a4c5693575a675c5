public import SceneRuntime

/// The superclass of ``NSObject``, which allows delegates to be created from their classes; not for use by apps.
///
/// Delegates conform to the protocol `_CreatedByClass`, which requires `init()`. If this class itself declared
/// `init()`, this `init()` would have to be `required`. Then every subclass of ``NSObject`` with its own designated
/// initializers would have to declare `init()` too. Therefore the `init()` of the extension below satisfies the
/// protocol for all subclasses.
@MainActor @preconcurrency open class _CreatedObject: _CreatedByClass {
  init(_root: Void) {}
}

extension _CreatedByClass where Self: _CreatedObject {
  /// Creates an object with the `init()` of its class; traps if the class has no `init()`, as in UIKit.
  @_disfavoredOverload public init() {
    guard let object = _CreatedObject.create(Self.self) as? Self else {
      preconditionFailure("an initializer of \(Self.self) created another type")
    }
    self = object
  }
}

extension _CreatedObject {
  /// Creates an object with the `init()` of a class that is known only at run time.
  fileprivate static func create(_ type: _CreatedObject.Type) -> _CreatedObject {
    // Record the registrations for remote notifications from now on. This is early enough, because an application
    // creates its delegates at launch, before the app can register.
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

/// Returns a new object of a class, created with the `init()` of the class.
@MainActor package func created<Object: _CreatedByClass>(_ type: Object.Type) -> Object {
  type.init()
}

/// An initializer for objects whose class is known only at run time.
///
/// The initializer is required, so that every subclass of ``NSObject`` has it. The initializer is also unavailable:
/// subclasses don't have to declare it, and apps can't call it. The conformance of ``NSObject`` is unavailable too, but
/// a cast at run time finds the conformance.
@MainActor private protocol ObjectCreation: AnyObject {
  init(_created: Void)
}

@available(*, unavailable) extension NSObject: ObjectCreation {}
