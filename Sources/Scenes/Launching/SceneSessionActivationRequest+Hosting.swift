public import SceneRuntime

// Scenes that a delegate's class declares. The scene's configuration names the class, and the
// application's delegate isn't asked for one (S65).
@MainActor extension SceneSessionActivationRequest {
  /// Asks for the first scene a class declares; nil if it declares none (S65).
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type) {
    self.init(hostingDelegateClass) { _, _ in true }
  }

  /// Asks for the scene that a class declares with an id; nil if there is none (S65).
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type, id: String) {
    self.init(hostingDelegateClass) { scene, _ in scene.id.unhosted == .declared(id) }
  }

  /// Asks for the scene that a class declares for a type of value; nil if there is none (S65).
  ///
  /// A window that presents an equal value is shown instead of made again, as `openWindow` does;
  /// that is ours.
  public init?<Delegate: HostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, value: Value
  ) {
    self.init(hostingDelegateClass, presenting: value) { _, type in type == Value.self }
  }

  /// Asks for the scene that a class declares with an id for a type of value; nil if there is none
  /// (S65).
  public init?<Delegate: HostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, id: String, value: Value
  ) {
    self.init(hostingDelegateClass, presenting: value) { scene, type in
      scene.id.unhosted == .declared(id) && type == Value.self
    }
  }

  private init?<Delegate: HostingSceneDelegate>(
    _ delegateClass: Delegate.Type, presenting value: AnyHashable? = nil,
    where fits: (SceneDescription, Any.Type?) -> Bool
  ) {
    guard let scene = Delegate.scene(where: fits) else { return nil }
    self.init(hosting: HostedScene(scene, of: delegateClass, presenting: value))
  }
}

extension HostingSceneDelegate {
  /// The first declared scene that fits, with the type of value it presents.
  fileprivate static func scene(
    where fits: (SceneDescription, Any.Type?) -> Bool
  ) -> SceneDescription.ID? {
    let (graph, contents) = _declare().hosted
    return graph.scenes.first { fits($0, contents[$0.id]?.values?.type) }?.id
  }
}
