public import Foundation

extension MigrationReport {
  /// What is played to the delegate; worth giving where it handles only what it knows.
  public struct Samples: Hashable, Sendable {
    /// A link of the app's own scheme.
    public var link: URL
    /// A page of the app's web site.
    public var webLink: URL
    /// The type of an activity the app continues.
    public var activityType: String
    /// The type of a quick action.
    public var shortcutType: String
    /// What a person reads on a notification.
    public var notificationTitle = "Migration report"

    /// Samples of what an Info.plist declares; what it doesn't is invented.
    ///
    /// - Parameter list: The Info.plist.
    public init(_ list: InformationPropertyList = InformationPropertyList()) {
      activityType = list.userActivityTypes.first ?? "migration-report"
      shortcutType = list.shortcutItems.first?.type ?? "migration-report"
      let scheme = list.urlSchemes.first ?? "migration-report"
      // A scheme that makes no link is as good as none.
      let root = URL(filePath: "/migration-report")
      link = URL(string: "\(scheme)://migration-report") ?? root
      webLink = URL(string: "https://migration-report.invalid/") ?? root
    }

    /// Plays other links in the place of those that were invented.
    ///
    /// - Parameter urls: Pages are told from links by their scheme, `http` or `https`; the last of each
    ///   counts.
    public mutating func use(_ urls: [URL]) {
      for url in urls {
        if ["http", "https"].contains(url.scheme?.lowercased()) {
          webLink = url
        } else {
          link = url
        }
      }
    }
  }
}
