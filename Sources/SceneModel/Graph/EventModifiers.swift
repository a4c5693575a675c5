/// A set of modifier keys held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Codable, Sendable {
  /// The sum of the raw values of the modifiers.
  public let rawValue: Int

  /// Creates a set of modifiers from the sum of their raw values: caps lock 1, shift 2, control 4, option 8, command
  /// 16, numeric pad 32.
  ///
  /// - Parameter rawValue: The sum of the raw values; 0 for no modifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, labeled alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A marker for keys on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The modifiers with their names in the text of a shortcut, in the order in which the text lists them.
  package static let named: [(name: String, modifier: EventModifiers)] = [
    ("command", .command), ("control", .control), ("option", .option), ("shift", .shift),
    ("capslock", .capsLock), ("numericpad", .numericPad),
  ]

  package var names: [String] { Self.named.filter { contains($0.modifier) }.map(\.name) }

  /// Creates a set from the names of modifiers; nil if a name is unknown or repeated.
  package init?(names: some Sequence<String>) {
    var modifiers: EventModifiers = []
    for name in names {
      guard let known = Self.named.first(where: { $0.name == name }),
        modifiers.insert(known.modifier).inserted
      else { return nil }
    }
    self = modifiers
  }
}
