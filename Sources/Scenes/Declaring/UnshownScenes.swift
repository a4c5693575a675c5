public import SceneViews

/// An immersive space, which can be declared but is never opened, because no host has immersive
/// spaces.
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
  /// Creates a space with an id; the content closure is never called.
  ///
  /// - Parameters:
  ///   - id: The id for opening the space.
  ///   - content: The content of the space.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space without an id; the content closure is never called.
  ///
  /// - Parameter content: The content of the space.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space for each value of a type; the content closure is never called.
  ///
  /// - Parameters:
  ///   - id: The id for opening the space.
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a space for each value of a type; the content closure is never called.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// A scene that declares no windows, because no host shows immersive spaces.
  @MainActor public var body: some Scene { EmptyScene() }
}
