public import Foundation

/// The contents of a `ShareMetadata` as a value that events and the trace can hold.
public struct ShareRecord: Hashable, Codable, Sendable {
  /// The identifier of the CloudKit container with the shared records, such as `iCloud.com.example.postbox`.
  public var containerIdentifier: String
  /// The title of the share; nil if its owner gave none.
  public var title: String?
  /// The link by which the share was accepted; nil if the host doesn't know it.
  public var url: URL?

  /// Creates the description of an accepted share.
  ///
  /// - Parameters:
  ///   - containerIdentifier: The identifier of the CloudKit container with the shared records.
  ///   - title: The title of the share; nil for none.
  ///   - url: The link by which the share was accepted; nil if it isn't known.
  public init(containerIdentifier: String, title: String? = nil, url: URL? = nil) {
    self.containerIdentifier = containerIdentifier
    self.title = title
    self.url = url
  }
}
