public import SceneRuntime

/// A key that a person presses while a view has the focus.
public struct KeyPress: Hashable, Sendable {
  /// The key that is pressed, without its modifier keys.
  public let key: KeyEquivalent
  /// The text that the key types together with the modifier keys; for a Latin letter with Control, a control character.
  public let characters: String
  /// The modifier keys held with the key.
  public let modifiers: EventModifiers
  /// The phase of the key press, which is always `down`: hosts don't report that a key repeats or is released.
  public let phase: Phases

  /// A set of the phases of a key press: a key is pressed, repeats while it is held, and is released.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The sum of the raw values of the phases in the set.
    public let rawValue: Int

    /// Creates a set from the sum of its members' raw values.
    ///
    /// - Parameter rawValue: The sum of the raw values, which are powers of two.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The phase when the key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The phase when the key repeats, because a person holds the key down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The phase when the key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of an action for a key: handled or ignored.
  public enum Result: Hashable, Sendable {
    /// The action handled the key, and no other view gets the key.
    case handled
    /// The key is passed to the enclosing view next, and finally to the host.
    case ignored
  }

  /// Creates a press of the key of a keyboard shortcut, with the modifier keys of the shortcut.
  ///
  /// If the shortcut has Shift and its key is a letter, the text is the capital letter. If the shortcut has Control, a
  /// Latin letter types a control character, so that an action for letters doesn't get the key.
  init(_ shortcut: KeyboardShortcut) {
    key = shortcut.key
    modifiers = shortcut.modifiers
    let character = shortcut.key.character
    if modifiers.contains(.control), character.isLetter, let ascii = character.asciiValue {
      characters = String(UnicodeScalar(ascii & 0x1F))
    } else {
      characters = modifiers.contains(.shift) ? character.uppercased() : String(character)
    }
    phase = .down
  }
}

/// An editing command that views handle.
enum EditCommand: String, CaseIterable {
  case cut, copy, paste, delete, selectAll

  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .selectAll: "Select All"
    }
  }

  /// The key that performs the command when it is pressed with the Command key; nil if the command has no shortcut.
  var key: String? {
    switch self {
    case .cut: "x"
    case .copy: "c"
    case .paste: "v"
    case .delete: nil
    case .selectAll: "a"
    }
  }
}
