/// An error in a script, with a description of the expected input.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error.
  public var message: String
  /// Alternatives, listed one per line after the message.
  public var list: [String]

  /// Creates an error with a message and alternatives.
  ///
  /// - Parameters:
  ///   - message: The description of the error, without a line break.
  ///   - list: Alternatives, such as the labels that exist.
  public init(_ message: String, list: [String] = []) {
    self.message = message
    self.list = list
  }

  /// The message, followed by the indented alternatives.
  public var description: String { lines.joined(separator: "\n") }

  /// The message, followed by the indented alternatives.
  package var lines: [String] { [message] + list.map { "  " + $0 } }
}
