/// A key, and the keys held while it is pressed.
///
/// Written as text it is `command+shift+n`: modifiers in the order command, control, option, shift, then the
/// key. Read from text, order and case don't count.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key; a letter in lower case.
  public let key: KeyEquivalent
  /// The keys held with it.
  public let modifiers: EventModifiers

  /// A shortcut with a key.
  ///
  /// - Parameters:
  ///   - key: The key; of a letter the case doesn't count.
  ///   - modifiers: The keys held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key.standard
    self.modifiers = modifiers
  }

  /// The return key, which does what a person most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The escape key, which does nothing and goes back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: LosslessStringConvertible {
  public var description: String { (modifiers.names + [key.name]).joined(separator: "+") }

  /// Reads a shortcut; nil if the text names no key, several, or a modifier there isn't.
  @_disfavoredOverload
  public init?(_ description: String) {
    var parts = description.lowercased()
      .split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // Behind the plus that joins it, the key may be a plus itself.
    if parts.suffix(2) == ["", ""] { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
    guard let key = parts.popLast().flatMap(KeyEquivalent.init(name:)),
      let modifiers = EventModifiers(names: parts)
    else { return nil }
    self.init(key, modifiers: modifiers)
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
