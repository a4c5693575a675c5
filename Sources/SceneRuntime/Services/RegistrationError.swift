public import Foundation

/// The reason why an application can't receive remote notifications.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as reported by the host.
  public var reason: String

  /// Creates an error with a reason.
  ///
  /// - Parameter reason: The reason, as a clause without a full stop.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}

extension RegistrationError: LocalizedError {
  /// The reason, as the localized description of the error.
  public var errorDescription: String? { reason }
}
