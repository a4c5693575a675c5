public import Foundation

/// What a ``UserActivity`` says, as a value that events, requests and the store can hold.
public struct ActivityRecord: Hashable, Codable, Sendable {
  public var activityType: String
  public var title: String?
  public var userInfo: [PropertyValue: PropertyValue]?
  public var targetContentIdentifier: String?
  public var webpageURL: URL?

  public init(
    activityType: String, title: String? = nil,
    userInfo: [PropertyValue: PropertyValue]? = nil, targetContentIdentifier: String? = nil,
    webpageURL: URL? = nil
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
    self.webpageURL = webpageURL
  }
}
