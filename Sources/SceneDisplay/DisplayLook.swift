/// The look that an app prefers for a control or a choice; hosts may ignore it.
public enum DisplayLook: String, Codable, Sendable {
  /// The look that the host chooses.
  case automatic
  /// Without a frame.
  case plain
  /// With a frame.
  case bordered
  /// The look of the most important control.
  case prominent
  /// A switch.
  case `switch`
  /// Options in one row.
  case segmented
  /// Options in a column.
  case inline
  /// The selected option, with a menu of all options.
  case menu
  /// A line with a marker at the position of the number.
  case marker

  /// Decodes a look; an unknown look, such as a look of a later version, becomes `automatic`.
  ///
  /// - Parameter decoder: The decoder with the name of the look.
  /// - Throws: An error if there is no name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = DisplayLook(rawValue: name) ?? .automatic
  }
}
