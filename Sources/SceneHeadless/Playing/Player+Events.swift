import Foundation
import SceneRuntime

// Functions that create external events from the arguments of acts.
extension ExternalEvent {
  static func shortcut(_ type: String, for target: String?) -> ExternalEvent {
    .performShortcut(
      ShortcutRecord(type: type, targetContentIdentifier: target.map { .string($0) }))
  }

  /// Returns the event for continuing an activity of the given type.
  ///
  /// If the type is `browsingWebType` and the target is a URL, the URL is the activity's web page, whose address
  /// determines the scene (S81).
  static func continuing(_ type: String, for target: String?) -> ExternalEvent {
    if type == UserActivity.browsingWebType, let page = target.flatMap(URL.init(string:)) {
      return .continueActivity(ActivityRecord(activityType: type, webpageURL: page))
    }
    return .continueActivity(ActivityRecord(activityType: type, targetContentIdentifier: target))
  }

  static func notification(
    _ title: String, for target: String?, with action: String?, saying text: String?
  ) -> ExternalEvent {
    .receiveNotification(
      NotificationRecord(
        title: title, actionIdentifier: action ?? NotificationResponse.defaultActionIdentifier,
        userText: text, targetContentIdentifier: target))
  }
}

extension Act.Handoff {
  func event(of type: String) -> HostEvent {
    switch self {
    case .begins(let target):
      .external(
        .willContinueActivity(
          ExternalEvent.Handoff(activityType: type, targetContentIdentifier: target)))
    case .arrives(let target):
      .handoffArrives(ActivityRecord(activityType: type, targetContentIdentifier: target))
    case .fails(let reason): .handoffFails(type, reason: reason)
    case .taken: .handoffTaken(type)
    }
  }
}
