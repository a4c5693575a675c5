/// The life cycle of an application, which determines the delegate that is called when windows appear and disappear.
public enum LifeCycleMode: String, Codable, Sendable {
  /// The delegate of each scene receives the life-cycle calls.
  case scenes
  /// The application's delegate receives the life-cycle calls, as before iOS 13.
  ///
  /// There is one window, and no scene has a delegate.
  case application
  /// The first connection of a scene decides the life cycle.
  ///
  /// If the application's delegate has no method that returns the configuration of a scene, the life cycle becomes
  /// ``application``, otherwise ``scenes`` (S33; this library's choice).
  case unsettled

  /// Chooses the life cycle with which an application begins.
  ///
  /// On a profile with scenes, an app that declares scenes or has a manifest has the life cycle ``scenes``, and any
  /// other app begins with ``unsettled``. On a profile without scenes, every app has the life cycle ``application``.
  ///
  /// - Parameters:
  ///   - profile: The profile of the device.
  ///   - manifest: The scene manifest of the application; nil if the application has no manifest.
  ///   - graph: The scenes that the app declares.
  package init(_ profile: HostProfile, _ manifest: SceneManifest?, _ graph: SceneGraph) {
    if !profile.hasScenes {
      self = .application
    } else {
      self = manifest == nil && graph.scenes.isEmpty ? .unsettled : .scenes
    }
  }
}
