/// Declares the window for the app's settings, which ``EnvironmentValues/openSettings`` opens.
///
/// It doesn't open at launch and takes no external events. Its window is called "Settings" for as long as
/// its content asks for no other title.
public nonisolated struct Settings<Content: View>: Scene {
  let content: WindowContentMaker<Content>

  /// Declares the settings.
  ///
  /// - Parameter content: Makes their content.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = .plain(content)
  }

  @MainActor public static func _makeNode(
    _ scene: Settings<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<Settings<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension Settings: WindowDeclaration {
  var kind: SceneDescription.Kind { .settings }
  var names: WindowNames? { nil }
}
