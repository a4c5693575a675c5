/// How an activation is to be carried out.
@MainActor open class ActivationRequestOptions {
  /// The scene from which a person asked; it stands in the trace.
  public var requestingScene: ConnectedScene?

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

/// How a destruction is to be carried out; has nothing to say of a scene in general.
@MainActor open class SceneDestructionRequestOptions {
  /// Options that ask for nothing in particular.
  public init() {}
}
