public import Foundation
public import SceneViews

/// A property wrapper for a value in the user's defaults, by its key (S128).
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
/// All properties with one key are one value, and a change updates all views, scenes and apps that read it. A change by
/// other code of the process is seen at the end of the turn in which it is made; one that is made between turns at the end
/// of the next turn, or when the defaults post `UserDefaults.didChangeNotification`, which Foundation posts on Apple's
/// platforms only. A value of another type, set by other code, counts as none.
///
/// The defaults are those of ``SceneViews/View/defaultAppStorage(_:)``, or else those of the application's services. In a
/// class, and in a view that isn't mounted, they are those of the application whose turn is running, or else the standard
/// ones.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: DefaultsCoding<Value>
  @Environment(\.defaultAppStorage) private var surrounding
  @Environment(\.application) private var application
  private var observer = DefaultsObserver()
  /// The value in the defaults; nil until the owner is mounted.
  private var mounted: DefaultsEntry<Value>?

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
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

  private var entry: DefaultsEntry<Value> {
    mounted ?? entry(in: store ?? Application.currentDefaults)
  }

  private func entry(in store: UserDefaults) -> DefaultsEntry<Value> {
    DefaultsEntry(key, store, initial, coding)
  }

  /// Finds the defaults and begins to observe the key; called before the body of the owner is
  /// evaluated.
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
  /// Creates a property.
  ///
  /// The value can be a Boolean, an `Int`, a `Double`, a string, data, a date or a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the defaults have none, or one of another type; it isn't
  ///     written to them.
  ///   - key: The key in the defaults.
  ///   - store: The defaults; nil for those that ``SceneViews/View/defaultAppStorage(_:)`` sets, or
  ///     else those of the application.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: _StorableValue {
    self.init(key, store, wrappedValue, .plain)
  }

  /// Creates a property whose raw value is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the defaults have none, or one that no raw value is; it
  ///     isn't written to them.
  ///   - key: The key in the defaults.
  ///   - store: The defaults; nil for those that ``SceneViews/View/defaultAppStorage(_:)`` sets, or
  ///     else those of the application.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, store, wrappedValue, .raw)
  }

  /// Creates a property that is nil while the defaults have no value.
  ///
  /// Setting nil removes the value from the defaults.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - store: The defaults; nil for those that ``SceneViews/View/defaultAppStorage(_:)`` sets, or
  ///     else those of the application.
  public init<Wrapped: _StorableValue>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped? {
    self.init(key, store, nil, .optional(.plain))
  }

  /// Creates a property, whose raw value is kept, that is nil while the defaults have no value.
  ///
  /// Setting nil removes the value from the defaults.
  ///
  /// - Parameters:
  ///   - key: The key in the defaults.
  ///   - store: The defaults; nil for those that ``SceneViews/View/defaultAppStorage(_:)`` sets, or
  ///     else those of the application.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, store, nil, .optional(.raw))
  }
}

extension Application {
  /// The defaults of the application whose turn is running here; outside of turns the standard ones.
  fileprivate nonisolated static var currentDefaults: UserDefaults {
    guard isInTurn else { return .standard }
    // Proof: the turn's thread is that of the main actor, and defaults can be used on any thread.
    nonisolated(unsafe) var defaults: UserDefaults?
    MainActor.assumeIsolated { defaults = current?.userDefaults }
    return defaults ?? .standard
  }
}
