public import SceneRuntime

// Requests for scenes that a delegate class declares. The library creates the configuration of such a scene from the
// class, so the application's delegate isn't called for a configuration (S65).
@MainActor extension SceneSessionActivationRequest {
  /// Creates a request for the first scene that a class declares; nil if the class declares no
  /// scene (S65).
  ///
  /// - Parameter hostingDelegateClass: The class that declares the scene.
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type) {
    self.init(hostingDelegateClass) { _, _ in true }
  }

  /// Creates a request for a scene that a class declares with an id; nil if the class declares no such scene (S65).
  ///
  /// - Parameters:
  ///   - hostingDelegateClass: The class that declares the scene.
  ///   - id: The id of the scene among the scenes of the class.
  public init?<Delegate: HostingSceneDelegate>(hostingDelegateClass: Delegate.Type, id: String) {
    self.init(hostingDelegateClass) { scene, _ in scene.id.unhosted == .declared(id) }
  }

  /// Creates a request for a scene that a class declares for a value type; nil if the class declares no such scene
  /// (S65).
  ///
  /// A window that presents an equal value is reused, as with `openWindow`; this is the library's choice.
  ///
  /// ```swift
  /// final class ReadingDelegate: HostingSceneDelegate {
  ///   static var rootScene: some Scene {
  ///     WindowGroup("Message", for: Int.self) { $number in
  ///       Text("Message \(number ?? 0)")
  ///     }
  ///   }
  /// }
  ///
  /// @MainActor func openMessage(_ number: Int, in application: Application) {
  ///   guard
  ///     let request = SceneSessionActivationRequest(
  ///       hostingDelegateClass: ReadingDelegate.self, value: number)
  ///   else { return }
  ///   application.activateSceneSession(for: request)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - hostingDelegateClass: The class that declares the scene.
  ///   - value: The value for the window to present, of exactly the declared type.
  public init?<Delegate: HostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, value: Value
  ) {
    self.init(hostingDelegateClass, presenting: value) { _, type in type == Value.self }
  }

  /// Creates a request for a scene that a class declares with an id and a value type.
  ///
  /// The result is nil if the class declares no such scene (S65).
  ///
  /// A window that presents an equal value is reused, as with `openWindow`; this is the library's
  /// choice.
  ///
  /// - Parameters:
  ///   - hostingDelegateClass: The class that declares the scene.
  ///   - id: The id of the scene among the scenes of the class.
  ///   - value: The value for the window to present, of exactly the declared type.
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
