/// A delegate that receives the user's responses to notifications, except a response for which a scene connects.
///
/// An application has one notification delegate, ``Application/notificationDelegate``, which is often also the
/// application's delegate. If a connected scene is chosen for a response, the delegate's method is called after this
/// scene has entered the foreground. If a scene connects for a response, the response is in the scene's connection
/// options instead (S42, S77).
///
/// ```swift
/// final class MailDelegate: ApplicationDelegate, NotificationCenterDelegate {
///   func application(
///     _ application: Application,
///     didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     application.notificationDelegate = self
///     return true
///   }
///
///   func notificationCenter(
///     _ application: Application, didReceive response: NotificationResponse
///   ) {
///     response.targetScene?.title = response.title
///   }
/// }
/// ```
@MainActor public protocol NotificationCenterDelegate: AnyObject {
  /// Tells the delegate how the user responded to a notification, unless a scene connects for the response.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - response: The response. Its `targetScene` is the scene that was chosen for the response, or nil if the user
  ///     dismissed the notification.
  func notificationCenter(_ application: Application, didReceive response: NotificationResponse)
}
