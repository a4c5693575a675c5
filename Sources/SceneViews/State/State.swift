/// A property wrapper for a value that a view, a scene or an app owns.
///
/// The value lives as long as its owner is mounted. Changing the value updates all bodies that have read the value.
///
/// ```swift
/// struct Draft: View {
///   @State private var subject = ""
///
///   var body: some View {
///     TextField("Subject", text: $subject)
///   }
/// }
/// ```
///
/// Actions, such as the action of a button, and tasks can change the value. A `Sendable` value can be changed on any
/// thread. The change is shown in the next turn: the next time that the app handles events and updates its windows. If
/// the type is `Equatable`, writing an equal value has no effect. Before the owner is mounted, the property has its
/// initial value, and writing has no effect.
@propertyWrapper public struct State<Value>: DynamicProperty {
  // The first property, so that its offset doesn't depend on the type of the value.
  private var location: StateLocation<Value>?
  private let areEqual: ((Value, Value) -> Bool)?
  private let initial: Value

  /// Creates a state with an initial value; every write counts as a change.
  ///
  /// - Parameter wrappedValue: The value when the owner is mounted; later evaluations of the owner
  ///   don't set the value again.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Creates a state with an initial value; every write counts as a change.
  ///
  /// - Parameter initialValue: The value when the owner is mounted; later evaluations of the owner
  ///   don't set the value again.
  public init(initialValue: Value) {
    initial = initialValue
    areEqual = nil
  }

  /// Creates a state with an initial value; writing an equal value has no effect.
  ///
  /// - Parameter wrappedValue: The value when the owner is mounted; later evaluations of the owner
  ///   don't set the value again.
  public init(wrappedValue: Value) where Value: Equatable {
    self.init(initialValue: wrappedValue)
  }

  /// Creates a state with an initial value; writing an equal value has no effect.
  ///
  /// - Parameter initialValue: The value when the owner is mounted; later evaluations of the owner
  ///   don't set the value again.
  public init(initialValue: Value) where Value: Equatable {
    initial = initialValue
    areEqual = { $0 == $1 }
  }

  /// The current value; a body that reads the value is evaluated again when the value changes.
  public var wrappedValue: Value {
    get {
      // Returned without an optional of type `Value?`, whose metadata would have to be looked up.
      if let location { return location.read() }
      return initial
    }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location ?? ConstantLocation(initial))
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    if let storage {
      // Safe, because the storage belongs to this property alone, and is set only below.
      state.pointee.location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(state.pointee.initial, areEqual: state.pointee.areEqual)
      storage = location
      state.pointee.location = location
    }
  }
}

extension State {
  /// Always true, because the initial value is used only when the owner is mounted.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() {
    self.init(initialValue: nil)
  }
}

// Proof: the location is synchronized, and the other properties are immutable.
extension State: @unchecked Sendable where Value: Sendable {}
