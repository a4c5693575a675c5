/// The acts that a person may perform on an element.
///
/// The acts don't depend on how a host draws the element: a host that doesn't know the element's kind, and therefore
/// draws the fallback of the kind, offers the same acts.
///
/// ```swift
/// import SceneDisplay
///
/// func canBePressed(_ node: DisplayNode) -> Bool {
///   node.element.acts.contains(.press)
/// }
/// ```
public struct DisplayActs: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the acts.
  public let rawValue: UInt16

  /// Creates a set from the sum of the acts' raw values, which are powers of two.
  ///
  /// - Parameter rawValue: The sum.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Pressing the element.
  public static let press = DisplayActs(rawValue: 1)
  /// Replacing the element's text.
  public static let enter = DisplayActs(rawValue: 2)
  /// Submitting the element's text, for example with the return key.
  public static let submit = DisplayActs(rawValue: 4)
  /// Setting the element's number.
  public static let set = DisplayActs(rawValue: 8)
  /// Changing the element's number by one step up or down.
  public static let step = DisplayActs(rawValue: 16)
  /// Moving keyboard focus to the element.
  public static let focus = DisplayActs(rawValue: 32)
  /// Leaving or closing the element.
  public static let dismiss = DisplayActs(rawValue: 64)
  /// Scrolling the element.
  ///
  /// For a lazy list, a host requests other rows with ``DisplayContent/pull(_:of:)``. For an element with a
  /// ``DisplayScrollPlace``, the host sends the act together with the id of the first visible node.
  public static let scroll = DisplayActs(rawValue: 128)
  /// Deleting the element from its list.
  public static let delete = DisplayActs(rawValue: 256)
  /// Moving the element to another position in its list.
  public static let move = DisplayActs(rawValue: 512)
  /// Pressing keys while the focus is in the element, or while nothing has the focus.
  public static let key = DisplayActs(rawValue: 1024)
  /// Pressing the element for a long time.
  public static let hold = DisplayActs(rawValue: 2048)
  /// Performing a named action of the element.
  public static let action = DisplayActs(rawValue: 4096)
  /// Dragging the element to another element.
  public static let drag = DisplayActs(rawValue: 8192)
  /// Dropping another element on the element.
  public static let drop = DisplayActs(rawValue: 16_384)
  /// Selecting characters of the element's text.
  public static let select = DisplayActs(rawValue: 32_768)

  /// The names of all acts, in the order of their raw values.
  private static let allNames = [
    "press", "enter", "submit", "set", "step", "focus", "dismiss", "scroll", "delete", "move",
    "key",
    "hold", "action", "drag", "drop", "select",
  ]

  /// The names of the acts in this set, in the order of their raw values.
  public var names: [String] {
    Self.allNames.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
  }
}

/// Sets of acts are encoded as arrays of names; decoding ignores unknown names.
extension DisplayActs: Codable {
  /// Creates a set from an array of names.
  ///
  /// - Parameter decoder: The decoder, which reads an array of texts.
  /// - Throws: A `DecodingError` if the data isn't an array of texts.
  public init(from decoder: any Decoder) throws {
    let names = try decoder.singleValueContainer().decode([String].self)
    let bits = names.compactMap(Self.allNames.firstIndex).map { DisplayActs(rawValue: 1 << $0) }
    self.init(bits)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
