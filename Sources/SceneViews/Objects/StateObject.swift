public import CombineNames

/// A property wrapper for an observable object that belongs to a view, a scene or the app.
///
/// The object is created once, when the view, scene or app is mounted, and lives until the view, scene or app is
/// unmounted.
///
/// ```swift
/// import Scenes
///
/// final class Mailbox: ObservableObject {
///   @Published var unread = 0
/// }
///
/// struct MailboxView: View {
///   @StateObject private var mailbox = Mailbox()
///
///   var body: some View {
///     Button("\(mailbox.unread) unread") { mailbox.unread = 0 }
///   }
/// }
/// ```
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private var owned: Owned

  /// Creates a property from a closure that creates the object.
  ///
  /// - Parameter wrappedValue: Creates the object; called once, when the view, scene or app is mounted.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    owned = Owned(wrappedValue)
  }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { owned.object }

  /// A wrapper that returns bindings to the properties of the object, such as `$draft.subject`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(
      object: owned.object, changes: owned.observation.changes)
  }

  public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let property = property.assumingMemoryBound(to: Self.self)
    let owned = storage as? Owned ?? property.pointee.owned
    storage = owned
    property.pointee.owned = owned
    owned.observation.observe(owned.object)
  }

  /// Returns true for any two values: the object is created only when the view, scene or app is mounted, so a later
  /// closure has no effect.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    true
  }

  /// The object of a property, created when it is first read, which is when the view, scene or app is mounted.
  private final class Owned {
    private var make: (() -> ObjectType)?
    private var made: ObjectType?
    @MainActor private(set) lazy var observation = ObjectObservation()

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }

    @MainActor var object: ObjectType {
      if let made { return made }
      guard let make else {
        preconditionFailure("an object is made before its closure is released")
      }
      let object = make()
      made = object
      self.make = nil
      return object
    }
  }
}
