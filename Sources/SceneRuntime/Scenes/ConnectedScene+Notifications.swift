public import Foundation

// Each is posted after the delegate was told, with the scene as its object (S22, S23).
extension ConnectedScene {
  /// The scene connected to its session.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// The scene is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene receives a person's input.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The scene stops receiving input.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene comes on screen; nothing else is posted with it (S24).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is off screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension LifeCycle.Step {
  /// What is posted after the delegate was told; nil if nobody is told.
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
