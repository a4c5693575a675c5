/// A command of the terminal host, in addition to the commands of the app.
package enum HostCommand: String, CaseIterable, Hashable, Sendable {
  case help, commands, menu, find
  case nextScene, previousScene, switcher, newWindow, closeScene
  case background, home, slideOver, zoom, wider, narrower
  case log, redraw, picture, attachDisplay, memoryWarning, suspend, quit

  /// The title of the command in menus and lists.
  package var title: String {
    switch self {
    case .help: "Help"
    case .commands: "All Commands"
    case .menu: "Menus"
    case .find: "Find in Window"
    case .nextScene: "Next Window"
    case .previousScene: "Previous Window"
    case .switcher: "Switcher"
    case .newWindow: "New Window"
    case .closeScene: "Close Window"
    case .background: "Send Window to Background"
    case .home: "Home"
    case .slideOver: "Slide Over"
    case .zoom: "Zoom"
    case .wider: "Wider"
    case .narrower: "Narrower"
    case .log: "Log"
    case .redraw: "Redraw"
    case .picture: "Save Picture"
    case .attachDisplay: "Attach or Detach Display"
    case .memoryWarning: "Memory Warning"
    case .suspend: "Suspend"
    case .quit: "Quit"
    }
  }

  /// A sentence that describes the effect of the command.
  package var explanation: String {
    switch self {
    case .help: "Shows the keys that work here."
    case .commands: "Lists all commands, to be found by typing."
    case .menu: "Opens the menus of the app."
    case .find: "Moves the focus to an element of the window by its name."
    case .nextScene: "Moves the focus to the next window."
    case .previousScene: "Moves the focus to the window before."
    case .switcher: "Shows all windows, to resume, create or close one."
    case .newWindow: "Opens another window."
    case .closeScene: "Closes the window for good."
    case .background: "Takes the window from the screen; the switcher has it."
    case .home: "Sends the app to the background."
    case .slideOver: "Lays the window over the others, or beside them again."
    case .zoom: "Shows the window alone, or beside the others again."
    case .wider: "Moves the divider to give the window more room."
    case .narrower: "Moves the divider to give the window less room."
    case .log: "Shows what happens, as it happens."
    case .redraw: "Draws everything again."
    case .picture: "Writes the screen to a file, as SVG."
    case .attachDisplay: "Attaches a second screen, or detaches it."
    case .memoryWarning: "Tells the app that memory is short."
    case .suspend: "Stops the app until the shell continues it (fg)."
    case .quit: "Asks the app to quit; pressed again, it ends at once."
    }
  }

  /// The keys that perform the command, the most readable key first; hints contain only the first key.
  package var keys: [KeyPress] {
    switch self {
    case .help: [KeyPress(.function(1)), KeyPress(.character("?"))]
    case .commands: [KeyPress(.function(2)), KeyPress(.character("p"), .control)]
    case .menu: [KeyPress(.function(10))]
    case .find: [KeyPress(.character("/"))]
    case .nextScene: [KeyPress(.function(6)), KeyPress(.character("o"), .control)]
    case .previousScene: [KeyPress(.function(6), .shift)]
    case .switcher: [KeyPress(.function(5)), KeyPress(.character("t"), .control)]
    case .newWindow: [KeyPress(.character("n"), .control), KeyPress(.function(3))]
    case .closeScene: [KeyPress(.function(4)), KeyPress(.character("w"), .control)]
    case .background: [KeyPress(.function(11))]
    case .home: [KeyPress(.function(12))]
    case .slideOver: [KeyPress(.function(9))]
    case .zoom: [KeyPress(.function(8)), KeyPress(.character("z"))]
    case .wider: [KeyPress(.character(">"))]
    case .narrower: [KeyPress(.character("<"))]
    case .log: [KeyPress(.function(7)), KeyPress(.character("g"), .control)]
    case .redraw: [KeyPress(.character("l"), .control)]
    case .picture, .attachDisplay, .memoryWarning: []
    case .suspend: [KeyPress(.character("z"), .control)]
    case .quit: [KeyPress(.character("c"), .control), KeyPress(.character("q"), .control)]
    }
  }

  /// Returns the command that the given key performs.
  ///
  /// - Parameters:
  ///   - key: The key that the person pressed.
  ///   - isTyping: Whether keys type text, so that only function keys and keys with Control, except Control-W, are
  ///     commands.
  /// - Returns: The command; nil if the key has none.
  package static func of(_ key: KeyPress, isTyping: Bool) -> HostCommand? {
    allCases.first { command in
      command.keys.contains { other in
        guard other.key == key.key else { return false }
        guard case .character = key.key else { return other.modifiers == key.modifiers }
        if isTyping, other.modifiers.isEmpty || other == KeyPress(.character("w"), .control) {
          return false
        }
        return other.modifiers == key.modifiers.subtracting(other.modifiers.isEmpty ? .shift : [])
      }
    }
  }
}

extension KeyPress {
  /// The name of the key with Control, Shift and Alt, such as `^C` or `Shift-F6`; other modifiers aren't named.
  package var name: String {
    let key =
      switch key {
      case .character(" "): "Space"
      case .character(let character):
        modifiers.contains(.control) ? character.uppercased() : String(character)
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .backspace: "Backspace"
      case .delete: "Del"
      case .insert: "Ins"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .function(let number): "F\(number)"
      case .menu: "Menu"
      }
    var name = modifiers.contains(.control) ? "^" + key : key
    if modifiers.contains(.shift) { name = "Shift-" + name }
    if modifiers.contains(.option) { name = "Alt-" + name }
    return name
  }
}
