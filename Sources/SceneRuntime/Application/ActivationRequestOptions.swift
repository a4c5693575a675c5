/// Options for the activation of a scene.
@MainActor open class ActivationRequestOptions {
  /// The scene in which the user made the request; it is recorded in the trace.
  public var requestingScene: ConnectedScene?

  /// The way in which the scene joins the collection of the requesting scene, as tabs of a window do.
  ///
  /// It is recorded in the trace. No host has collections of scenes, so every scene remains separate (S64).
  public var collectionJoinBehavior = ConnectedScene.CollectionJoinBehavior.automatic

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
