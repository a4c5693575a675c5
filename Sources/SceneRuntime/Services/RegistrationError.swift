public import Foundation

/// The reason why an application can't receive remote notifications.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as reported by the host.
  public var reason: String

  /// Creates an error with a reason.
  public init(reason: String) {
    self.reason = reason
  }

  public var description: String { reason }
}

extension RegistrationError: LocalizedError {
  public var errorDescription: String? { reason }
}
