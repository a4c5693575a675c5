public import Foundation

/// The description of a share of records that a person accepted.
///
/// For a scene that connects for it, it is in ``ConnectionOptions/cloudKitShareMetadata``; a connected scene
/// receives it with ``WindowSceneDelegate/windowScene(_:userDidAcceptCloudKitShareWith:)`` (S42).
@MainActor public final class ShareMetadata {
  /// The identifier of the container with the shared records.
  public let containerIdentifier: String
  /// The title of the share; nil if its owner gave none.
  public let title: String?
  /// The link by which the share was accepted; nil if the host doesn't know it.
  public let url: URL?

  /// Creates a description from its record, as at delivery.
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
