/// Options for the activation of a scene.
@MainActor open class ActivationRequestOptions {
  /// The scene in which the user made the request; the scene is recorded in the trace.
  public var requestingScene: ConnectedScene?

  /// The rule by which the scene joins the collection of the requesting scene, as the tabs of a
  /// window do.
  ///
  /// The rule is only recorded in the trace. No host has collections of scenes, so every scene
  /// remains separate (S64).
  public var collectionJoinBehavior = ConnectedScene.CollectionJoinBehavior.automatic
  /// The style of presenting the scene.
  ///
  /// The style has no effect, because hosts place scenes.
  public var preferredPresentationStyle = ScenePresentationStyle.automatic

  /// Creates options without a requesting scene.
  public init() {}
}

extension ActivationRequestOptions: Hashable {
  public nonisolated static func == (
    lhs: ActivationRequestOptions, rhs: ActivationRequestOptions
  ) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The styles of presenting a scene with windows.
public enum ScenePresentationStyle: UInt, Sendable {
  /// The style that the host chooses.
  case automatic
  /// The scene appears next to other scenes.
  case standard
  /// The scene appears in front of other scenes.
  case prominent
}
