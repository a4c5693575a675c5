/// Why a scene is being connected: the events it must handle once it is there.
///
/// What stands here is delivered nowhere else to the scene's delegate (S42).
@MainActor public final class ConnectionOptions {
  /// The URLs to open; empty if there are none.
  public let urlContexts: Set<OpenURLContext>
  /// The activities to take over; that of an activation request stands here (S41).
  public let userActivities: Set<UserActivity>

  init(_ events: [ExternalEvent]) {
    var contexts: Set<OpenURLContext> = []
    var activities: Set<UserActivity> = []
    for event in events {
      switch event {
      case .openURL(let link): contexts.insert(OpenURLContext(link))
      case .continueActivity(let record): activities.insert(UserActivity(record))
      }
    }
    urlContexts = contexts
    userActivities = activities
  }
}
