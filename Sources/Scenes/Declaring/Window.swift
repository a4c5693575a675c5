/// Declares one window: opening it again brings it to the front (S97).
///
/// It takes external events as a group does, but never makes a second window for them; that is ours,
/// Apple's single windows take none (trap T9).
public nonisolated struct Window<Content: View>: Scene {
  let names: WindowNames?
  let content: WindowContentMaker<Content>

  /// Declares a window with a title, which can be opened by an id.
  ///
  /// - Parameters:
  ///   - title: The title, for as long as its content asks for no other (S112).
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Makes its content.
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    names = WindowNames(title: String(title), id: id)
    self.content = .plain(content)
  }

  @MainActor public static func _makeNode(
    _ scene: Window<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<Window<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension Window: WindowDeclaration {
  var kind: SceneDescription.Kind { .window }
}
