extension Scene {
  /// Adds commands to the menus of the scene's windows.
  ///
  /// The menus of every window declared in the scene contain the commands, after the commands of inner modifiers. Each
  /// window has its own commands, which read the window's environment. The commands are evaluated again only when a
  /// value that the closure reads changes.
  ///
  /// - Parameter content: Returns the commands of a window.
  /// - Returns: The scene with the commands.
  @preconcurrency
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedScene<Self, _CommandsModifier<Content>> {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: content, isAdding: true))
  }

  /// Removes the commands of inner modifiers and the standard commands of the scene, such as New Window (S113).
  ///
  /// Other scenes keep their commands.
  ///
  /// - Returns: The scene without these commands.
  public nonisolated func commandsRemoved() -> ModifiedScene<Self, _CommandsModifier<EmptyCommands>>
  {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: nil, isAdding: false))
  }

  /// Replaces the commands of inner modifiers and the standard commands of the scene, such as New Window (S113).
  ///
  /// Other scenes keep their commands.
  ///
  /// - Parameter content: Returns the commands of a window.
  /// - Returns: The scene with the new commands.
  @preconcurrency
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedScene<Self, _CommandsModifier<Content>> {
    ModifiedScene(content: self, modifier: _CommandsModifier(content: content, isAdding: false))
  }
}

/// A modifier that sets the commands of a scene's windows.
public nonisolated struct _CommandsModifier<Content: Commands>: _SceneModifier {
  let content: (@MainActor () -> Content)?
  /// Whether the commands are added to the commands of inner modifiers, as opposed to replacing these commands.
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
    let isSame = areSame(modifier.content, scene.modifier.content)
    super.update(to: scene)
    if !isSame { commandsDidChange() }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    traits.declare(
      modifier.content.map { DeclaredCommands(id: ObjectIdentifier(self), $0) },
      adding: modifier.isAdding)
    super.resolve(into: &resolution, traits)
  }
}
