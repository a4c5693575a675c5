/// A problem found by validation or at run time, with a code, a location, a description and a
/// remedy.
///
/// A problem is recorded, not thrown, and the application continues. Problems are listed in `Application.problems` and
/// in the trace. To recognize a problem, compare its code. To show a problem, use its `description`:
///
/// ```swift
/// @MainActor func unhandledEvents(in application: Application) -> [Problem] {
///   application.problems.filter { $0.code == .unhandledEvent }
/// }
/// ```
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The code, by which an app recognizes the kind of problem.
  public var code: Code
  /// The object that the problem concerns, such as a scene, a session, a window, a file or a call.
  public var place: String
  /// A description of the problem, as a clause without a full stop.
  public var what: String
  /// A description of the remedy, as a clause without a full stop.
  public var remedy: String

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - code: The code, by which an app recognizes the kind of problem.
  ///   - place: The object that the problem concerns, such as a scene, a session, a window, a file or a call.
  ///   - what: A description of the problem, as a clause without a full stop.
  ///   - remedy: A description of the remedy, as a clause without a full stop.
  public init(_ code: Code, at place: String, _ what: String, remedy: String) {
    self.code = code
    self.place = place
    self.what = what
    self.remedy = remedy
  }

  /// The problem as one sentence with location, cause and remedy, in which the secrets of links are redacted.
  public var description: String { "\(place): \(what); \(remedy).".withoutLinkValues.escaped }
}

extension Problem: Codable {
  private enum CodingKeys: CodingKey {
    case code
    case place
    case what
    case remedy
  }

  /// Decodes a problem; a problem encoded without a code gets the code ``Code/unspecified``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the place, the description or the remedy is missing or isn't a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decodeIfPresent(Code.self, forKey: .code) ?? .unspecified
    place = try container.decode(String.self, forKey: .place)
    what = try container.decode(String.self, forKey: .what)
    remedy = try container.decode(String.self, forKey: .remedy)
  }
}
