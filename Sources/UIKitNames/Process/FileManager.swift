public import Foundation

extension FileManager {
  /// The folder that the apps of a group share; nil, because programs here have no groups.
  ///
  /// - Parameter group: The identifier of the group.
  /// - Returns: Always nil.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }

  /// The folder of an app in iCloud; nil, as without an account.
  ///
  /// - Parameter container: The identifier of the container; nil for the first.
  /// - Returns: Always nil.
  public func url(forUbiquityContainerIdentifier container: String?) -> URL? { nil }

  /// The account of iCloud; nil, as without one.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
}
