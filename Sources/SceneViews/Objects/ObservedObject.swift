public import CombineNames

/// A property wrapper for an observable object that a view gets from the owner of the object.
///
/// The view is updated when the object publishes a change.
///
/// ```swift
/// import Scenes
///
/// final class Draft: ObservableObject {
///   @Published var subject = ""
/// }
///
/// struct DraftView: View {
///   @ObservedObject var draft: Draft
///
///   var body: some View { TextField("Subject", text: $draft.subject) }
/// }
/// ```
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  private var observer = ObjectObserver()

  /// Creates a property that observes an object.
  ///
  /// - Parameter wrappedValue: The object, which the view gets from the owner of the object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  ///
  /// - Parameter initialValue: The object, which the view gets from the owner of the object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// A wrapper that returns bindings to the properties of the object, such as `$draft.subject`.
  @MainActor public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue, changes: observer.changes)
  }

  /// Observes the changes of the object.
  public mutating func update() {
    observer.observe(wrappedValue)
  }

  /// A wrapper that returns bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let changes: StateLocation<Int>?

    /// A binding to a property of the object.
    ///
    /// - Parameter path: The key path of the property. The binding must be used on the main actor only.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      Binding(object, path, changes: changes)
    }
  }
}
