/// A scene for the settings window, which ``/SceneViews/EnvironmentValues/openSettings`` opens.
///
/// The scene doesn't open at launch and handles no external events. The title of its window is
/// "Settings" unless its content sets a title.
///
/// ```swift
/// struct Preferences: Scene {
///   var body: some Scene {
///     Settings {
///       Text("Signature")
///     }
///   }
/// }
/// ```
public nonisolated struct Settings<Content: View>: Scene {
  let content: WindowContentMaker<Content>

  /// Creates a settings scene.
  ///
  /// - Parameter content: Returns the content of the window.
  @preconcurrency
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
