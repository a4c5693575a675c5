public import SceneViews

/// A property wrapper for a value that is saved under a key in the session of a scene (S125).
///
/// ```swift
/// struct DraftView: View {
///   @SceneStorage("subject") private var subject = ""
///   @SceneStorage("scheduled") private var scheduled: Draft.Schedule?
///
///   var body: some View {
///     TextField("Subject", text: $subject)
///     Button("Send Later") { scheduled = Draft.Schedule(day: 1) }
///   }
///
///   enum Draft {
///     struct Schedule: Codable { var day: Int }
///   }
/// }
/// ```
///
/// All properties with the same key in the views of a scene share one value; every other scene has a separate value.
/// The initial value is that of the property whose view is shown first. The value is saved with the session, and is
/// restored after the scene reconnects or the app is launched again. When a person closes the window, the value is
/// deleted with the session.
///
/// Values of the types `Bool`, `Int`, `Double`, `String`, `Data`, `Date`, `URL` and `UUID` are saved without encoding.
/// A value whose raw value has one of these types is saved as the raw value, and any other value as JSON. Problems are
/// recorded in these cases:
///
/// - A value can't be saved. The views show the value, and the last value that could be saved stays
///   saved.
/// - A saved value can't be decoded. The saved value stays until another value is set.
/// - A key is used for values of two types. Only the values of the first type are saved.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: SceneValueCoding<Value>
  @Environment(\.sceneSession) private var session
  private var kept: SceneValue<Value>?

  init(_ key: String, _ initial: Value, _ coding: SceneValueCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value; outside a scene, the initial value.
  @MainActor public var wrappedValue: Value {
    get { kept?.read() ?? initial }
    nonmutating set {
      guard let kept else {
        Application.current?.report(.sceneValueOutsideScene(key))
        return
      }
      kept.value = newValue
    }
  }

  /// A binding to the value; outside a scene, a constant binding.
  @MainActor public var projectedValue: Binding<Value> {
    guard let kept else { return .constant(initial) }
    return Binding(kept, \.value, changes: kept.changes)
  }

  /// Finds the value in the surrounding scene.
  ///
  /// The method is called before the body of the view with the property is evaluated.
  public mutating func update() {
    kept = session.map { SceneValues.of($0).value(key, initial, coding, in: $0) }
  }

  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let one = one.assumingMemoryBound(to: Self.self)
    let other = other.assumingMemoryBound(to: Self.self)
    return one.pointee.key == other.pointee.key
      && areSame(one.pointee.initial, other.pointee.initial)
  }
}

extension SceneStorage {
  /// Creates a property for a value that can be encoded.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the scene has no saved value. Only a value that is set is saved.
  ///   - key: The key, unique among the values of the scene.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    self.init(key, wrappedValue, .codable)
  }

  /// Creates a property for a value that is saved by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the scene has no saved value. Only a value that is set is saved.
  ///   - key: The key, unique among the values of the scene.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(key, wrappedValue, .raw)
  }

  /// Creates a property that is nil while the scene has no saved value.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, .codable)
  }

  /// Creates a property for a value that is saved by its raw value, and that is nil while the scene
  /// has no saved value.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(
    _ key: String
  ) where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(key, nil, .optional(.raw))
  }
}
