public import Foundation

/// The error that the error handler of a failed request receives.
///
/// The raw values of the codes and the domain are Apple's (S49, S55, S57), so existing comparisons keep working.
///
/// Compare ``code`` to distinguish failures. ``problem`` has the cause and the remedy:
///
/// ```swift
/// @MainActor func openOutbox(in application: Application) {
///   application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
///     guard let error = error as? SceneError else { return }
///     if error.code == .multipleScenesNotSupported { print(error.problem.remedy) }
///   }
/// }
/// ```
public struct SceneError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The kinds of failure, with the raw values of Apple's codes (S49, S55, S57).
  public enum Code: Int, Codable, Sendable {
    /// A second scene was requested, but multiple scenes aren't supported.
    case multipleScenesNotSupported = 0
    /// The request can't be carried out for another reason: for example, the session is no longer open, or no declared
    /// scene matches the request.
    case requestDenied = 1
  }

  /// The kind of failure.
  public var code: Code
  /// The problem that made the request fail, with its location, its cause and its remedy.
  public var problem: Problem

  /// Creates an error because of a problem.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - problem: The problem that made the request fail.
  public init(_ code: Code, _ problem: Problem) {
    self.code = code
    self.problem = problem
  }

  /// The description of the problem, as one sentence.
  public var description: String { problem.description }
}

extension SceneError: CustomNSError {
  /// The domain of the error as an `NSError`, with Apple's value (S49).
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The raw value of the code, as the code of an `NSError`.
  public var errorCode: Int { code.rawValue }

  /// The description of the error, for the key `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
