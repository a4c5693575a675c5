/// A property wrapper for a name under which views of one place are the same.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A name, which no other property has.
  public struct ID: Hashable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()

    init() {}

    public static func == (one: ID, other: ID) -> Bool { one.identity === other.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  @State private var id = ID()

  /// Creates a name.
  public init() {}

  /// The name, which is the same while the view is mounted.
  public var wrappedValue: ID { id }
}
