public import SceneRuntime

/// A key that a person presses while a view has the focus.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The text that the key types with its modifiers.
  public let characters: String
  /// The modifier keys held with the key.
  public let modifiers: EventModifiers
  /// The phase; hosts report only keys that are pressed down.
  public let phase: Phases

  /// The phases of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The sum of the raw values of the phases.
    public let rawValue: Int

    /// Creates a set from the sum of its raw values.
    ///
    /// - Parameter rawValue: The sum of the raw values, which are powers of two.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key is pressed down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action handled a key.
  public enum Result: Hashable, Sendable {
    /// The action handled the key, and no other view gets it.
    case handled
    /// The key is passed to the enclosing view next, and finally to the host.
    case ignored
  }

  /// Creates a key press from a shortcut; with Shift, it types a capital letter.
  init(_ shortcut: KeyboardShortcut) {
    key = shortcut.key
    modifiers = shortcut.modifiers
    let character = String(shortcut.key.character)
    characters = shortcut.modifiers.contains(.shift) ? character.uppercased() : character
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

  /// The key that chooses the command together with Command; nil for none.
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
