public import Foundation

/// The contents of a `UserActivity` as a value that events, requests and the store can hold.
public struct ActivityRecord: Hashable, Codable, Sendable {
  /// The type of the activity, in reverse-DNS notation.
  public var activityType: String
  /// The title that is shown to a person; nil for none.
  public var title: String?
  /// The data from which the app continues the activity; nil for none.
  public var userInfo: [PropertyValue: PropertyValue]?
  /// The text by which the scene for the activity is chosen; nil for none (S74).
  public var targetContentIdentifier: String?
  /// The web page that a device without the app opens; nil for none.
  ///
  /// For an activity that stands for a web link, this is the link.
  public var webpageURL: URL?
  /// The web page that led the person to the activity; nil if it is unknown.
  public var referrerURL: URL?
  /// The date until which the activity is offered to other devices; nil if the activity doesn't expire.
  public var expirationDate: Date?
  /// The keywords with which a search can find the activity.
  public var keywords: Set<String>
  /// The identifier with which the app can delete the activity; nil for none.
  public var persistentIdentifier: String?
  /// The keys of the `userInfo` entries that a session saves; nil to save all entries (S129).
  public var requiredUserInfoKeys: Set<String>?
  /// The features of the system that may use the activity.
  public var eligibility: Set<Eligibility>

  /// The type of an activity that stands for a web link; the link is the activity's ``webpageURL``.
  ///
  /// The type has the same name as on Apple's platforms.
  public static let browsingWebType = "NSUserActivityTypeBrowsingWeb"

  /// Creates a record.
  ///
  /// Every property but the activity type has a default value.
  ///
  /// - Parameters:
  ///   - activityType: The activity type, in reverse-DNS notation.
  ///   - title: The title that is shown to a person; nil for none.
  ///   - userInfo: The data from which the app continues the activity; nil for none.
  ///   - targetContentIdentifier: The text by which the scene is chosen. If it is nil, the scene is chosen by the URL
  ///     of the web page (S81).
  ///   - webpageURL: The web page with the same content, with the scheme http or https; nil for none. An event whose
  ///     web page has another scheme is refused.
  ///   - referrerURL: The web page that led the person to the activity; nil if it is unknown.
  ///   - expirationDate: The date until which the activity is offered to other devices; nil if the activity doesn't
  ///     expire.
  ///   - keywords: The keywords with which a search can find the activity.
  ///   - persistentIdentifier: The identifier with which the app can delete the activity; nil for none.
  ///   - requiredUserInfoKeys: The keys of the `userInfo` entries that a session saves; nil to save all entries (S129).
  ///   - eligibility: The features of the system that may use the activity; only Handoff by default.
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

  /// A feature of the system, such as search, that may use an activity.
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
  /// Decodes a record.
  ///
  /// Every property but the activity type may be missing.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the activity type is missing, or if a property is invalid.
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
  /// Whether the URL can be the web page of an activity: its scheme is http or https.
  package var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
