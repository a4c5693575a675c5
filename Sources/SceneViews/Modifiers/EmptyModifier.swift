/// A modifier that changes nothing, for where one is wanted.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// Changes nothing.
  public static let identity = EmptyModifier()

  public init() {}

  /// The view as it is.
  @MainActor public func body(content: Content) -> some View { content }
}
