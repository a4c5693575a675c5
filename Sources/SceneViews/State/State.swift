/// A value a view, a scene or an app owns: it lives as long as its owner is there, and changing it
/// brings up to date whatever read it.
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
/// It may be changed in a turn, from a task, and, if the value is `Sendable`, from any thread; the
/// turn that follows shows it. Writing an equal value changes nothing, where the type is
/// `Equatable`. Before its owner is mounted it holds its initial value, and writing has no effect.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let areEqual: ((Value, Value) -> Bool)?
  private var location: StateLocation<Value>?

  /// Holds a value from the moment its owner is mounted; writing the same value counts as a change.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Holds a value from the moment its owner is mounted; writing the same value counts as a change.
  public init(initialValue: Value) {
    initial = initialValue
    areEqual = nil
  }

  /// Holds a value from the moment its owner is mounted; writing an equal one changes nothing.
  public init(wrappedValue: Value) where Value: Equatable {
    self.init(initialValue: wrappedValue)
  }

  /// Holds a value from the moment its owner is mounted; writing an equal one changes nothing.
  public init(initialValue: Value) where Value: Equatable {
    initial = initialValue
    areEqual = { $0 == $1 }
  }

  /// The value now; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value, to hand to views that change it.
  public var projectedValue: Binding<Value> {
    Binding(location ?? ConstantLocation(initial))
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    let location =
      storage as? StateLocation<Value>
      ?? StateLocation(state.pointee.initial, areEqual: state.pointee.areEqual)
    storage = location
    state.pointee.location = location
  }
}

extension State {
  /// What it was made with counts when its owner is mounted, and not again.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that is nil at first.
  public init() {
    self.init(initialValue: nil)
  }
}

// The location guards itself, and the other properties are constants.
extension State: @unchecked Sendable where Value: Sendable {}
