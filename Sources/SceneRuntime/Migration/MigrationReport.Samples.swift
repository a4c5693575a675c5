public import Foundation

extension MigrationReport {
  /// The values of the sample events.
  ///
  /// Set the values if a delegate handles only certain values.
  public struct Samples: Hashable, Sendable {
    /// A link with the app's own scheme.
    public var link: URL
    /// A page of the app's website.
    public var webLink: URL
    /// The type of an activity that the app continues.
    public var activityType: String
    /// The type of a quick action.
    public var shortcutType: String
    /// The title of a notification.
    public var notificationTitle = "Migration report"
    /// The identifier of the container of a share.
    public var containerIdentifier = "migration-report"

    /// Creates samples from the declarations of an Info.plist, with placeholders for missing
    /// declarations.
    ///
    /// - Parameter list: The Info.plist.
    public init(_ list: InformationPropertyList = InformationPropertyList()) {
      activityType = list.userActivityTypes.first ?? "migration-report"
      shortcutType = list.shortcutItems.first?.type ?? "migration-report"
      let scheme = list.urlSchemes.first ?? "migration-report"
      // If the scheme doesn't give a valid link, a placeholder replaces the link.
      let root = URL(filePath: "/migration-report")
      link = URL(string: "\(scheme)://migration-report") ?? root
      webLink = URL(string: "https://migration-report.invalid/") ?? root
    }

    /// Replaces the sample links.
    ///
    /// - Parameter urls: The links. A link with the scheme `http` or `https` is the sample web
    ///   page, any other link is the sample link; of several, the last is used.
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
