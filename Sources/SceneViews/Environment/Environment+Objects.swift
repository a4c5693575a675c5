public import Observation
import SceneRuntime

/// By what an observable object is found in the environment: its type.
public nonisolated struct ObjectType<Object: AnyObject & Observable>: Hashable, Sendable {}

extension EnvironmentValues {
  /// The object of a type; nil if none was handed down.
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
  /// Reads the object of a type that was handed down.
  ///
  /// Where none was, reading it is a mistake that ends the program; an optional type has nil then.
  public init(_ type: Value.Type) {
    self.init(\.[required: ObjectType<Value>()])
  }
}

extension Environment {
  /// Reads the object of a type that was handed down, or nil where none was.
  public init<Object: AnyObject & Observable>(_ type: Object?.Type) where Value == Object? {
    self.init(\.[ObjectType<Object>()])
  }
}
