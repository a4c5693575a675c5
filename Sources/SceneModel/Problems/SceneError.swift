public import Foundation

/// The error that the handler of a failed scene request receives.
///
/// Code and domain are Apple's (S49, S55, S57), so that code which compares them keeps working.
public struct SceneError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The kinds of failure, with the raw values of Apple's codes (S49, S55, S57).
  public enum Code: Int, Codable, Sendable {
    /// A second scene was requested, but multiple scenes aren't supported.
    case multipleScenesNotSupported = 0
    /// The session is no longer open, or no declared scene matches the request.
    case requestDenied = 1
  }

  /// The kind of failure.
  public var code: Code
  /// The place, the cause and the remedy.
  public var problem: Problem

  /// Creates an error from a problem.
  public init(_ code: Code, _ problem: Problem) {
    self.code = code
    self.problem = problem
  }

  public var description: String { problem.description }
}

extension SceneError: CustomNSError {
  public static var errorDomain: String { "UISceneErrorDomain" }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
