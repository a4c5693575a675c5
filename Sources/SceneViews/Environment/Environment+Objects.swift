public import Observation
import SceneRuntime

/// The key with which the environment's subscript returns the observable object of a type.
public nonisolated struct ObjectType<Object: AnyObject & Observable>: Hashable, Sendable {
  package init() {}
}

extension EnvironmentValues {
  /// The observable object of a type, set by an ancestor; nil if no ancestor sets an object of the type.
  ///
  /// - Parameter type: The type of the object, as a key.
  public subscript<Object: AnyObject & Observable>(type: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

private struct ObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject & Observable>(
    required type: ObjectType<Object>
  ) -> Object {
    guard let object = self[type] else {
      fatalError(
        "no \(Object.self) is in the environment of scene \(sceneSession?.id ?? "none"); hand one "
          + "down with environment(_:), or read \(Object.self)? where there may be none")
    }
    return object
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads the observable object of a type, which an ancestor must set.
  ///
  /// Reading the property ends the program if no object is set. A property with an optional type is nil instead.
  ///
  /// - Parameter type: The type of the object, which an ancestor sets with `environment(_:)`.
  public init(_ type: Value.Type) {
    self.init(\.[required: ObjectType<Value>()])
  }
}

extension Environment {
  /// Creates a property that reads the observable object of a type; nil if no ancestor sets an object of the type.
  ///
  /// In a scene that the app declares, a view can read the scene's delegate by the type of the delegate, if the
  /// delegate is observable (S133).
  ///
  /// - Parameter type: The type of the object, which an ancestor sets with `environment(_:)`.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\.[ObjectType<Object>()])
  }

  /// Creates a property that reads the observable object of a type; nil if no ancestor sets an object of the type.
  ///
  /// - Parameter type: The type of the object as an optional, such as `Mailbox?.self`.
  public init<Object: AnyObject & Observable>(_ type: Object?.Type) where Value == Object? {
    self.init(\.[ObjectType<Object>()])
  }
}
