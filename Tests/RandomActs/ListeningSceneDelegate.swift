import SceneRuntime
import TestSupport

/// A scene delegate that reports its calls to the application's delegate.
@MainActor final class ListeningSceneDelegate: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession, options: ConnectionOptions
  ) {
    listener(scene)?.add(self, of: session)
    if let scene = scene as? WindowScene {
      let window = SceneWindow(windowScene: scene)
      window.content = StubContent()
      window.makeKeyAndVisible()
    }
    hear(.willConnectTo, scene, options.purpose)
  }

  func sceneDidDisconnect(_ scene: ConnectedScene) { hear(.sceneDidDisconnect, scene) }

  func sceneWillEnterForeground(_ scene: ConnectedScene) { hear(.sceneWillEnterForeground, scene) }

  func sceneDidBecomeActive(_ scene: ConnectedScene) { hear(.sceneDidBecomeActive, scene) }

  func sceneWillResignActive(_ scene: ConnectedScene) { hear(.sceneWillResignActive, scene) }

  func sceneDidEnterBackground(_ scene: ConnectedScene) { hear(.sceneDidEnterBackground, scene) }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    hear(.openURLContexts, scene)
  }

  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    hear(.continue, scene)
  }

  func scene(_ scene: ConnectedScene, willContinueUserActivityWithType type: String) {
    hear(.willContinueUserActivityWithType, scene)
  }

  func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType type: String, error: any Error
  ) {
    hear(.didFailToContinueUserActivityWithType, scene)
  }

  func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
    guard listener(scene)?.keepsState == true else {
      scene.lacks(.stateRestorationActivity)
      return nil
    }
    hear(.stateRestorationActivity, scene)
    return UserActivity(activityType: "keep")
  }

  func scene(_ scene: ConnectedScene, didUpdate userActivity: UserActivity) {
    hear(.didUpdate, scene)
  }

  func scene(_ scene: ConnectedScene, restoreInteractionStateWith activity: UserActivity) {
    hear(.restoreInteractionStateWith, scene)
  }

  func windowScene(_ scene: WindowScene, didUpdateEffectiveGeometry previous: WindowScene.Geometry)
  {
    hear(.didUpdateEffectiveGeometry, scene)
  }

  func windowScene(
    _ scene: WindowScene, performActionFor item: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    hear(.performActionFor, scene)
    completionHandler(true)
  }

  func windowScene(
    _ scene: WindowScene, userDidAcceptCloudKitShareWith metadata: ShareMetadata
  ) {
    hear(.userDidAcceptShare, scene)
  }

  private func hear(
    _ callback: TraceEntry.Callback, _ scene: ConnectedScene, _ note: String = ""
  ) {
    // While a scene connects and goes, its session already, and still, has it.
    let isOfSession = scene.session.scene === scene
    listener(scene)?.hear(callback, scene.session, isOfSession ? note : " without its session")
  }

  private func listener(_ scene: ConnectedScene) -> Listener? {
    scene.session.application?.delegate as? Listener
  }
}

extension ConnectionOptions {
  /// The events that the scene connects for, in the format of the trace.
  fileprivate var purpose: String {
    var events = urlContexts.map { ExternalEvent.openURL(.init($0.url)) }
    events += userActivities.map { .continueActivity($0.record) }
    if let item = shortcutItem {
      let target = item.targetContentIdentifier.flatMap { PropertyValue($0) }
      events.append(.performShortcut(.init(type: item.type, targetContentIdentifier: target)))
    }
    if let response = notificationResponse {
      events.append(
        .receiveNotification(
          .init(
            title: response.title, targetContentIdentifier: response.targetContentIdentifier)))
    }
    if let share = cloudKitShareMetadata {
      events.append(.acceptShare(.init(containerIdentifier: share.containerIdentifier)))
    }
    var texts = events.map { "\($0)" }
    if let handoffUserActivityType { texts.append("handoff \(handoffUserActivityType)") }
    return texts.map { " for \($0)" }.joined()
  }
}
