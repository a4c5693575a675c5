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
/// For an object from elsewhere, declare a local variable in the body: `@Bindable var draft = draft`.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  // Not `nonisolated`, because the wrapper would apply it to the wrapped property, and local variables can't
  // be nonisolated.
  /// The object.
  public var wrappedValue: Value

  /// Creates a wrapper of an object.
  ///
  /// - Parameter wrappedValue: The object, which the bindings retain.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of an object.
  ///
  /// - Parameter object: The object, which the bindings retain.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// The wrapper, which provides bindings: `$draft.subject`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  ///
  /// The binding is for the main actor only, and traps on other threads.
  ///
  /// - Parameter path: The key path of the property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(ObjectLocation(wrappedValue, path))
  }
}

extension Binding {
  /// Creates a binding to a property of an object that doesn't track its readers.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The property.
  ///   - changes: A value that changes with the object, which those who read the binding depend on; nil for none.
  package init<Object: AnyObject>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, changes: StateLocation<Int>?
  ) {
    location = ObjectLocation(object, path, changes: changes)
  }
}

/// The location of a property of an object.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // All properties are immutable, and the object is accessed only on the main actor.
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// A value that changes with the object; nil if the object tracks its readers itself.
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
