/// How an activation is to be carried out.
@MainActor open class ActivationRequestOptions {
  /// The scene from which a person asked; it stands in the trace.
  public var requestingScene: ConnectedScene?

  /// Whether the scene joins those of the requesting scene, as tabs of a window do.
  ///
  /// It stands in the trace. No host collects scenes, so each has a place of its own whatever is
  /// asked (S64).
  public var collectionJoinBehavior = ConnectedScene.CollectionJoinBehavior.automatic

  /// Options that name no requesting scene.
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
