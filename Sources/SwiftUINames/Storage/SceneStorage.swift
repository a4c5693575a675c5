import SceneRuntime
public import SceneViews

/// A property wrapper for a value that a scene keeps, by its key, as long as its session exists.
///
/// All properties with one key in the views of one scene are the same value, and those of another scene another one. It is
/// saved with the session, and is there again after the scene reconnects. Outside of a scene it has its first value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  @Environment(\.sceneSession) private var session
  private var entry: SessionEntry<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { entry?.read() ?? initial }
    nonmutating set { entry?.write(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    guard let entry else { return .constant(initial) }
    return Binding(get: { entry.read() }, set: { entry.write($0) })
  }

  public mutating func update() {
    entry = session.map { SessionEntry(key, $0, initial, coding) }
  }
}

extension SceneStorage {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the scene keeps none.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, wrappedValue, .raw)
  }

  /// Creates a property that is nil while the scene keeps no value.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, .optional(.plain))
  }

  /// Creates a property, whose raw value is kept, that is nil while the scene keeps no value.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(
    _ key: String
  ) where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key, nil, .optional(.raw))
  }
}

/// A value that a session keeps.
@MainActor private struct SessionEntry<Value> {
  private let key: String
  private let session: SceneSession
  private let initial: Value
  private let coding: StorageCoding<Value>
  private let changes: StateLocation<Int>

  init(
    _ key: String, _ session: SceneSession, _ initial: Value, _ coding: StorageCoding<Value>
  ) {
    self.key = key
    self.session = session
    self.initial = initial
    self.coding = coding
    changes = SessionReaders.of(session).changes(of: key)
  }

  func read() -> Value {
    _ = changes.read()
    return session.viewState(key).flatMap { coding.restore($0) } ?? initial
  }

  func write(_ value: Value) {
    session.setViewState(key, to: coding.store(value))
    changes.modify { $0 &+= 1 }
  }
}

/// The readers of the values of one session, by key.
@MainActor private final class SessionReaders {
  private static var known: [ObjectIdentifier: (session: Weak, readers: SessionReaders)] = [:]

  /// A reference that doesn't keep a session.
  private struct Weak {
    weak var session: SceneSession?
  }

  private var changes: [String: StateLocation<Int>] = [:]

  static func of(_ session: SceneSession) -> SessionReaders {
    let id = ObjectIdentifier(session)
    if let entry = known[id], entry.session.session === session { return entry.readers }
    known = known.filter { $0.value.session.session != nil }
    let readers = SessionReaders()
    known[id] = (Weak(session: session), readers)
    return readers
  }

  func changes(of key: String) -> StateLocation<Int> {
    if let known = changes[key] { return known }
    let made = StateLocation(0)
    changes[key] = made
    return made
  }
}
