import TestSupport

@testable import SceneModel
@testable import SceneRuntime

/// A scene delegate that creates windows with the closure of a test.
final class BuildingDelegate: ConnectedSceneDelegate {
  fileprivate static var build: (@MainActor (WindowScene) -> Void)?

  required init() {}

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    Self.build?(scene)
  }
}

extension Application {
  /// Launches an application whose first scene has a ``BuildingDelegate``.
  ///
  /// - Parameters:
  ///   - host: The host that shows the windows.
  ///   - sceneClass: The class of the scene; nil for `WindowScene`.
  ///   - build: Creates the windows of the scene.
  /// - Returns: The launched application.
  static func building(
    on host: StubHost, sceneClass: AnyClass? = nil,
    _ build: @escaping @MainActor (WindowScene) -> Void = { _ in }
  ) -> Application {
    BuildingDelegate.build = build
    defer { BuildingDelegate.build = nil }
    let application = Application.stub(
      manifest: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [
            .init(sceneClass: sceneClass, delegateClass: BuildingDelegate.self)
          ]
        ]), host: host)
    application.handle(.launch([]))
    return application
  }

  /// The windows of the oldest session's scene.
  var firstWindows: [SceneWindow] {
    (orderedSessions.first?.scene as? WindowScene)?.windows ?? []
  }
}
