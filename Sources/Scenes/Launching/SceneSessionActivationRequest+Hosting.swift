public import SceneRuntime

// Requests for scenes declared by a delegate class. The scene's configuration names the class, so the
// application's delegate isn't called for one (S65).
@MainActor extension SceneSessionActivationRequest {
  /// Creates a request for the first scene that a class declares; nil if it declares none (S65).
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type) {
    self.init(hostingDelegateClass) { _, _ in true }
  }

  /// Creates a request for a scene that a class declares with an id; nil if there is none (S65).
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type, id: String) {
    self.init(hostingDelegateClass) { scene, _ in scene.id.unhosted == .declared(id) }
  }

  /// Creates a request for a scene that a class declares for a value type; nil if there is none (S65).
  ///
  /// A window that presents an equal value is reused, as with `openWindow`; this is the library's choice.
  public init?<Delegate: HostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, value: Value
  ) {
    self.init(hostingDelegateClass, presenting: value) { _, type in type == Value.self }
  }

  /// Creates a request for a scene that a class declares with an id and a value type; nil if there is none
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
  /// Returns the first declared scene that matches a condition on the scene and its value type.
  fileprivate static func scene(
    where fits: (SceneDescription, Any.Type?) -> Bool
  ) -> SceneDescription.ID? {
    let (graph, contents) = _declare().hosted
    return graph.scenes.first { fits($0, contents[$0.id]?.values?.type) }?.id
  }
}
