/// A scene with any number of windows, all of which get their content from the same closure.
///
/// Each window has its own session and its own content. A group with a value type has a window per value; the content
/// of such a window gets a binding to the value, which is stored with the session (S98–S101):
///
/// ```swift
/// WindowGroup("Message", for: Message.ID.self) { $id in
///   MessageView(id: id)
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
  /// Creates a group identified by its position among the declarations.
  ///
  /// - Parameter content: Returns the content of a window; called for each window, and again when a value that the
  ///   closure reads changes.
  @inlinable public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, .plain(content))
  }

  /// Creates a group with an id for opening its windows.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of a window.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(id: id), .plain(content))
  }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - content: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(title: String(title)), .plain(content))
  }

  /// Creates a group with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: Returns the content of a window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleKey)), .plain(content))
  }

  /// Creates a group with a title and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(title: String(title), id: id), .plain(content))
  }

  /// Creates a group with a localized title and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of a window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleKey), id: id), .plain(content))
  }
}

extension WindowGroup: WindowDeclaration {
  var kind: SceneDescription.Kind { .windowGroup }
}
