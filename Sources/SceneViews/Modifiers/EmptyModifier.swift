/// A modifier that has no effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier that has no effect.
  public init() {}

  /// Returns the view unchanged.
  @MainActor public func body(content: Content) -> some View { content }
}
