/// Why a scene is being connected: the events it must handle once it is there.
///
/// What stands here is delivered nowhere else to the scene's delegate (S42).
@MainActor public final class ConnectionOptions {
  /// The URLs to open; empty if there are none.
  public let urlContexts: Set<OpenURLContext>
  /// The activities to take over; that of an activation request stands here (S41).
  public let userActivities: Set<UserActivity>
  /// The quick action to perform.
  public let shortcutItem: ShortcutItem?
  /// The answer to a notification; its target is the scene that connects (S77).
  public let notificationResponse: NotificationResponse?
  /// The type of an activity that is on its way from another device.
  ///
  /// The activity isn't in ``userActivities``; it arrives by `scene(_:continue:)` (S43).
  public let handoffUserActivityType: String?
  /// The application that sent a URL, if it is one of the same vendor's; the host says so (S45).
  public let sourceApplication: String?

  init(_ events: [ExternalEvent]) {
    var contexts: Set<OpenURLContext> = []
    var activities: Set<UserActivity> = []
    var shortcut: ShortcutItem?
    var response: NotificationResponse?
    var handoff: String?
    var sender: String?
    for event in events {
      switch event {
      case .openURL(let link):
        contexts.insert(OpenURLContext(link))
        sender = sender ?? link.sourceApplication
      case .continueActivity(let record): activities.insert(UserActivity(record))
      case .performShortcut(let record): shortcut = shortcut ?? ShortcutItem(record)
      case .receiveNotification(let record): response = response ?? NotificationResponse(record)
      case .willContinueActivity(let announced): handoff = handoff ?? announced.activityType
      }
    }
    urlContexts = contexts
    userActivities = activities
    shortcutItem = shortcut
    notificationResponse = response
    handoffUserActivityType = handoff
    sourceApplication = sender
  }
}
