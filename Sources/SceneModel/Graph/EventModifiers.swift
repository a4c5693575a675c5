/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  /// Modifiers by the sum of their raw values: caps lock 1, shift 2, control 4, option 8, command 16,
  /// numeric pad 32.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, which other keyboards call alt.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The modifiers by the names they have in text, in the order of text.
  package static let named: [(name: String, modifier: EventModifiers)] = [
    ("command", .command), ("control", .control), ("option", .option), ("shift", .shift),
    ("capslock", .capsLock), ("numericpad", .numericPad),
  ]

  /// The names of those that are held.
  package var names: [String] { Self.named.filter { contains($0.modifier) }.map(\.name) }

  /// The modifiers with names; nil if one of the names is unknown or repeated.
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
