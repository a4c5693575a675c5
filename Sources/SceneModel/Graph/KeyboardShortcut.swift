/// A keyboard shortcut: a key with the modifier keys that are held while the key is pressed.
///
/// The text of a shortcut, such as `command+shift+n`, lists the modifiers in the order `command`, `control`, `option`,
/// `shift`, `capslock`, `numericpad`, and then the key. When a shortcut is parsed from text, the order of the modifiers
/// and the case of letters don't matter.
///
/// ```swift
/// let newMessage = KeyboardShortcut("n", modifiers: [.command, .shift])
/// print(newMessage)  // command+shift+n
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key; if it types a letter, the letter is in lower case.
  public let key: KeyEquivalent
  /// The modifier keys held while the key is pressed.
  public let modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key; the case of a letter doesn't matter.
  ///   - modifiers: The modifier keys held while the key is pressed.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key.standard
    self.modifiers = modifiers
  }

  /// The shortcut of a dialog's default button: the return key without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The shortcut of a dialog's cancel button: the escape key without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: LosslessStringConvertible {
  /// The shortcut as text, such as `command+shift+n`.
  public var description: String { (modifiers.names + [key.name]).joined(separator: "+") }

  /// Parses the text of a shortcut; nil if the key is missing or unknown, or if a modifier is unknown or repeated.
  ///
  /// The keys without a visible character have names: `return`, `escape`, `space`, `tab`, `delete`,
  /// `deleteforward`, `up`, `down`, `left`, `right`, `home`, `end`, `pageup`, `pagedown` and
  /// `clear`.
  ///
  /// - Parameter description: The names of the modifiers, each followed by `+`, and then the character or the name of
  ///   the key. Upper and lower case are the same.
  @_disfavoredOverload
  public init?(_ description: String) {
    var parts = description.lowercased()
      .split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The key after the last separator may itself be a plus.
    if parts.suffix(2) == ["", ""] { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
    guard let key = parts.popLast().flatMap(KeyEquivalent.init(name:)),
      let modifiers = EventModifiers(names: parts)
    else { return nil }
    self.init(key, modifiers: modifiers)
  }
}

extension KeyboardShortcut: Codable {
  /// Decodes a shortcut from its text.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no string, or if the string isn't the text of a shortcut.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shortcut = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" isn't a keyboard shortcut")
    }
    self = shortcut
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
