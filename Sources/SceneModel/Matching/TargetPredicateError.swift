/// Why a format is no predicate for events: where, what was found, and what can stand there.
public struct TargetPredicateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public enum Code: String, Sendable {
    /// Something stands where it can't.
    case syntax
    /// It is Apple's, and can't be evaluated without the app's code, or isn't of texts (S70).
    case unsupported
    /// The arguments don't fit the places for them.
    case argument
    /// The format is longer, or deeper, than is read.
    case tooLarge
  }

  public var code: Code
  /// The part of the format it is about.
  public var part: String
  /// Where the part begins, in characters from 1.
  public var column: Int
  /// What is wrong, and what can stand there instead.
  public var message: String

  public var description: String {
    "predicate, column \(column): \(part.isEmpty ? "the end" : "\"\(part.escaped)\"") \(message)"
  }
}
