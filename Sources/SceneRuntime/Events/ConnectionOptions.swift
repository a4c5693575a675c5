/// The events for which a scene connects.
///
/// These events aren't delivered to the scene's delegate in any other way (S42).
///
/// ```swift
/// final class MessageSceneDelegate: ConnectedSceneDelegate {
///   func scene(
///     _ scene: ConnectedScene, willConnectTo session: SceneSession,
///     options connectionOptions: ConnectionOptions
///   ) {
///     if let link = connectionOptions.urlContexts.first {
///       scene.title = link.url.lastPathComponent
///     } else if let activity = connectionOptions.userActivities.first {
///       scene.title = activity.title
///     }
///   }
/// }
/// ```
@MainActor public final class ConnectionOptions {
  /// The URLs to open; empty if there are none.
  public var urlContexts: Set<OpenURLContext> { reading.look(.urlContexts, links) }
  /// The activities to continue, including the activity of an activation request (S41).
  public var userActivities: Set<UserActivity> { reading.look(.userActivities, activities) }
  /// The quick action to perform; nil if there is none.
  public var shortcutItem: ShortcutItem? { reading.look(.shortcutItem, shortcut) }
  /// The user's response to a notification; nil if there is none.
  ///
  /// The `targetScene` of the response is the connecting scene (S77).
  public var notificationResponse: NotificationResponse? {
    reading.look(.notificationResponse, response)
  }

  /// The CloudKit share that a person accepted; nil if there is none.
  public var cloudKitShareMetadata: ShareMetadata? { reading.look(.cloudKitShareMetadata, share) }
  /// The type of an activity that another device announced and is transferring; nil if there is none.
  ///
  /// The activity itself isn't in ``userActivities``. After its transfer, the activity is delivered with
  /// `scene(_:continue:)` (S43).
  public var handoffUserActivityType: String? { reading.look(.handoffUserActivityType, handoff) }
  /// The identifier of the application that sent a link, if the host reports that the sender has the same developer as
  /// this application (S45); nil otherwise.
  public let sourceApplication: String?

  /// The record of which properties contain events, and which of them were read.
  let reading: Reading
  private let links: Set<OpenURLContext>
  private let activities: Set<UserActivity>
  private let shortcut: ShortcutItem?
  private let response: NotificationResponse?
  private let share: ShareMetadata?
  private let handoff: String?

  init(_ events: [ExternalEvent]) {
    var contexts: Set<OpenURLContext> = []
    var activities: Set<UserActivity> = []
    var shortcut: ShortcutItem?
    var response: NotificationResponse?
    var share: ShareMetadata?
    var handoff: String?
    var sender: String?
    for event in events {
      switch event {
      case .openURL(let link):
        contexts.insert(OpenURLContext(link, order: contexts.count))
        sender = sender ?? link.sourceApplication
      case .continueActivity(let record):
        activities.insert(UserActivity(record, order: activities.count))
      case .performShortcut(let record): shortcut = shortcut ?? ShortcutItem(record)
      case .receiveNotification(let record): response = response ?? NotificationResponse(record)
      case .acceptShare(let record): share = share ?? ShareMetadata(record)
      case .willContinueActivity(let announced): handoff = handoff ?? announced.activityType
      }
    }
    links = contexts
    self.activities = activities
    self.shortcut = shortcut
    self.response = response
    self.share = share
    self.handoff = handoff
    sourceApplication = sender
    reading = Reading(given: Set(events.map(\.part)))
    // The weak reference only shows whether the delegate can still read the events. Without events, it isn't needed.
    if !events.isEmpty { reading.follow(self) }
  }

  /// Creates options with objects that a test made.
  package init(
    links: Set<OpenURLContext>, activities: Set<UserActivity>, shortcut: ShortcutItem?,
    response: NotificationResponse?, share: ShareMetadata?, handoff: String?
  ) {
    self.links = links
    self.activities = activities
    self.shortcut = shortcut
    self.response = response
    self.share = share
    self.handoff = handoff
    sourceApplication = links.lazy.compactMap(\.options.sourceApplication).first
    let given: [(Part, Bool)] = [
      (.urlContexts, !links.isEmpty), (.userActivities, !activities.isEmpty),
      (.shortcutItem, shortcut != nil), (.notificationResponse, response != nil),
      (.cloudKitShareMetadata, share != nil), (.handoffUserActivityType, handoff != nil),
    ]
    reading = Reading(given: Set(given.filter(\.1).map(\.0)))
    reading.follow(self)
  }

  /// The properties of the options that contain the events of a connection.
  public enum Part: String, CaseIterable, Codable, Sendable {
    /// The links, in ``ConnectionOptions/urlContexts``.
    case urlContexts
    /// The activities, in ``ConnectionOptions/userActivities``.
    case userActivities
    /// The type of an activity that is being transferred, in ``ConnectionOptions/handoffUserActivityType``.
    case handoffUserActivityType
    /// The quick action, in ``ConnectionOptions/shortcutItem``.
    case shortcutItem
    /// The response to a notification, in ``ConnectionOptions/notificationResponse``.
    case notificationResponse
    /// The CloudKit share that a person accepted, in ``ConnectionOptions/cloudKitShareMetadata``.
    case cloudKitShareMetadata
  }

  /// The record of which properties of the options contain events, and which were read.
  ///
  /// The scene retains this record. The options are released after the connection, unless other code retains them.
  @MainActor final class Reading {
    /// The properties that contain events.
    let given: Set<Part>
    /// The properties that any code has read; emptied right before `scene(_:willConnectTo:options:)` is called.
    var read: Set<Part> = []
    private weak var options: ConnectionOptions?

    init(given: Set<Part>) {
      self.given = given
    }

    /// Returns whether a property was read, or can still be read because the options still exist.
    func isTaken(_ part: Part) -> Bool { read.contains(part) || options != nil }

    /// Keeps a weak reference to the options that this object describes.
    func follow(_ options: ConnectionOptions) { self.options = options }

    func look<Value>(_ part: Part, _ value: Value) -> Value {
      read.insert(part)
      return value
    }
  }
}

extension ExternalEvent {
  /// The property of the connection options that contains the event.
  var part: ConnectionOptions.Part {
    switch self {
    case .openURL: .urlContexts
    case .continueActivity: .userActivities
    case .willContinueActivity: .handoffUserActivityType
    case .performShortcut: .shortcutItem
    case .receiveNotification: .notificationResponse
    case .acceptShare: .cloudKitShareMetadata
    }
  }
}
