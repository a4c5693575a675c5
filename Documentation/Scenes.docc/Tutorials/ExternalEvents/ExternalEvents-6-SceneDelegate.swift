import Foundation
import Observation
import Scenes

@Observable
final class SceneDelegate: WindowSceneDelegate {
  private(set) var message: Message?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    if let place = session.userInfo?["place"] as? String {
      show(place, in: scene)
    }
    for context in connectionOptions.urlContexts {
      show(context.url.path, in: scene)
    }
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    for context in urlContexts {
      show(context.url.path, in: scene)
    }
  }

  private func show(_ path: String, in scene: ConnectedScene) {
    guard let message = Message.at(path) else { return }
    self.message = message
    let place = "message/\(message.id)/"
    let conditions = SceneActivationConditions()
    if let predicate = try? TargetPredicate(format: "SELF CONTAINS %@", place) {
      conditions.prefersToActivateForTargetContentIdentifierPredicate = predicate
    }
    scene.activationConditions = conditions
    scene.session.userInfo = ["place": place]
  }
}
