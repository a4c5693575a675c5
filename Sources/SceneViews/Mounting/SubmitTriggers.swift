/// A set of the types of fields in which a person submits text: text fields and search fields.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the types.
  public let rawValue: Int

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for text fields, 2 for search fields.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
