public import Observation

/// A property wrapper that provides bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Draft {
///   var subject = ""
/// }
///
/// struct DraftView: View {
///   @Bindable var draft: Draft
///
///   var body: some View {
///     TextField("Subject", text: $draft.subject)
///   }
/// }
/// ```
///
/// In a body, `@Bindable var draft = draft` provides bindings to the properties of an object that isn't a property of
/// the view.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  // The type isn't `nonisolated`, because a nonisolated wrapper makes the wrapped property nonisolated, and local
  // variables can't be nonisolated.
  /// The observable object to whose properties the wrapper provides bindings.
  public var wrappedValue: Value

  /// Creates a wrapper that provides bindings to the properties of an object.
  ///
  /// - Parameter wrappedValue: The object, which the bindings retain.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper that provides bindings to the properties of an object.
  ///
  /// - Parameter object: The object, which the bindings retain.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// The wrapper itself, whose members are bindings: `$draft.subject`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  ///
  /// The binding must be used on the main actor only; it traps on other threads.
  ///
  /// - Parameter path: The key path of the property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(ObjectLocation(wrappedValue, path))
  }
}

extension Binding {
  /// Creates a binding to a property of an object that isn't `Observable`.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The key path of the property.
  ///   - changes: The location of a number that increases when the object changes; nil if there is no such number. A
  ///     body that reads the binding depends on the number.
  package init<Object: AnyObject>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, changes: StateLocation<Int>?
  ) {
    location = ObjectLocation(object, path, changes: changes)
  }
}

/// The location of a property of an object.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // Proof: all properties are immutable, and the object is accessed only on the main actor.
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// The location of a number that increases when the object changes; nil for an `Observable` object, or if there is no
  /// such number.
  private let changes: StateLocation<Int>?

  init(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>,
    changes: StateLocation<Int>? = nil
  ) {
    self.object = object
    self.path = path
    self.changes = changes
  }

  override func read() -> Value {
    MainActor.preconditionIsolated("a binding to a property of an object is for the main actor")
    if let changes { _ = changes.read() }
    return object[keyPath: path]
  }

  override func modify(_ change: (inout Value) -> Void) {
    MainActor.preconditionIsolated("a binding to a property of an object is for the main actor")
    change(&object[keyPath: path])
  }

  override var identity: AnyHashable? { [ObjectIdentifier(object), path] as [AnyHashable] }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
