extension Scene {
  /// Adds commands to the menus of the scene's windows.
  ///
  /// They reach every window declared in the scene, behind those that are said further in. Each window
  /// has commands of its own: they read its environment, and what the closure reads brings them up to
  /// date and nothing else.
  ///
  /// - Parameter content: Makes the commands of a window.
  /// - Returns: The scene with the commands.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedScene<Self, _CommandsModifier<Content>> {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: content, isAdding: true))
  }

  /// Takes away the commands that are said further in, of this scene only (S113).
  public nonisolated func commandsRemoved() -> ModifiedScene<Self, _CommandsModifier<EmptyCommands>>
  {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: nil, isAdding: false))
  }

  /// Puts commands in the place of those that are said further in, of this scene only (S113).
  ///
  /// - Parameter content: Makes the commands of a window.
  /// - Returns: The scene with these commands.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedScene<Self, _CommandsModifier<Content>> {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: content, isAdding: false))
  }
}

/// Commands for the windows of a scene.
public nonisolated struct _CommandsModifier<Content: Commands>: _SceneModifier {
  let content: (@MainActor () -> Content)?
  /// Whether those that are said further in count too.
  let isAdding: Bool

  @MainActor public static func _makeNode<Modified: Scene>(
    _ scene: ModifiedScene<Modified, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Modified, Self>> {
    CommandsSceneNode(scene, in: parent, at: index)
  }
}

private final class CommandsSceneNode<Content: Scene, Said: Commands>:
  ModifiedSceneNode<Content, _CommandsModifier<Said>>
{
  override func update(to scene: ModifiedScene<Content, _CommandsModifier<Said>>) {
    let isSame = areSame(self.scene.modifier.content, scene.modifier.content)
    super.update(to: scene)
    if !isSame { commandsDidChange() }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    traits.say(scene.modifier.content.map { DeclaredCommands($0) }, adding: scene.modifier.isAdding)
    super.resolve(into: &resolution, traits)
  }
}
