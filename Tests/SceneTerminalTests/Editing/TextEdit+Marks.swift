import SceneDisplay

@testable import SceneTerminal

extension [Character] {
  /// Returns whether two texts consist of the same bytes.
  func isIdentical(to other: [Character]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension TextEdit {
  /// Creates a text from one with `|` at the cursor and `[` and `]` around the selection.
  init(marked text: String, isMultiline: Bool = false) {
    self.init(text.filter { !"|[]".contains($0) }, isMultiline: isMultiline)
    var positions: [Character: Int] = [:]
    var position = 0
    for character in text {
      if "|[]".contains(character) { positions[character] = position } else { position += 1 }
    }
    let cursor = positions["|"] ?? 0
    let other = positions["["] == cursor ? positions["]"] : positions["["]
    move(to: other ?? cursor)
    move(to: cursor, isSelecting: true)
  }

  /// The text with `|` at the cursor and `[` and `]` around the selection, the cursor inside.
  var marked: String {
    var text = characters.map(String.init)
    if selection.isEmpty {
      text.insert("|", at: cursor)
    } else {
      let isAtStart = cursor == selection.lowerBound
      text.insert(isAtStart ? "]" : "|]", at: selection.upperBound)
      text.insert(isAtStart ? "[|" : "[", at: selection.lowerBound)
    }
    return text.joined()
  }

  /// Presses keys such as `C-a`, `M-b`, `S-left` or `x`, with spaces between them.
  ///
  /// - Returns: Whether all of them are editing keys.
  @discardableResult
  mutating func press(_ keys: String) -> Bool {
    keys.split(separator: " ").map { handle(KeyPress(named: String($0))) }.allSatisfy { $0 }
  }
}

extension KeyPress {
  private static let names: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "backspace": .backspace, "delete": .delete, "enter": .enter, "tab": .tab, "esc": .escape,
    "pageup": .pageUp, "pagedown": .pageDown, "insert": .insert, "menu": .menu,
    "f1": .function(1), "space": .character(" "),
  ]

  /// Creates a key from its name, behind the letters of its modifiers.
  init(named name: String) {
    var name = name[...]
    var modifiers: Modifiers = []
    let letters: [Character: Modifiers] = [
      "S": .shift, "C": .control, "M": .option, "D": .command, "H": .hyper,
    ]
    while name.count > 2, name.dropFirst().first == "-", let first = name.first,
      let modifier = letters[first]
    {
      modifiers.insert(modifier)
      name = name.dropFirst(2)
    }
    self.init(Self.names[String(name)] ?? .character(name.first ?? " "), modifiers)
  }
}
