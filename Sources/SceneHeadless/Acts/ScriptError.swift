/// Why a script can't be played on; says what was expected.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// The alternatives, each on a line of its own below the message.
  public var list: [String]

  /// An error that says no more than its message and what there is instead.
  public init(_ message: String, list: [String] = []) {
    self.message = message
    self.list = list
  }

  public var description: String { lines.joined(separator: "\n") }

  /// The message, and the list a little to the right.
  package var lines: [String] { [message] + list.map { "  " + $0 } }
}
