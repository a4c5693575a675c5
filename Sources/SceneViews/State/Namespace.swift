/// A property wrapper for a namespace, in which ids identify views.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace; each property of each mounted view has a different namespace.
  public struct ID: Hashable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    init() {}

    public static func == (one: ID, other: ID) -> Bool { one.identity === other.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The namespace, which stays the same while the view is mounted.
  public var wrappedValue: ID { id }
}
