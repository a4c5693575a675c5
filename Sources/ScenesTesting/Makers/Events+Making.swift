public import Foundation
public import Scenes
public import Testing

extension ConnectionOptions {
  /// Creates the reasons for connecting a scene, for a test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - urlContexts: The links for which the scene connects.
  ///   - userActivities: The activities to continue.
  ///   - shortcutItem: The quick action to perform.
  ///   - notificationResponse: The response to a notification.
  ///   - cloudKitShareMetadata: The share that a person accepted.
  ///   - handoffUserActivityType: The type of an activity that another device announced.
  public convenience init(
    urlContexts: Set<OpenURLContext> = [], userActivities: Set<UserActivity> = [],
    shortcutItem: ShortcutItem? = nil, notificationResponse: NotificationResponse? = nil,
    cloudKitShareMetadata: ShareMetadata? = nil, handoffUserActivityType: String? = nil
  ) {
    self.init(
      links: urlContexts, activities: userActivities, shortcut: shortcutItem,
      response: notificationResponse, share: cloudKitShareMetadata,
      handoff: handoffUserActivityType)
  }
}

extension OpenURLContext {
  /// Creates a link to open, for a test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - url: The link, or the URL of a file.
  ///   - sourceApplication: The identifier of the application that sent the link, if both applications have the same
  ///     developer; nil otherwise.
  ///   - openInPlace: Whether a file may be used in place.
  public convenience init(
    url: URL, sourceApplication: String? = nil, openInPlace: Bool = false
  ) {
    self.init(
      ExternalEvent.Link(url, sourceApplication: sourceApplication, openInPlace: openInPlace))
  }
}

extension UserActivity {
  /// Creates the activity of a web link, which the system sends for a page of the app's website.
  ///
  /// - Parameter page: The page, with the scheme http or https.
  public convenience init(browsing page: URL) {
    self.init(activityType: UserActivity.browsingWebType)
    webpageURL = page
  }
}

extension ShortcutItem {
  /// Creates a quick action that a person chose, for a test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - type: The identifier of the quick action, chosen by the app.
  ///   - target: The target content identifier, which chooses a scene.
  ///   - userInfo: The custom data. A value that can't be sent fails the test.
  ///   - sourceLocation: The location of a failure in the test.
  public convenience init(
    type: String, for target: String? = nil, userInfo: [String: Any]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let entries = userInfo.map { PropertyValue.entries(of: $0, sourceLocation) }
    self.init(
      ShortcutRecord(
        type: type,
        userInfo: entries?.reduce(into: [:]) { result, entry in
          if case .string(let key) = entry.key { result[key] = entry.value }
        },
        targetContentIdentifier: target.map { .string($0) }))
  }
}

extension NotificationResponse {
  /// Creates a person's response to a notification, for a test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - title: The title of the notification.
  ///   - body: The text below the title.
  ///   - actionIdentifier: The chosen action; by default, the action of opening the notification.
  ///   - requestIdentifier: The identifier of the notification's request, chosen by the app.
  ///   - userInfo: The data from the sender. A value that can't be sent fails the test.
  ///   - userText: The typed text, for an action with text input.
  ///   - target: The target content identifier, which chooses a scene.
  ///   - targetScene: The scene that the system chose for the response; nil for none.
  ///   - sourceLocation: The location of a failure in the test.
  public convenience init(
    title: String, body: String = "",
    actionIdentifier: String = NotificationResponse.defaultActionIdentifier,
    requestIdentifier: String = "", userInfo: [AnyHashable: Any] = [:], userText: String? = nil,
    for target: String? = nil, targetScene: ConnectedScene? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      NotificationRecord(
        requestIdentifier: requestIdentifier, title: title, body: body,
        actionIdentifier: actionIdentifier,
        userInfo: PropertyValue.entries(of: userInfo, sourceLocation), userText: userText,
        targetContentIdentifier: target),
      targetScene: targetScene)
  }
}

extension ShareMetadata {
  /// Creates the description of a share that a person accepted, for a test that calls a delegate directly.
  ///
  /// - Parameters:
  ///   - containerIdentifier: The identifier of the container with the shared records.
  ///   - title: The title of the share; nil for none.
  ///   - url: The link by which the share was accepted; nil if it isn't known.
  public convenience init(containerIdentifier: String, title: String? = nil, url: URL? = nil) {
    self.init(ShareRecord(containerIdentifier: containerIdentifier, title: title, url: url))
  }
}

extension PropertyValue {
  /// Returns the entries of a dictionary; entries that can't be sent fail the test.
  fileprivate static func entries(
    of dictionary: [AnyHashable: Any], _ sourceLocation: SourceLocation
  ) -> [PropertyValue: PropertyValue] {
    var reader = Reader()
    let entries = reader.entries(of: dictionary)
    for refusal in reader.refusals.sorted(by: { $0.path < $1.path }) {
      SimulatorIssue(
        message: "userInfo\(refusal.path) \(refusal.fault.reason); \(refusal.fault.remedy)",
        severity: .error, sourceLocation: sourceLocation
      ).record()
    }
    return entries
  }
}
