public import Foundation

extension Scene {
  /// Sets the external events the scene handles (S79).
  ///
  /// A view in an open window can prefer or allow an event with `handlesExternalEvents(preferring:allowing:)`. If no
  /// open window prefers or allows the event, a new window of the first declared scene with a matching condition opens.
  /// A condition matches an event if the event's text contains the condition. The text of a link is the link. The text
  /// of an activity is its target content identifier or, without an identifier, the URL of its web page (S81). Case and
  /// diacritics are ignored (S83). The condition `*` matches every event; an empty set matches none, so that no window
  /// opens for events (S84, S89). If no condition matches, a window of the first scene declared without this modifier
  /// opens.
  ///
  /// - Parameter conditions: The strings to look for in the text of an event.
  /// - Returns: The scene with the conditions.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.conditions(conditions))
  }

  /// Sets the initial size of windows (S110).
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The scene with the size.
  public nonisolated func defaultSize(_ size: CGSize) -> ModifiedScene<Self, _TraitModifier> {
    defaultSize(width: size.width, height: size.height)
  }

  /// Sets the initial size of windows (S110).
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

  /// Sets the launch behavior of the scene (S95, S96).
  ///
  /// A launch that restores no session opens the first declared scene that isn't `.suppressed`, and
  /// every scene that is `.presented`, wherever it is declared:
  ///
  /// ```swift
  /// WindowGroup("Inbox", id: "inbox") {
  ///   Text("No messages")
  /// }
  /// Window("Activity", id: "activity") {
  ///   Text("Nothing to do")
  /// }
  /// .defaultLaunchBehavior(.presented)
  /// ```
  ///
  /// - Parameter behavior: Whether the scene opens at launch. By default, only the first declared
  ///   scene opens. An inner modifier has precedence.
  /// - Returns: The scene with the behavior.
  public nonisolated func defaultLaunchBehavior(
    _ behavior: SceneLaunchBehavior
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.launchBehavior(behavior))
  }

  /// Sets whether the sessions of the scene are restored at launch (S127).
  ///
  /// - Parameter behavior: Whether the scene's sessions are restored or discarded; by default, they
  ///   are restored. An inner modifier has precedence.
  /// - Returns: The scene with the behavior.
  public nonisolated func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.restorationBehavior(behavior))
  }

  /// Sets the limits within which a person can resize the windows (S111).
  ///
  /// - Parameter resizability: The limits, which depend on the minimum and maximum sizes of the
  ///   content. An inner modifier has precedence.
  /// - Returns: The scene with the limits.
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

/// A modifier that sets a property of scene descriptions.
public nonisolated struct _TraitModifier: _SceneModifier {
  enum Trait: Equatable {
    case conditions(Set<String>)
    case defaultSize(SceneDescription.Size)
    case launchBehavior(SceneLaunchBehavior)
    case restorationBehavior(SceneRestorationBehavior)
    case resizability(WindowResizability)
    case keyboardShortcut(KeyboardShortcut?)
    case style(SceneDescription.WindowTraits.Style)
    case level(SceneDescription.WindowTraits.Level)
    case role(SceneDescription.WindowTraits.Role)
    case position(SceneDescription.WindowTraits.Position)
    case showsToolbarTitle(Bool)
    case showsExtraWindow(Bool)
  }

  let trait: Trait

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    TraitNode(scene, in: parent, at: index)
  }
}

private final class TraitNode<Content: Scene>: ModifiedSceneNode<Content, _TraitModifier> {
  override func update(to scene: ModifiedScene<Content, _TraitModifier>) {
    if modifier.trait != scene.modifier.trait { tree.declarationsDidChange() }
    super.update(to: scene)
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    switch modifier.trait {
    case .conditions(let conditions): traits.conditions = conditions
    case .defaultSize(let size): traits.defaultSize = size
    case .launchBehavior(let behavior): traits.launchBehavior = behavior
    case .restorationBehavior(let behavior): traits.restorationBehavior = behavior
    case .resizability(let resizability): traits.resizability = resizability
    case .keyboardShortcut(let shortcut): traits.keyboardShortcut = shortcut
    case .style(let style): traits.window.style = style
    case .level(let level): traits.window.level = level
    case .role(let role): traits.window.role = role
    case .position(let position): traits.window.position = position
    case .showsExtraWindow(let isShown): traits.showsExtraWindow = isShown
    case .showsToolbarTitle(let isShown): traits.window.showsToolbarTitle = isShown
    }
    super.resolve(into: &resolution, traits)
  }
}
