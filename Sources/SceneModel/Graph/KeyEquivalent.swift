/// The key of a keyboard shortcut: a key that types a character, or a named key such as ``return``.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that represents the key.
  public var character: Character

  /// Creates the key that types a character.
  ///
  /// - Parameter character: The character that the key types without modifiers.
  ///   ``KeyboardShortcut`` converts a letter to lower case.
  public init(_ character: Character) {
    self.character = character
  }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The up arrow key.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The down arrow key.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The left arrow key.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The right arrow key.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The end key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The page up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The page down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The clear key of a numeric pad.
  public static let clear: KeyEquivalent = "\u{F739}"
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types the character of a literal.
  ///
  /// - Parameter character: The character of the literal.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}

// MARK: - Names

extension KeyEquivalent {
  /// The names of keys that type no visible character, each with the other characters that also stand for the key.
  private static let named: [(name: String, key: KeyEquivalent, others: Set<Character>)] = [
    ("return", .return, ["\n", "\r\n", "\u{3}"]), ("escape", .escape, []), ("space", .space, []),
    ("tab", .tab, []), ("delete", .delete, ["\u{7F}"]), ("deleteforward", .deleteForward, []),
    ("up", .upArrow, []), ("down", .downArrow, []), ("left", .leftArrow, []),
    ("right", .rightArrow, []), ("home", .home, []), ("end", .end, []), ("pageup", .pageUp, []),
    ("pagedown", .pageDown, []), ("clear", .clear, []),
  ]

  /// The names of all keys that have a name, such as `return`.
  package static var names: [String] { named.map(\.name) }

  /// The name of the key in the text of a shortcut, or its character if it has no name.
  package var name: String {
    Self.named.first { $0.key == self }?.name ?? String(character)
  }

  /// Creates a key from its name or its character; nil if the text is neither.
  package init?(name: String) {
    if let known = Self.named.first(where: { $0.name == name }) {
      self = known.key
    } else {
      guard name.count == 1, let character = name.first else { return nil }
      self = KeyEquivalent(character).standard
    }
  }

  /// The key in the form that is used for comparisons.
  ///
  /// A letter becomes lowercase. An alternative character of a named key, such as a line feed for the return key,
  /// becomes the standard character of the key.
  package var standard: KeyEquivalent {
    if let known = Self.named.first(where: { $0.others.contains(character) }) { return known.key }
    let lower = character.lowercased()
    guard lower.count == 1, let letter = lower.first else { return self }
    return KeyEquivalent(letter)
  }
}
