public import CombineNames

/// A property wrapper for an observable object that an ancestor of the view sets.
///
/// The view is updated when the object publishes a change, and when the ancestor sets another object.
///
/// ```swift
/// import Scenes
///
/// final class Mailbox: ObservableObject {
///   @Published var unread = 0
/// }
///
/// struct UnreadView: View {
///   @EnvironmentObject private var mailbox: Mailbox
///
///   var body: some View { Text("\(mailbox.unread) unread") }
/// }
///
/// struct MailboxView: View {
///   @StateObject private var mailbox = Mailbox()
///
///   var body: some View { UnreadView().environmentObject(mailbox) }
/// }
/// ```
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment private var inherited: ObjectType?
  @Environment(\.sceneDelegate) private var sceneDelegate
  private var observer = ObjectObserver()

  /// Creates a property that reads the object of the type `ObjectType`.
  public init() {
    _inherited = Environment(\.[ObservableObjectType<ObjectType>()])
  }

  // A scene delegate that isn't `Observable` can't be read from the environment by its type, so this property checks
  // the delegate's type itself (S133).
  @MainActor private var object: ObjectType? { inherited ?? sceneDelegate as? ObjectType }

  /// The object.
  ///
  /// The property returns the object that the nearest ancestor sets with ``View/environmentObject(_:)``. If no ancestor
  /// sets an object, the property returns the delegate of the view's scene. This scene must be declared in the app's
  /// `body`, and its delegate must have the type `ObjectType`.
  ///
  /// As in SwiftUI, reading the property ends the program if there is no such object.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "no ObservableObject of type \(ObjectType.self) is in the environment; set one with environmentObject(_:)"
      )
    }
    return object
  }

  /// A wrapper that returns bindings to the properties of the object, such as `$draft.subject`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, changes: observer.changes)
  }

  /// Observes the current object.
  public mutating func update() {
    if let object { observer.observe(object) }
  }
}

/// A key that identifies a type of `ObservableObject` in the environment, for example in a key path such as
/// `\.[ObservableObjectType<Mailbox>()]`.
public nonisolated struct ObservableObjectType<Object: ObservableObject>: Hashable, Sendable {
  package init() {}
}

extension EnvironmentValues {
  /// The object of a type; nil if no ancestor sets an object of the type.
  ///
  /// - Parameter type: The type of the object, as a key.
  public subscript<Object: ObservableObject>(type: ObservableObjectType<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}

private struct ObservableObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Sets an observable object for the view and its descendants, which read the object by its type.
  ///
  /// - Parameter object: The object. Views that read the object are updated when the object publishes a change.
  /// - Returns: The view with the object in its environment.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedContent<Self, _EnvironmentModifier<Object?>> {
    environment(\.[ObservableObjectType<Object>()], object)
  }
}
