/// Options of a request to activate a scene.
@MainActor open class ActivationRequestOptions {
  /// The scene in which the user made the request; the scene is recorded in the trace.
  public var requestingScene: ConnectedScene?

  /// The value that says whether the activated scene joins the collection of the requesting scene, as a tab joins a
  /// window.
  ///
  /// No host has collections of scenes, so every scene remains separate (S64). The value is recorded in the trace. When
  /// a request first asks for a collection, a problem is recorded.
  public var collectionJoinBehavior = ConnectedScene.CollectionJoinBehavior.automatic
  /// The way in which the scene appears, as requested by the app.
  ///
  /// The value has no effect, because the host decides where a scene appears.
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

/// The ways in which a scene with windows appears beside or in front of other scenes.
public enum ScenePresentationStyle: UInt, Sendable {
  /// The style that the host chooses.
  case automatic
  /// The scene appears next to other scenes.
  case standard
  /// The scene appears in front of other scenes.
  case prominent
}
