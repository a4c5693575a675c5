/// A question that the app's code asked stand-ins in a trial.
public struct AskedQuestion: Codable, Hashable, Sendable {
  /// The text of a question, and the delegate call that asked it.
  public struct Key: Codable, Hashable, Sendable {
    /// The members and calls that led to it, or the place of a condition.
    public var text: String
    /// The delegate method that was running; nil for none.
    public var callback: String?
  }

  /// The question.
  public var key: Key
  /// The number of times it was asked.
  public var count: Int
}
