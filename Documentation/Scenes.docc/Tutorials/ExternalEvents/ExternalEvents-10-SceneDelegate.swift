import Foundation
import Observation
import Scenes

@Observable
final class SceneDelegate: WindowSceneDelegate {
  private(set) var message: Message?
  private(set) var isReplying = false
  var reply = ""

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
    for activity in connectionOptions.userActivities {
      follow(activity, in: scene)
    }
    if let shortcutItem = connectionOptions.shortcutItem {
      perform(shortcutItem, in: scene)
    }
    if let response = connectionOptions.notificationResponse {
      receive(response, in: scene)
    }
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    for context in urlContexts {
      show(context.url.path, in: scene)
    }
  }

  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    follow(userActivity, in: scene)
  }

  private func follow(_ activity: UserActivity, in scene: ConnectedScene) {
    guard activity.activityType == UserActivity.browsingWebType else { return }
    if let page = activity.webpageURL {
      show(page.path, in: scene)
    }
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(perform(shortcutItem, in: windowScene))
  }

  @discardableResult
  private func perform(_ shortcutItem: ShortcutItem, in scene: ConnectedScene) -> Bool {
    guard shortcutItem.type == "com.example.postbox.reply",
      let place = shortcutItem.targetContentIdentifier as? String
    else { return false }
    show(place, in: scene)
    isReplying = true
    return true
  }

  func receive(_ response: NotificationResponse, in scene: ConnectedScene) {
    guard let place = response.targetContentIdentifier else { return }
    show(place, in: scene)
    if response.actionIdentifier == "reply" {
      reply = response.userText ?? ""
      isReplying = true
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
