/// Is told what people answer to notifications while their scenes are there.
///
/// An application has one, ``Application/notificationDelegate``; often that is its delegate. It is
/// told after the scene came to the front. A scene that connects for a notification finds the answer
/// in its connection options instead (S42, S77).
@MainActor public protocol NotificationCenterDelegate: AnyObject {
  /// A person answered a notification, for a scene that is connected.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - response: The answer, with the scene that was chosen for it.
  func notificationCenter(_ application: Application, didReceive response: NotificationResponse)
}
