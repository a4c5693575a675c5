public import Foundation

extension Scene {
  /// Says which external events the scene takes (S79).
  ///
  /// An event goes to the first declared scene with a condition that its text contains; the text is
  /// an activity's target content identifier, else its web page, or the link itself (S81). Case and
  /// diacritics don't count (S83). `*` alone takes every event; an empty set takes none, and such a
  /// scene never makes a window for an event (S84, S89). Events that match nowhere go to the first
  /// scene declared without this modifier.
  ///
  /// - Parameter conditions: The texts to look for.
  /// - Returns: The scene with the conditions.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.conditions(conditions))
  }

  /// Says how large a window is when it first appears (S110).
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The scene with the size.
  public nonisolated func defaultSize(_ size: CGSize) -> ModifiedScene<Self, _TraitModifier> {
    defaultSize(width: size.width, height: size.height)
  }

  /// Says how large a window is when it first appears (S110).
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The scene with the size.
  public nonisolated func defaultSize(
    width: Double, height: Double
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.defaultSize(SceneDescription.Size(width: width, height: height)))
  }

  /// Says whether the scene opens by itself at launch (S95, S96).
  public nonisolated func defaultLaunchBehavior(
    _ behavior: SceneLaunchBehavior
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.launchBehavior(behavior))
  }

  /// Says how far a person may change the size of the scene's windows (S111).
  public nonisolated func windowResizability(
    _ resizability: WindowResizability
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.resizability(resizability))
  }

  nonisolated func with(
    _ trait: _TraitModifier.Trait
  ) -> ModifiedScene<Self, _TraitModifier> {
    ModifiedScene(content: self, modifier: _TraitModifier(trait: trait))
  }
}

/// A fact about scenes that stands in their description.
public nonisolated struct _TraitModifier: _SceneModifier {
  enum Trait {
    case conditions(Set<String>)
    case defaultSize(SceneDescription.Size)
    case launchBehavior(SceneLaunchBehavior)
    case resizability(WindowResizability)
    case keyboardShortcut(KeyboardShortcut?)
  }

  let trait: Trait

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    TraitNode(scene, in: parent, at: index)
  }
}

private final class TraitNode<Content: Scene>: ModifiedSceneNode<Content, _TraitModifier> {
  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    switch scene.modifier.trait {
    case .conditions(let conditions): traits.conditions = conditions
    case .defaultSize(let size): traits.defaultSize = size
    case .launchBehavior(let behavior): traits.launchBehavior = behavior
    case .resizability(let resizability): traits.resizability = resizability
    case .keyboardShortcut(let shortcut): traits.keyboardShortcut = shortcut
    }
    super.resolve(into: &resolution, traits)
  }
}
