public import Foundation

/// The reason why an application can't receive remote notifications.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as the host reports it.
  public var reason: String

  /// Creates an error with the reason why registration failed.
  ///
  /// - Parameter reason: The reason, as a clause without a full stop, such as "there is no network".
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason why the registration failed.
  public var description: String { reason }
}

extension RegistrationError: LocalizedError {
  /// The reason, as the localized description of the error.
  public var errorDescription: String? { reason }
}
