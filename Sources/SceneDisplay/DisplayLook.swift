/// The look that an app prefers for a control or a choice; hosts may ignore it.
public enum DisplayLook: String, Codable, Sendable {
  /// The look of the host.
  case automatic
  /// Without a frame.
  case plain
  /// With a frame.
  case bordered
  /// That of the most important control.
  case prominent
  /// A switch.
  case `switch`
  /// Options in one row.
  case segmented
  /// Options in a column.
  case inline
  /// A line with a marker at the number.
  case marker

  /// Reads a look; one of a later version is that of the host.
  ///
  /// - Parameter decoder: The decoder with the name of the look.
  /// - Throws: An error if there is no name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = DisplayLook(rawValue: name) ?? .automatic
  }
}
