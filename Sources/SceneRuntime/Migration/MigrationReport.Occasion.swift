import Foundation

extension MigrationReport {
  /// A kind of external event whose receivers can be different in an app with scenes and in an app without scenes.
  public enum Occasion: String, CaseIterable, Codable, Sendable {
    /// A link is opened.
    case link
    /// A web link is opened, as an activity with a web page (S92).
    case webLink = "web link"
    /// An activity is continued.
    case activity
    /// An activity from another device is announced (S43).
    case handoff = "Handoff, announced"
    /// The activity that was announced arrives.
    case handoffArrival = "Handoff, arriving"
    /// The transfer of the activity that was announced fails (S44).
    case handoffFailure = "Handoff, failing"
    /// A quick action is performed.
    case shortcut = "quick action"
    /// The user responds to a notification.
    case notification
    /// The user accepts a CloudKit share.
    case share
  }

  /// The events of one run, among them the event whose receivers are observed.
  package struct Scenario {
    package var before: [HostEvent] = []
    var event: HostEvent
    var after: [HostEvent] = []
  }
}

extension MigrationReport.Occasion {
  /// Returns the events of a run in which an external event of this kind occurs.
  package func scenario(
    _ start: MigrationReport.Start, _ samples: MigrationReport.Samples
  ) -> MigrationReport.Scenario {
    let first = event(samples)
    let arrival: MigrationReport.Scenario =
      switch start {
      case .cold: .init(event: .launch([first]))
      case .warm: .init(before: [.launch([])], event: .external(first))
      }
    let end = HostEvent.handoffArrives(ActivityRecord(activityType: samples.activityType))
    switch self {
    // Exactly one further event follows the announcement of an activity (S44).
    case .handoff: return .init(before: arrival.before, event: arrival.event, after: [end])
    case .handoffArrival: return .init(before: arrival.before + [arrival.event], event: end)
    case .handoffFailure:
      return .init(
        before: arrival.before + [arrival.event],
        event: .handoffFails(samples.activityType, reason: "played for a migration report"))
    case .link, .webLink, .activity, .shortcut, .notification, .share: return arrival
    }
  }

  /// Returns the first external event of a run: the event to observe, or the announcement that precedes it.
  private func event(_ samples: MigrationReport.Samples) -> ExternalEvent {
    switch self {
    case .link: .openURL(ExternalEvent.Link(samples.link))
    case .webLink:
      .continueActivity(
        ActivityRecord(activityType: UserActivity.browsingWebType, webpageURL: samples.webLink))
    case .activity: .continueActivity(ActivityRecord(activityType: samples.activityType))
    case .handoff, .handoffArrival, .handoffFailure:
      .willContinueActivity(ExternalEvent.Handoff(activityType: samples.activityType))
    case .shortcut: .performShortcut(ShortcutRecord(type: samples.shortcutType))
    case .notification: .receiveNotification(NotificationRecord(title: samples.notificationTitle))
    case .share: .acceptShare(ShareRecord(containerIdentifier: samples.containerIdentifier))
    }
  }
}
