public import Foundation

/// What a ``UserActivity`` says, as a value that events, requests and the store can hold.
public struct ActivityRecord: Hashable, Codable, Sendable {
  public var activityType: String
  public var title: String?
  public var userInfo: [PropertyValue: PropertyValue]?
  public var targetContentIdentifier: String?
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var keywords: Set<String>
  public var persistentIdentifier: String?
  /// The keys of `userInfo` that are kept for later (S129); nil for all.
  public var requiredUserInfoKeys: Set<String>?
  public var eligibility: Set<Eligibility>

  /// The type of an activity that is a web link, whose ``webpageURL`` is the page; its value is Apple's.
  public static let browsingWebType = "NSUserActivityTypeBrowsingWeb"

  /// What an activity says that says no more than its type, unless more is given.
  public init(
    activityType: String, title: String? = nil,
    userInfo: [PropertyValue: PropertyValue]? = nil, targetContentIdentifier: String? = nil,
    webpageURL: URL? = nil, referrerURL: URL? = nil, expirationDate: Date? = nil,
    keywords: Set<String> = [], persistentIdentifier: String? = nil,
    requiredUserInfoKeys: Set<String>? = nil, eligibility: Set<Eligibility> = [.handoff]
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
    self.webpageURL = webpageURL
    self.referrerURL = referrerURL
    self.expirationDate = expirationDate
    self.keywords = keywords
    self.persistentIdentifier = persistentIdentifier
    self.requiredUserInfoKeys = requiredUserInfoKeys
    self.eligibility = eligibility
  }

  /// What a system may do with an activity beside giving it to a scene.
  public enum Eligibility: String, CaseIterable, Codable, Sendable {
    case handoff
    case search
    case publicIndexing
    case prediction
  }
}

extension ActivityRecord {
  /// Reads a record; only its type has to be there.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      activityType: try values.decode(String.self, forKey: .activityType),
      title: try values.decodeIfPresent(String.self, forKey: .title),
      userInfo: try values.decodeIfPresent(
        [PropertyValue: PropertyValue].self, forKey: .userInfo),
      targetContentIdentifier: try values.decodeIfPresent(
        String.self, forKey: .targetContentIdentifier),
      webpageURL: try values.decodeIfPresent(URL.self, forKey: .webpageURL),
      referrerURL: try values.decodeIfPresent(URL.self, forKey: .referrerURL),
      expirationDate: try values.decodeIfPresent(Date.self, forKey: .expirationDate),
      keywords: try values.decodeIfPresent(Set<String>.self, forKey: .keywords) ?? [],
      persistentIdentifier: try values.decodeIfPresent(
        String.self, forKey: .persistentIdentifier),
      requiredUserInfoKeys: try values.decodeIfPresent(
        Set<String>.self, forKey: .requiredUserInfoKeys),
      eligibility: try values.decodeIfPresent(Set<Eligibility>.self, forKey: .eligibility)
        ?? [.handoff])
  }
}

extension URL {
  /// Whether it may be the page of an activity.
  package var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
