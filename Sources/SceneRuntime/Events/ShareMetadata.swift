public import Foundation

/// The description of a CloudKit share that a person accepted.
///
/// If a scene connects for the share, the description is in ``ConnectionOptions/cloudKitShareMetadata``. If a connected
/// scene was chosen, its delegate receives the description with
/// ``WindowSceneDelegate/windowScene(_:userDidAcceptCloudKitShareWith:)`` (S42).
@MainActor public final class ShareMetadata {
  /// The identifier of the CloudKit container with the shared records.
  public let containerIdentifier: String
  /// The title of the share; nil if the owner gave the share no title.
  public let title: String?
  /// The link by which the share was accepted; nil if the host doesn't know the link.
  public let url: URL?

  /// Creates a description with the contents of a record, as the library does when it delivers a share.
  ///
  /// - Parameter record: The contents of the description.
  public init(_ record: ShareRecord) {
    containerIdentifier = record.containerIdentifier
    title = record.title
    url = record.url
  }
}

extension ShareMetadata: Hashable {
  public nonisolated static func == (lhs: ShareMetadata, rhs: ShareMetadata) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
