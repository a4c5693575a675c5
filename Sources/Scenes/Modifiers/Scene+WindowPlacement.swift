extension Scene {
  /// Sets a closure that chooses the size and the position of a window when it opens for the first
  /// time.
  ///
  /// A restored window has its last size. Hosts use the position in the same way as the position of
  /// ``defaultPosition(_:)``.
  ///
  /// - Parameter makePlacement: Chooses the placement from the content and the context of a new
  ///   window.
  /// - Returns: The scene with the closure.
  @preconcurrency
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> ModifiedScene<Self, _PlacementModifier> {
    ModifiedScene(content: self, modifier: _PlacementModifier(make: makePlacement))
  }

  /// Has no effect: hosts choose the size of a window that a person zooms.
  ///
  /// - Parameter makePlacement: Chooses the placement of the zoomed window; never called.
  /// - Returns: The scene itself.
  @preconcurrency
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> Self { self }
}

/// A modifier that chooses the size and the position of new windows; not for use by apps.
public nonisolated struct _PlacementModifier: _SceneModifier {
  let make: WindowPlacement.Maker

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    PlacementNode(scene, in: parent, at: index)
  }
}

private final class PlacementNode<Content: Scene>: ModifiedSceneNode<Content, _PlacementModifier> {
  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    // The closure reads the current modifier, so that the scenes needn't be resolved again after
    // the body changed.
    traits.placement = { [weak self] root, context in
      self?.modifier.make(root, context) ?? WindowPlacement(size: nil)
    }
    super.resolve(into: &resolution, traits)
  }
}
