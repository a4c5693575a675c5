/// A property wrapper for a name under which views of one place are the same.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A name.
  public struct ID: Hashable, Sendable {
    private let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  @State private var id = ID(0)

  /// Creates a name.
  public init() {}

  /// The name, which has no effect: nothing is animated.
  public var wrappedValue: ID { id }
}
