/// A property wrapper that reads and writes a value stored elsewhere.
///
/// A binding to a `Sendable` value can be used on any thread. There are two exceptions: a binding that was created
/// from closures, and a binding to a property of an object. Such a binding, and each binding derived from it, must be
/// used on the main actor, and traps on other threads.
///
/// ```swift
/// struct SubjectField: View {
///   @Binding var subject: String
///
///   var body: some View {
///     TextField("Subject", text: $subject)
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>

  init(_ location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding to the value of a location.
  package init(_ location: StateLocation<Value>) {
    self.location = location
  }

  /// Creates a binding that reads and writes with closures.
  ///
  /// - Parameters:
  ///   - get: Returns the value. It is called whenever the binding is read; the body that reads the binding depends
  ///     on the values that the closure reads.
  ///   - set: Called with the new value whenever the binding is written.
  @preconcurrency
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding from another binding, for closures whose parameter is written `$value`.
  ///
  /// - Parameter projectedValue: The binding, which is copied.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a constant; writing has no effect.
  ///
  /// - Parameter value: The value that the binding always returns.
  /// - Returns: The binding, for example for a preview or a control that can't be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// Creates a binding to the value of an optional; while the optional is nil, the binding returns a default value.
  package init(_ optional: Binding<Value?>, default defaultValue: @escaping @MainActor () -> Value)
  {
    location = DefaultingLocation(optional.location, default: defaultValue)
  }

  /// The current value; a body that reads the value is evaluated again when the value changes.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter path: The key path of the part. Writing the part writes the whole value with the part replaced.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(location, path))
  }

  /// Creates a binding to the value of an optional; the result is nil if the optional is nil.
  ///
  /// If the optional becomes nil later, the binding returns the value that the optional had when the binding was
  /// created, and writing has no effect.
  ///
  /// - Parameter base: The binding to the optional. The initializer reads the optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.read() else { return nil }
    self.init(UnwrappingLocation(base.location, value))
  }

  /// Creates a binding to an optional from a binding to a value that isn't optional; writing nil has no effect.
  ///
  /// - Parameter base: The binding to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(WrappingLocation(base.location))
  }

  /// Returns whether the locations of two bindings refer to the same value, or to equal constants.
  static func areSame(_ one: Binding, _ other: Binding) -> Bool {
    one.location.isSame(as: other.location)
  }
}

extension Binding {
  /// Returns a binding that is true while the optional has a value; writing false sets the optional to nil.
  package func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
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

// Proof: each location is immutable, synchronizes its accesses, or traps outside of the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}
