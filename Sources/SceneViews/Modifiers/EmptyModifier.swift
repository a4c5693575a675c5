/// A modifier that has no effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// An instance of the modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier that has no effect.
  public init() {}

  /// Returns the view unchanged.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  /// - Returns: The view.
  @MainActor public func body(content: Content) -> some View { content }
}
