public import CombineNames

/// A property wrapper for an object that its owner makes: once, when a view, a scene or an app first appears in its place,
/// which keeps it from then on.
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

  /// Creates a property from the closure that makes the object.
  ///
  /// - Parameter wrappedValue: Makes the object. It is called once, when the owner is mounted.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    owned = Owned(wrappedValue)
  }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { owned.object }

  /// The bindings to the properties of the object: `$draft.subject`.
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

  /// Always true, because the closure is called only when the owner is mounted.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    true
  }

  /// An object that is made when it is first asked for.
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
