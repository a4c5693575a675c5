/// Declares any number of windows with the same kind of content.
///
/// Each window has a session of its own, for which the content is made anew. A group with a value
/// type has a window per value; its content gets a binding to the value, which is kept with the
/// session (S98–S101):
///
/// ```swift
/// WindowGroup("Message", for: Message.ID.self) { id in
///   MessageView(id: id.wrappedValue)
/// }
/// ```
public nonisolated struct WindowGroup<Content: View>: Scene {
  @usableFromInline let names: WindowNames?
  @usableFromInline let content: WindowContentMaker<Content>

  @inlinable init(_ names: WindowNames?, _ content: WindowContentMaker<Content>) {
    self.names = names
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ scene: WindowGroup<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<WindowGroup<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension WindowGroup {
  /// Declares windows that are told apart by nothing but their place among the declarations.
  @inlinable public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, .plain(content))
  }

  /// Declares windows that can be opened by an id.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Makes the content of a window.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(id: id), .plain(content))
  }

  /// Declares windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title, for windows whose content asks for no other (S112).
  ///   - content: Makes the content of a window.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(title: String(title)), .plain(content))
  }

  /// Declares windows with a title that can be opened by an id.
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(title: String(title), id: id), .plain(content))
  }
}

extension WindowGroup: WindowDeclaration {
  var kind: SceneDescription.Kind { .windowGroup }
}
