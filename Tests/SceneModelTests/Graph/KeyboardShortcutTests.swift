import Checking
import Foundation
import SceneModel
import Testing

struct KeyboardShortcutTests {
  struct Text: Sendable, CustomTestStringConvertible {
    var text: String
    var shortcut: KeyboardShortcut
    /// The canonical form.
    var form: String?

    var testDescription: String { text }
  }

  @Test(arguments: [
    Text(text: "command+n", shortcut: KeyboardShortcut("n")),
    Text(
      text: "Shift+COMMAND+N", shortcut: .init("n", modifiers: [.shift, .command]),
      form: "command+shift+n"),
    Text(
      text: "command+control+option+shift+n",
      shortcut: .init("N", modifiers: [.shift, .option, .control, .command])),
    Text(text: "n", shortcut: .init("n", modifiers: [])),
    Text(text: "return", shortcut: .defaultAction),
    Text(text: "escape", shortcut: .cancelAction),
    Text(text: "option+space", shortcut: .init(" ", modifiers: [.option])),
    Text(text: "command+ ", shortcut: .init(" "), form: "command+space"),
    Text(text: "control+tab", shortcut: .init("\t", modifiers: [.control])),
    Text(text: "command+delete", shortcut: .init("\u{7F}")),
    Text(text: "command+up", shortcut: .init("\u{F700}")),
    Text(text: "command+PageDown", shortcut: .init("\u{F72D}"), form: "command+pagedown"),
    Text(text: "delete", shortcut: .init(.delete, modifiers: [])),
    Text(text: "command+clear", shortcut: .init(.clear)),
    Text(
      text: "shift+capslock+numericpad+5",
      shortcut: .init("5", modifiers: [.shift, .capsLock, .numericPad])),
    Text(text: "command++", shortcut: .init("+")),
    Text(text: "+", shortcut: .init("+", modifiers: [])),
    Text(text: "command+é", shortcut: .init("É")),
  ])
  func `a shortcut is written and read as text`(example: Text) throws {
    let shortcut = try require(KeyboardShortcut(String(example.text)))
    expectEqual(shortcut, example.shortcut)
    expectEqual(shortcut.description, example.form ?? example.text)
    expectEqual(KeyboardShortcut(shortcut.description), shortcut)
    let data = try JSONEncoder().encode([shortcut])
    expectEqual(String(decoding: data, as: UTF8.self), "[\"\(shortcut)\"]")
    try expectEqual(JSONDecoder().decode([KeyboardShortcut].self, from: data), [shortcut])
  }

  @Test(arguments: [
    "", "command", "command+", "++", "command+command+n", "hyper+n", "n+command", "command+enter",
    "command + n",
  ])
  func `what names no key, or an unknown modifier, is no shortcut`(text: String) {
    expect(KeyboardShortcut(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([KeyboardShortcut].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test func `a character alone is meant with command, as Apple's is`() {
    expectEqual(KeyboardShortcut("n").modifiers, .command)
  }

  @Test func `modifiers are a set of options`() {
    var modifiers: EventModifiers = .command
    modifiers.insert(.shift)
    expectEqual(modifiers, [.shift, .command])
    expectEqual(EventModifiers.all.names.count, 6)
    expectEqual(EventModifiers(names: modifiers.names), modifiers)
    expect(KeyEquivalent.names.allSatisfy { KeyEquivalent(name: $0)?.name == $0 })
  }
}
