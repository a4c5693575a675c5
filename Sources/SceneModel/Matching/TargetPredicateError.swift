/// An error in a predicate format: its position, the invalid part, and the expected input.
public struct TargetPredicateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: String, Sendable {
    /// The part of the format is invalid at its position.
    case syntax
    /// The feature needs the app's code to be evaluated, or isn't about texts (S70).
    case unsupported
    /// The arguments don't match the placeholders.
    case argument
    /// The format exceeds the limit of length or depth.
    case tooLarge
  }

  /// The kind of the error.
  public var code: Code
  /// The invalid part of the format.
  public var part: String
  /// The position of the invalid part, in characters from 1.
  public var column: Int
  /// A description of the error and of the expected input.
  public var message: String

  /// The error as one sentence.
  public var description: String {
    "predicate, column \(column): \(part.isEmpty ? "the end" : "\"\(part.escaped)\"") \(message)"
  }
}
