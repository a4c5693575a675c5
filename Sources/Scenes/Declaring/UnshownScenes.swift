public import SceneViews

/// A space around a person, which no host has; it can be declared, and is never opened.
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
  /// Creates a space with an id; its content is never made.
  ///
  /// - Parameters:
  ///   - id: The id, by which the space would be opened.
  ///   - content: The content of the space.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space without an id; its content is never made.
  ///
  /// - Parameter content: The content of the space.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// Creates a space for each value of a type; its content is never made.
  ///
  /// - Parameters:
  ///   - id: The id, by which the space would be opened.
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a space for each value of a type; its content is never made.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// A scene without windows.
  @MainActor public var body: some Scene { EmptyScene() }
}
