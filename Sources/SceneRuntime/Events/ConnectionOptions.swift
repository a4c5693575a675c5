/// Why a scene is being connected: the events it must handle once it is there.
///
/// What stands here is delivered nowhere else to the scene's delegate (S42).
@MainActor public final class ConnectionOptions {
  /// The URLs to open; empty if there are none.
  public var urlContexts: Set<OpenURLContext> { reading.look(.urlContexts, links) }
  /// The activities to take over; that of an activation request stands here (S41).
  public var userActivities: Set<UserActivity> { reading.look(.userActivities, activities) }
  /// The quick action to perform.
  public var shortcutItem: ShortcutItem? { reading.look(.shortcutItem, shortcut) }
  /// The answer to a notification; its target is the scene that connects (S77).
  public var notificationResponse: NotificationResponse? {
    reading.look(.notificationResponse, response)
  }
  /// The type of an activity that is on its way from another device.
  ///
  /// The activity isn't in ``userActivities``; it arrives by `scene(_:continue:)` (S43).
  public var handoffUserActivityType: String? { reading.look(.handoffUserActivityType, handoff) }
  /// The application that sent a URL, if it is one of the same vendor's; the host says so (S45).
  public let sourceApplication: String?

  /// Which parts hold something, and which were looked at.
  let reading: Reading
  private let links: Set<OpenURLContext>
  private let activities: Set<UserActivity>
  private let shortcut: ShortcutItem?
  private let response: NotificationResponse?
  private let handoff: String?

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
        contexts.insert(OpenURLContext(link, order: contexts.count))
        sender = sender ?? link.sourceApplication
      case .continueActivity(let record):
        activities.insert(UserActivity(record, order: activities.count))
      case .performShortcut(let record): shortcut = shortcut ?? ShortcutItem(record)
      case .receiveNotification(let record): response = response ?? NotificationResponse(record)
      case .willContinueActivity(let announced): handoff = handoff ?? announced.activityType
      }
    }
    links = contexts
    self.activities = activities
    self.shortcut = shortcut
    self.response = response
    self.handoff = handoff
    sourceApplication = sender
    reading = Reading(
      given: Set(
        [
          contexts.isEmpty ? nil : .urlContexts, activities.isEmpty ? nil : .userActivities,
          shortcut == nil ? nil : .shortcutItem, response == nil ? nil : .notificationResponse,
          handoff == nil ? nil : .handoffUserActivityType,
        ].compactMap(\.self)))
    reading.follow(self)
  }

  /// A property that holds what a scene connects for, by its name.
  public enum Part: String, CaseIterable, Sendable {
    case urlContexts
    case userActivities
    case handoffUserActivityType
    case shortcutItem
    case notificationResponse
  }

  /// What came of the options; outlives them, because a delegate may keep them and look later.
  @MainActor final class Reading {
    /// The parts that hold something.
    let given: Set<Part>
    /// The parts that were looked at, by anybody.
    var read: Set<Part> = []
    private weak var options: ConnectionOptions?

    init(given: Set<Part>) {
      self.given = given
    }

    /// Whether somebody has what a part holds: because it was looked at, or because the options are kept.
    func isTaken(_ part: Part) -> Bool { read.contains(part) || options != nil }

    /// Notes whose parts they are.
    func follow(_ options: ConnectionOptions) { self.options = options }

    func look<Value>(_ part: Part, _ value: Value) -> Value {
      read.insert(part)
      return value
    }
  }
}

extension ExternalEvent {
  /// Where it stands in the options of a scene that connects for it.
  var part: ConnectionOptions.Part {
    switch self {
    case .openURL: .urlContexts
    case .continueActivity: .userActivities
    case .willContinueActivity: .handoffUserActivityType
    case .performShortcut: .shortcutItem
    case .receiveNotification: .notificationResponse
    }
  }
}
