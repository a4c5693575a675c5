public import Foundation
public import SceneViews

/// A property wrapper for a value in the user's defaults, by its key.
///
/// All properties with one key are the same value, and a change updates everything that read one of them. What other code
/// writes is found at the next read, but updates nothing: Foundation tells nobody of it here. It can be used in views, scenes
/// and apps, and in classes.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let entry: DefaultsEntry<Value>

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: StorageCoding<Value>) {
    entry = DefaultsEntries.shared.entry(
      key, in: store ?? .standard, initial: initial, coding: coding)
  }

  /// The value.
  public var wrappedValue: Value {
    get { entry.read() }
    nonmutating set { entry.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let entry = entry
    return Binding(get: { entry.read() }, set: { entry.write($0) })
  }
}

extension AppStorage {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the defaults have none.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the app.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: _StorableValue {
    self.init(key, store, wrappedValue, .plain)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, store, wrappedValue, .raw)
  }

  /// Creates a property that is nil while the defaults have no value.
  public init<Wrapped: _StorableValue>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped? {
    self.init(key, store, nil, .optional(.plain))
  }

  /// Creates a property, whose raw value is kept, that is nil while the defaults have no value.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, store, nil, .optional(.raw))
  }
}

/// A value in the user's defaults, which tells its readers when it changes.
// Proof: all properties are immutable, and the defaults and the counter can be used on any thread.
final class DefaultsEntry<Value>: @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let coding: StorageCoding<Value>
  private let changes: StateLocation<Int>

  init(
    _ key: String, _ store: UserDefaults, _ initial: Value, _ coding: StorageCoding<Value>,
    _ changes: StateLocation<Int>
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
    self.changes = changes
  }

  func read() -> Value {
    _ = changes.read()
    return store.object(forKey: key).flatMap { coding.restore($0) } ?? initial
  }

  func write(_ value: Value) {
    if let stored = coding.store(value) {
      store.set(stored, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    changes.modify { $0 &+= 1 }
  }
}
