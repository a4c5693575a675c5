public import CombineNames

/// A property wrapper for an observable object that belongs to a view, a scene or the app.
///
/// The object is created once, when the view, scene or app is mounted, and lives until the view, scene or app is
/// unmounted. A view that is mounted again, or in several places, has a new object each time.
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
  /// - Parameter wrappedValue: Creates the object; called once each time that the view, scene or app is mounted.
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
    let owned = storage as? Owned ?? property.pointee.owned.forMounting()
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

  /// The storage of a property's object.
  ///
  /// The object is created when it is first read, at the latest when the view, scene or app is mounted.
  private final class Owned {
    private let make: () -> ObjectType
    private var isMade = false
    private var isMounted = false
    @MainActor private(set) lazy var observation = ObjectObservation()
    @MainActor private(set) lazy var object: ObjectType = {
      isMade = true
      return make()
    }()

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }

    /// Returns the object for one more mounted copy of the view, scene or app.
    ///
    /// If the object was read before the first copy is mounted, for example in the initializer of an app, the first
    /// copy gets this object. Each other copy gets a new object.
    func forMounting() -> Owned {
      let owned = isMade && !isMounted ? self : Owned(make)
      owned.isMounted = true
      return owned
    }
  }
}
