public import CombineNames
public import Observation
import SceneRuntime

extension View {
  /// Offers a value to commands; of several views that do, the one that appeared last is used.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, offered from the moment at which the view appears until it disappears.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(OfferingModifier { $0[keyPath: keyPath] = value })
  }

  /// Offers a value to commands, or none.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(OfferingModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Offers a value to commands, as `focusedValue` does.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, offered from the moment at which the view appears until it disappears.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { focusedValue(keyPath, value) }

  /// Offers a value to commands, or none, as `focusedValue` does.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { focusedValue(keyPath, value) }

  /// Offers an object to commands, which read it by its type.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View { offering(object) }

  /// Offers an object to commands, which read it by its type.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View { offering(object) }

  /// Offers an object that tells its changes to commands, which read it by its type.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    offering(object)
  }

  /// Offers an object that tells its changes to commands, which read it by its type.
  ///
  /// - Parameter object: The object; nil offers none.
  /// - Returns: The view with the offer.
  public nonisolated func focusedSceneObject<Object: ObservableObject>(
    _ object: Object?
  ) -> some View { offering(object) }

  private nonisolated func offering<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(
      OfferingModifier { if let object { $0[object: FocusedObjectType<Object>()] = object } })
  }
}

/// A modifier that offers values to the commands of its window while its view is there.
private nonisolated struct OfferingModifier: ViewModifier {
  let offer: (inout FocusedValues) -> Void
  @Environment(\.sceneSession) private var session
  @State private var owner = Owner()

  init(_ offer: @escaping (inout FocusedValues) -> Void) {
    self.offer = offer
  }

  @MainActor func body(content: Content) -> some View {
    // Read here, because the environment isn't there any more when the view disappears.
    let session = session
    content.onChange(of: Evaluation(), initial: true) {
      if let session { SceneFocus.of(session).offer(offer, by: owner) }
    }
    .onDisappear {
      if let session { SceneFocus.of(session).offer(nil, by: owner) }
    }
  }

  /// The identity of the view that offers.
  private final class Owner {}

  /// A value that differs at each evaluation.
  private struct Evaluation: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }
}

/// A property wrapper that reads an object that the views of the same window offer, and updates when it tells that it
/// changes; nil if there is none.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(\.sceneSession) private var session
  private var observer = ObjectObserver()
  private var current: ObjectType?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { current }

  /// Reads the object that the views of the window offer now, and follows its changes.
  public mutating func update() {
    current = session.flatMap {
      SceneFocus.of($0).values.read()[object: FocusedObjectType<ObjectType>()]
    }
    if let current { observer.observe(current) }
  }
}
