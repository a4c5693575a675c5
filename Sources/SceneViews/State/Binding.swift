/// A value that stands elsewhere, to read and to change.
///
/// A binding to a `Sendable` value may be used on any thread, unless it was made of closures or leads to
/// a property of an object: those stay on the main actor, and trap elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>

  init(_ location: Location<Value>) {
    self.location = location
  }

  /// A binding to the value of a location.
  package init(_ location: StateLocation<Value>) {
    self.location = location
  }

  /// A binding that reads and writes with closures.
  ///
  /// - Parameters:
  ///   - get: Gives the value; what it reads counts as read by the view that reads the binding.
  ///   - set: Takes a new value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// The same binding, as closures take it whose parameter is written `$value`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes; writing has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// A binding to a value that may be missing, which gives another one then.
  package init(_ optional: Binding<Value?>, default defaultValue: @escaping @MainActor () -> Value)
  {
    location = DefaultingLocation(optional.location, default: defaultValue)
  }

  /// The value now; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself, to hand on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(location, path))
  }

  /// A binding to a value that stands elsewhere as an optional; nil if there is none now.
  ///
  /// While there is none, the binding reads the last value there was, and writing has no effect.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.read() else { return nil }
    self.init(UnwrappingLocation(base.location, value))
  }

  /// A binding that gives a value as an optional; writing nil has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(WrappingLocation(base.location))
  }

  /// Whether both stand for the same place.
  static func areSame(_ one: Binding, _ other: Binding) -> Bool {
    one.location.isSame(as: other.location)
  }
}

extension Binding {
  /// Whether there is a value; writing false takes it away.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(PresenceLocation(location))
  }
}

extension Binding: DynamicProperty {
  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {}

  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    areSame(
      one.assumingMemoryBound(to: Self.self).pointee,
      other.assumingMemoryBound(to: Self.self).pointee)
  }
}

// The location guards itself.
extension Binding: @unchecked Sendable where Value: Sendable {}
