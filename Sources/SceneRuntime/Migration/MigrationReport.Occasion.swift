import Foundation

extension MigrationReport {
  /// Something that comes from outside and has another way with scenes than before.
  public enum Occasion: String, CaseIterable, Sendable {
    case link
    /// A web link, which is an activity with a page (S92).
    case webLink = "web link"
    case activity
    /// An activity from another device is announced (S43).
    case handoff = "Handoff, announced"
    /// The activity that was announced is here.
    case handoffArrival = "Handoff, arriving"
    /// The activity that was announced won't come (S44).
    case handoffFailure = "Handoff, failing"
    case shortcut = "quick action"
    case notification
  }

  /// The acts of one run, of which one is looked at.
  struct Scenario {
    var before: [HostEvent] = []
    var event: HostEvent
    var after: [HostEvent] = []
  }
}

extension MigrationReport.Occasion {
  /// The acts that let it come.
  func scenario(
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
    // Of what was announced follows exactly one more (S44).
    case .handoff: return .init(before: arrival.before, event: arrival.event, after: [end])
    case .handoffArrival: return .init(before: arrival.before + [arrival.event], event: end)
    case .handoffFailure:
      return .init(
        before: arrival.before + [arrival.event],
        event: .handoffFails(samples.activityType, reason: "played for a migration report"))
    case .link, .webLink, .activity, .shortcut, .notification: return arrival
    }
  }

  /// What comes first.
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
    }
  }
}
