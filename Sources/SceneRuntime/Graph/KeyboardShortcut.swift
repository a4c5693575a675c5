/// A key, and the keys held while it is pressed.
///
/// Written as text it is `command+shift+n`: modifiers in the order of ``Modifier``, then the key. Read
/// from text, order and case don't count.
public struct KeyboardShortcut: Hashable, Sendable {
  /// A key held while another is pressed.
  public enum Modifier: String, CaseIterable, Codable, Sendable {
    case command
    case control
    case option
    case shift
  }

  /// The key: a character in lower case, or the name of a key that has none, such as `return`.
  public let key: String
  /// The keys held with it.
  public let modifiers: Set<Modifier>

  /// A shortcut with a key that is given as the character it types.
  ///
  /// - Parameters:
  ///   - key: The character; of a letter the case doesn't count. Characters such as a carriage return,
  ///     and those of Apple's function keys, are the keys with a name.
  ///   - modifiers: The keys held with it.
  public init(_ key: Character, modifiers: Set<Modifier> = [.command]) {
    self.key = Self.name(of: key)
    self.modifiers = modifiers
  }

  /// The return key, which does what a person most likely wants.
  public static let defaultAction = KeyboardShortcut("\r", modifiers: [])

  /// The escape key, which does nothing and goes back.
  public static let cancelAction = KeyboardShortcut("\u{1B}", modifiers: [])
}

// MARK: - Keys with a name

extension KeyboardShortcut {
  /// The names of keys, with the characters that stand for them.
  private static let names: [(name: String, characters: Set<Character>)] = [
    ("return", ["\r", "\n", "\r\n", "\u{3}"]),
    ("escape", ["\u{1B}"]),
    ("space", [" "]),
    ("tab", ["\t"]),
    ("delete", ["\u{8}", "\u{7F}"]),
    ("deleteforward", ["\u{F728}"]),
    ("up", ["\u{F700}"]),
    ("down", ["\u{F701}"]),
    ("left", ["\u{F702}"]),
    ("right", ["\u{F703}"]),
    ("home", ["\u{F729}"]),
    ("end", ["\u{F72B}"]),
    ("pageup", ["\u{F72C}"]),
    ("pagedown", ["\u{F72D}"]),
  ]

  /// The names a key can have instead of a character.
  package static var keyNames: [String] { names.map(\.name) }

  private static func name(of key: Character) -> String {
    names.first { $0.characters.contains(key) }?.name ?? key.lowercased()
  }
}

// MARK: - As text

extension KeyboardShortcut: LosslessStringConvertible {
  public var description: String {
    (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]).joined(separator: "+")
  }

  /// Reads a shortcut; nil if the text names no key, several, or a modifier there isn't.
  @_disfavoredOverload
  public init?(_ description: String) {
    var parts = description.lowercased()
      .split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // Behind the plus that joins it, the key may be a plus itself.
    if parts.suffix(2) == ["", ""] { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
    guard let key = parts.popLast() else { return nil }
    let modifiers = Set(parts.compactMap { Modifier(rawValue: $0) })
    guard modifiers.count == parts.count else { return nil }
    self.init(key: key, modifiers: modifiers)
  }

  /// A shortcut with a key by its character or its name; nil if the text is neither.
  package init?(key: String, modifiers: Set<Modifier>) {
    let named = Self.keyNames.contains(key) ? key : nil
    guard let key = named ?? (key.count == 1 ? key.first.map(Self.name) : nil) else { return nil }
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyboardShortcut: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shortcut = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no keyboard shortcut")
    }
    self = shortcut
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
