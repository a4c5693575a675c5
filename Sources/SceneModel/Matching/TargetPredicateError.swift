/// An error in a predicate format, with its position, the invalid part, and a description of valid input.
public struct TargetPredicateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: String, Sendable {
    /// A part of the format isn't valid at its position.
    case syntax
    /// The format uses a feature that needs the app's code, or that doesn't compare strings (S70).
    case unsupported
    /// The arguments don't correspond to the placeholders in the format.
    case argument
    /// The format is longer, or more deeply nested, than is allowed.
    case tooLarge
  }

  /// The kind of the error.
  public var code: Code
  /// The invalid part of the format.
  public var part: String
  /// The position of the invalid part in the format, in characters from 1.
  public var column: Int
  /// A description of the error and of the valid input, as the continuation of a sentence that begins with ``part``.
  public var message: String

  /// The error as one sentence.
  public var description: String {
    "predicate, column \(column): \(part.isEmpty ? "the end" : "\"\(part.escaped)\"") \(message)"
  }
}
