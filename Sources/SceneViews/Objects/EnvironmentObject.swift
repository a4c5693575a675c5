public import CombineNames

/// A property wrapper for an object that an ancestor handed down; the view is updated when the object tells that it
/// changes, and when it is another one.
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

  /// Creates a property that reads the object of its type.
  public init() {
    _inherited = Environment(\.[ObservableObjectType<ObjectType>()])
  }

  // A delegate that isn't `Observable` isn't in the environment under its type (S133).
  @MainActor private var object: ObjectType? { inherited ?? sceneDelegate as? ObjectType }

  /// The object.
  ///
  /// The object that the nearest ancestor sets with ``View/environmentObject(_:)``. Without one, in a scene that
  /// an app declares, it is the scene's delegate if the delegate has the type.
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

  /// The bindings to the properties of the object: `$draft.subject`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, changes: observer.changes)
  }

  /// Observes the current object.
  public mutating func update() {
    if let object { observer.observe(object) }
  }
}

/// The environment key of an object that tells its changes: its type.
public nonisolated struct ObservableObjectType<Object: ObservableObject>: Hashable, Sendable {
  package init() {}
}

extension EnvironmentValues {
  /// The object of a type; nil if none is set.
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
  /// Hands an object down to the view and its descendants, which read it by its type.
  ///
  /// - Parameter object: The object. Those who read it are updated when it tells that it changes.
  /// - Returns: The view with the object set for it.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedContent<Self, _EnvironmentModifier<Object?>> {
    environment(\.[ObservableObjectType<Object>()], object)
  }
}
