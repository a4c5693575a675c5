import Checking
import SceneModel
import Testing

@testable import SceneTerminal

/// The keys of the host's commands, and those of the app's.
struct HostCommandTests {
  @Test(arguments: HostCommand.allCases)
  func `each key stands for its command`(command: HostCommand) {
    for key in command.keys { expectEqual(HostCommand.of(key, isTyping: false), command) }
    expect(!command.title.isEmpty && command.explanation.hasSuffix("."))
  }

  @Test(arguments: HostCommand.allCases)
  func `while a person types, only keys that type nothing are commands`(command: HostCommand) {
    for key in command.keys {
      var isText = false
      if case .character = key.key { isText = !key.modifiers.contains(.control) }
      // The key that deletes a word.
      if key == KeyPress(.character("w"), .control) { isText = true }
      expectEqual((HostCommand.of(key, isTyping: true) == nil), isText)
    }
  }

  @Test(arguments: [
    (KeyPress(.character("?"), .shift), HostCommand.help), (KeyPress(.character("a")), nil),
    (KeyPress(.function(6), .shift), .previousScene), (KeyPress(.function(6)), .nextScene),
    (KeyPress(.function(6), .control), nil), (KeyPress(.function(99)), nil),
    (KeyPress(.character("n")), nil), (KeyPress(.character("z")), .zoom),
    (KeyPress(.character("z"), .control), .suspend), (KeyPress(.character(">"), .shift), .wider),
  ])
  func `modifiers tell keys apart, but for Shift that makes a character`(
    key: KeyPress, command: HostCommand?
  ) {
    expectEqual(HostCommand.of(key, isTyping: false), command)
  }

  @Test(arguments: [
    (KeyPress(.character("c"), .control), "^C"), (KeyPress(.function(6), .shift), "Shift-F6"),
    (KeyPress(.character("?")), "?"), (KeyPress(.character(" ")), "Space"),
    (KeyPress(.left, .option), "Alt-←"), (KeyPress(.pageDown), "PgDn"),
  ])
  func `a key has a name`(key: KeyPress, name: String) {
    expectEqual(key.name, name)
  }

  @Test(arguments: [
    (KeyPress(.character("a"), .control), true), (KeyPress(.character("i"), .control), false),
    (KeyPress(.character("z"), [.control, .shift]), false), (KeyPress(.character("?")), true),
    (KeyPress(.character(","), .control), false), (KeyPress(.character("_"), .option), true),
    (KeyPress(.character("l"), [.control, .option]), true), (KeyPress(.tab, .shift), true),
    (KeyPress(.enter, .control), false), (KeyPress(.left, [.control, .shift]), true),
    (KeyPress(.backspace, .control), false), (KeyPress(.character("a"), .command), false),
  ])
  func `a terminal has bytes for few keys with several modifiers`(key: KeyPress, isSent: Bool) {
    expectEqual(key.hasTraditionalBytes, isSent)
  }

  @Test(arguments: [
    (KeyPress(.character("s"), .control), KeyboardShortcut("s"), true),
    (KeyPress(.character("s"), .command), KeyboardShortcut("s"), true),
    (KeyPress(.character("s")), KeyboardShortcut("s"), false),
    (KeyPress(.character("s"), .option), KeyboardShortcut("s"), false),
    (KeyPress(.character("S"), [.control, .shift]), KeyboardShortcut("s"), false),
    (
      KeyPress(.character("S"), [.control, .shift]),
      KeyboardShortcut("s", modifiers: [.command, .shift]), true
    ),
    (
      KeyPress(.character("s"), [.control, .shift]),
      KeyboardShortcut("s", modifiers: [.command, .shift]), true
    ),
    (KeyPress(.character("?"), .shift), KeyboardShortcut("?", modifiers: []), true),
    (KeyPress(.enter), .defaultAction, true), (KeyPress(.escape), .cancelAction, true),
    (KeyPress(.enter, .control), .defaultAction, false),
    (KeyPress(.up, .option), KeyboardShortcut(.upArrow, modifiers: .option), true),
    (
      KeyPress(.character("ы"), .control, base: "s"), KeyboardShortcut("s"), true
    ),
    (KeyPress(.function(1)), KeyboardShortcut("1", modifiers: []), false),
    (KeyPress(.character("="), [.control, .shift], shifted: "+"), KeyboardShortcut("+"), true),
    (
      KeyPress(.character("="), [.control, .shift], shifted: "+"),
      KeyboardShortcut("+", modifiers: [.command, .shift]), true
    ),
    (
      KeyPress(.character("="), [.control, .shift, .option], shifted: "+"), KeyboardShortcut("+"),
      false
    ),
    (KeyPress(.character("="), .control, shifted: "+"), KeyboardShortcut("+"), false),
  ])
  func `Control stands for Command in shortcuts`(
    key: KeyPress, shortcut: KeyboardShortcut, isMatch: Bool
  ) {
    expectEqual(key.matches(shortcut), isMatch)
  }
}
