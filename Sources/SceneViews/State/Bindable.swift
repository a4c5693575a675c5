public import Observation

/// Gives bindings to the properties of an observable object.
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
/// In a body that has the object from elsewhere, `@Bindable var draft = draft` does the same.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  // Not `nonisolated`, which a wrapper hands on to what it wraps, and no local variable can have.
  /// The object.
  public var wrappedValue: Value

  /// Gives bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Gives bindings to the properties of an object.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// The wrapper itself, from which bindings are taken: `$draft.subject`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(ObjectLocation(wrappedValue, path))
  }
}

/// A property of an observable object; the object itself tells who reads and writes.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // Both properties are constants, and the object is touched on the main actor only.
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func read() -> Value {
    MainActor.preconditionIsolated("a binding to a property of an object is for the main actor")
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
