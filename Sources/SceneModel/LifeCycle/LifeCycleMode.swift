/// The life cycle of an application, which determines the delegate that is called when windows
/// appear and disappear.
public enum LifeCycleMode: String, Codable, Sendable {
  /// The delegate of each scene receives the calls.
  case scenes
  /// The application's delegate receives the calls, as before iOS 13. There is one window, and no
  /// scene has a delegate.
  case application
  /// The first connection of a scene decides. If the application's delegate has no method that
  /// configures a scene, the mode becomes ``application`` (S33; this library's choice).
  case unsettled

  /// Chooses the mode in which an application begins.
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
