public import Foundation

// Each notification is posted after the corresponding delegate call, with the scene as its object (S22, S23). In an
// application without scenes, none of these notifications is posted.
extension ConnectedScene {
  /// Posted when the scene connects to its session.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after the scene disconnects.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene becomes active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when the scene stops receiving input.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene is about to appear on screen; no notification is posted after the scene
  /// appeared (S24).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene has entered the background, so that it is off screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension LifeCycle.Step {
  /// The notification of the step, posted after the delegate call; nil if the step has no notification.
  var notification: Notification.Name? {
    switch self {
    case .enterForeground: ConnectedScene.willEnterForegroundNotification
    case .becomeActive: ConnectedScene.didActivateNotification
    case .resignActive: ConnectedScene.willDeactivateNotification
    case .enterBackground: ConnectedScene.didEnterBackgroundNotification
    case .attachInBackground: nil
    case .disconnect: ConnectedScene.didDisconnectNotification
    }
  }
}
