/// A question that a stand-in answered in a trial, such as the value of a condition in the app's code.
public struct AskedQuestion: Codable, Hashable, Sendable {
  /// The text of a question, and the delegate method during which the question arose.
  public struct Key: Codable, Hashable, Sendable {
    /// The text of the question, such as `shared.user != nil`, or the location and the text of a condition.
    public var text: String
    /// The delegate method that was running; nil if none was, or if the question arose outside of the main thread.
    public var callback: String?
  }

  /// The question.
  public var key: Key
  /// The number of times that the question arose.
  public var count: Int
}
