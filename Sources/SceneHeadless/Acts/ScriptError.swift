/// An error in a script, with a description of the expected input.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error.
  public var message: String
  /// The lines printed after the message, such as the labels that exist, or the lines that a window shows.
  public var list: [String]

  /// Creates an error with a message and the lines printed after the message.
  ///
  /// - Parameters:
  ///   - message: The description of the error, without a line break.
  ///   - list: The lines, such as the labels that exist.
  public init(_ message: String, list: [String] = []) {
    self.message = message
    self.list = list
  }

  /// The message, followed by the indented lines of ``list``.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description: the message, and the indented lines of ``list``.
  package var lines: [String] { [message] + list.map { "  " + $0 } }
}
