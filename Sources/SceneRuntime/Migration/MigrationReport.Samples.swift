public import Foundation

extension MigrationReport {
  /// The values of the events that the runs send to the delegates.
  ///
  /// Set the values if a delegate handles only certain links, activities or quick actions.
  public struct Samples: Hashable, Sendable {
    /// A link with the app's own scheme.
    public var link: URL
    /// A page of the app's website.
    public var webLink: URL
    /// The type of the activity that the app is asked to continue.
    public var activityType: String
    /// The type of the quick action that the app is asked to perform.
    public var shortcutType: String
    /// The title of the notification to which the user responds.
    public var notificationTitle = "Migration report"
    /// The identifier of the CloudKit container of the share that the user accepts.
    public var containerIdentifier = "migration-report"

    /// Creates samples from the values that an Info.plist declares, with placeholders for values that it doesn't
    /// declare.
    ///
    /// - Parameter list: The Info.plist of the app; by default an empty one.
    public init(_ list: InformationPropertyList = InformationPropertyList()) {
      activityType = list.userActivityTypes.first ?? "migration-report"
      shortcutType = list.shortcutItems.first?.type ?? "migration-report"
      let scheme = list.urlSchemes.first ?? "migration-report"
      // If the URL scheme doesn't give a valid link, a file URL is used instead.
      let root = URL(filePath: "/migration-report")
      link = URL(string: "\(scheme)://migration-report") ?? root
      webLink = URL(string: "https://migration-report.invalid/") ?? root
    }

    /// Replaces the sample link, the sample web page, or both.
    ///
    /// - Parameter urls: The new links. A link with the scheme `http` or `https` replaces the web page, and any other
    ///   link replaces the sample link. If several links replace the same sample, the last one is used.
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
