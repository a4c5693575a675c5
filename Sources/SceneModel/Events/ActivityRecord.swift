public import Foundation

/// The contents of a `UserActivity` as a value that events, requests and the store can hold.
public struct ActivityRecord: Hashable, Codable, Sendable {
  /// The type of the activity, in reverse-DNS notation.
  public var activityType: String
  /// The title shown to a person.
  public var title: String?
  /// The app's state for continuing the activity.
  public var userInfo: [PropertyValue: PropertyValue]?
  /// The text that chooses the activity's scene (S74).
  public var targetContentIdentifier: String?
  /// The web page to open on a device without the app.
  ///
  /// For a web link, this is the link itself.
  public var webpageURL: URL?
  /// The web page that led the person to the activity.
  public var referrerURL: URL?
  /// The date after which the activity is no longer eligible.
  public var expirationDate: Date?
  /// The keywords with which a search finds the activity.
  public var keywords: Set<String>
  /// The identifier by which the app can delete the activity.
  public var persistentIdentifier: String?
  /// The keys of `userInfo` to keep in the session's record (S129); nil for all.
  public var requiredUserInfoKeys: Set<String>?
  /// The system features that may use the activity.
  public var eligibility: Set<Eligibility>

  /// The type of an activity that stands for a web link to the page ``webpageURL``; the value is
  /// Apple's.
  public static let browsingWebType = "NSUserActivityTypeBrowsingWeb"

  /// Creates a record; every property but the type has a default.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity, in reverse-DNS notation.
  ///   - title: The title shown to a person; nil for none.
  ///   - userInfo: The app's state for continuing the activity; nil for none.
  ///   - targetContentIdentifier: The text that chooses the scene. If it is nil, the URL of the web
  ///     page chooses the scene (S81).
  ///   - webpageURL: The page with the same content, with the scheme http or https; an event with
  ///     another scheme is refused.
  ///   - referrerURL: The page from which the person came; nil if unknown.
  ///   - expirationDate: The date after which the activity is no longer eligible; nil for never.
  ///   - keywords: The words by which the activity can be searched.
  ///   - persistentIdentifier: The identifier by which the app can delete the activity; nil for
  ///     none.
  ///   - requiredUserInfoKeys: The keys of `userInfo` to keep in the session's record; nil for all
  ///     (S129).
  ///   - eligibility: The system features that may use the activity; Handoff by default.
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

  /// A system feature that may use an activity in addition to its delivery to a scene.
  public enum Eligibility: String, CaseIterable, Codable, Sendable {
    /// The activity can continue on another device.
    case handoff
    /// The activity appears in searches on the device.
    case search
    /// The activity appears in public search results.
    case publicIndexing
    /// The activity can be suggested to a person.
    case prediction
  }
}

extension ActivityRecord {
  /// Decodes a record; every field but the type is optional.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the type is missing, or a field is invalid.
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
  /// Whether the URL can be the web page of an activity.
  package var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
