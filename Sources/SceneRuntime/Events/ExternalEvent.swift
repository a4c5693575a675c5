public import Foundation

/// Something from outside that one scene has to handle: a link to open, an activity to continue.
public enum ExternalEvent: Hashable, Codable, Sendable {
  case openURL(Link)
  case continueActivity(ActivityRecord)

  /// A URL to open, with what is known of its sender.
  public struct Link: Hashable, Codable, Sendable {
    public var url: URL
    public var sourceApplication: String?
    public var openInPlace: Bool

    public init(_ url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.url = url
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }

  /// The text by which a scene is chosen (S81); nil matches nothing but `*`.
  public var text: String? {
    switch self {
    case .openURL(let link): link.url.absoluteString
    case .continueActivity(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    }
  }
}
