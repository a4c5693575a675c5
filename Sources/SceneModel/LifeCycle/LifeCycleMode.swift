/// The life cycle of an application, which determines the delegates that are called when windows appear and
/// disappear.
public enum LifeCycleMode: String, Codable, Sendable {
  /// The delegate of each scene receives the calls.
  case scenes
  /// The application's delegate receives the calls, as before iOS 13: there is one window, and no scene has a delegate.
  case application
  /// The first connection decides: if the application's delegate has no method that configures a scene, it is
  /// the life cycle of the application (S33; ours).
  case unsettled

  /// The mode an application begins in.
  ///
  /// An app that declares scenes, or has a manifest, has scenes on every profile that supports them.
  ///
  /// - Parameters:
  ///   - profile: The kind of device.
  ///   - manifest: The manifest of the application; nil if it has none.
  ///   - graph: The declared scenes.
  package init(_ profile: HostProfile, _ manifest: SceneManifest?, _ graph: SceneGraph) {
    if !profile.hasScenes {
      self = .application
    } else {
      self = manifest == nil && graph.scenes.isEmpty ? .unsettled : .scenes
    }
  }
}
