import SceneModel

extension KeyboardShortcut {
  /// The name of the shortcut in a terminal, where Command becomes Control.
  var keyName: String { keyPress.name }

  /// The key of the shortcut in a terminal, where Command becomes Control.
  var keyPress: KeyPress {
    var held: KeyPress.Modifiers = []
    if modifiers.contains(.command) || modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.option) { held.insert(.option) }
    let named: KeyPress.Key =
      switch key {
      case .return: .enter
      case .escape: .escape
      case .tab: .tab
      case .delete: .backspace
      case .deleteForward: .delete
      case .upArrow: .up
      case .downArrow: .down
      case .leftArrow: .left
      case .rightArrow: .right
      case .home: .home
      case .end: .end
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      default: .character(key.character)
      }
    return KeyPress(named, held)
  }
}
