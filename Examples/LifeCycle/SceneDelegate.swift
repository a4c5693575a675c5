import Scenes

/// Says what it is told of its scene's life; there is one for each scene.
final class SceneDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    print("SCENE WILL CONNECT TO SESSION \(session.persistentIdentifier)")
  }

  func sceneDidDisconnect(_ scene: ConnectedScene) {
    print("SCENE DID DISCONNECT")
  }

  func sceneDidBecomeActive(_ scene: ConnectedScene) {
    print("SCENE DID BECOME ACTIVE")
  }

  func sceneWillResignActive(_ scene: ConnectedScene) {
    print("SCENE WILL RESIGN ACTIVE")
  }

  func sceneWillEnterForeground(_ scene: ConnectedScene) {
    print("SCENE WILL ENTER FOREGROUND")
  }

  func sceneDidEnterBackground(_ scene: ConnectedScene) {
    print("SCENE DID ENTER BACKGROUND")
  }
}
