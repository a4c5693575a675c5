public import Foundation
public import SceneViews

/// A property wrapper for the value that the user defaults store under a key (S128).
///
/// ```swift
/// struct Preferences: View {
///   @AppStorage("signature") private var signature = "Sent from Postbox"
///   @AppStorage("marksAsRead") private var marksAsRead = true
///
///   var body: some View {
///     TextField("Signature", text: $signature)
///     Toggle("Mark as read", isOn: $marksAsRead)
///   }
/// }
/// ```
///
/// All properties with the same key in the same user defaults share one value. A change updates all views, scenes and
/// apps that read the value. The application performs its work in turns. If other code of the process changes the value
/// during a turn, the change is noticed at the end of the turn. A change between turns is noticed at the end of the
/// next turn, or when `UserDefaults.didChangeNotification` is posted, which Foundation does only on Apple's platforms.
/// A stored value that can't be converted to the type of the property counts as no value.
///
/// A property without a `store` uses the user defaults that
/// ``SceneViews/View/defaultAppStorage(_:)`` sets or, without this modifier, the application's
/// defaults. In a class, and in a view that isn't part of a view tree, the property uses the defaults of the
/// application whose turn is running. Outside turns, such a property uses the standard defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: DefaultsCoding<Value>
  @Environment(\.defaultAppStorage) private var surrounding
  @Environment(\.application) private var application
  private var observer = DefaultsObserver()
  /// The entry for the key in the user defaults; nil before the first call of `update()`.
  private var mounted: DefaultsEntry<Value>?

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
  }

  /// The value in the user defaults or, without a value of this type, the initial value.
  public var wrappedValue: Value {
    get { entry.read() }
    nonmutating set { entry.write(newValue) }
  }

  /// A binding to the value in the user defaults.
  public var projectedValue: Binding<Value> {
    let entry = entry
    return Binding(get: { entry.read() }, set: { entry.write($0) })
  }

  private var entry: DefaultsEntry<Value> {
    mounted ?? entry(in: store ?? Application.currentDefaults)
  }

  private func entry(in store: UserDefaults) -> DefaultsEntry<Value> {
    DefaultsEntry(key, store, initial, coding)
  }

  /// Finds the user defaults, and begins to observe the key.
  ///
  /// The method is called before the body of the view, the scene or the app with the property is evaluated.
  public mutating func update() {
    let entry = entry(in: store ?? surrounding ?? application?.userDefaults ?? .standard)
    mounted = entry
    observer.observe(key, in: entry.store, entry.changes, for: application)
  }

  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let one = one.assumingMemoryBound(to: Self.self)
    let other = other.assumingMemoryBound(to: Self.self)
    return one.pointee.key == other.pointee.key && one.pointee.store === other.pointee.store
      && areSame(one.pointee.initial, other.pointee.initial)
  }
}

extension AppStorage {
  /// Creates a property for a value of a type that user defaults support.
  ///
  /// The value can be a Boolean, an `Int`, a `Double`, a string, data, a date or a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the user defaults have no value of this type; the initial
  ///     value isn't written to the defaults.
  ///   - key: The key in the defaults.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: _StorableValue {
    self.init(key, store, wrappedValue, .plain)
  }

  /// Creates a property for a value that is stored by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the user defaults have no valid raw value; the initial value
  ///     isn't written to the defaults.
  ///   - key: The key in the defaults.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, store, wrappedValue, .raw)
  }

  /// Creates a property that is nil while the user defaults have no value.
  ///
  /// Setting nil removes the value from the defaults.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  public init<Wrapped: _StorableValue>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped? {
    self.init(key, store, nil, .optional(.plain))
  }

  /// Creates a property for a value that is stored by its raw value, and that is nil while the user
  /// defaults have no value.
  ///
  /// Setting nil removes the value from the defaults.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, store, nil, .optional(.raw))
  }
}

extension Application {
  /// The user defaults of the application whose turn runs on this thread; outside turns, the
  /// standard defaults.
  fileprivate nonisolated static var currentDefaults: UserDefaults {
    guard isInTurn else { return .standard }
    // Proof: the turn runs on the main actor's thread, and user defaults can be used on any thread.
    nonisolated(unsafe) var defaults: UserDefaults?
    MainActor.assumeIsolated { defaults = current?.userDefaults }
    return defaults ?? .standard
  }
}
