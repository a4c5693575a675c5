/// The fields whose texts a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the fields.
  public let rawValue: Int

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for texts, 2 for searches.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for texts.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searches.
  public static let search = SubmitTriggers(rawValue: 2)
}
