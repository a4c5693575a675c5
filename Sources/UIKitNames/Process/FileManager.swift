public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share; always nil, because this library has no app groups.
  ///
  /// - Parameter group: The identifier of the group.
  /// - Returns: Always nil.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }

  /// Returns the folder of an app in iCloud; always nil, because this library has no iCloud account.
  ///
  /// - Parameter container: The identifier of the container; nil for the first container.
  /// - Returns: Always nil.
  public func url(forUbiquityContainerIdentifier container: String?) -> URL? { nil }

  /// The iCloud account; always nil, because there is none.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
}
