import Checking
import Testing

@testable import SceneTerminal

@Suite struct TextEditKeyTests {
  @Test(
    "keys in a text of one line",
    arguments: [
      ("|", "a b", "ab|"), ("ab|cd", "x", "abx|cd"), ("a[bc|]d", "x", "ax|d"),
      ("a[|bc]d", "x", "ax|d"), ("|", "S-a S-é S-1 S-space", "AÉ1 |"),
      ("ab|c", "left", "a|bc"), ("|ab", "left", "|ab"), ("ab|", "right", "ab|"),
      ("a[bc|]d", "left", "a|bcd"), ("a[|bc]d", "right", "abc|d"),
      ("ab|c", "S-left", "a[|b]c"), ("ab|c", "S-left S-right", "ab|c"),
      ("|abc", "S-right S-right", "[ab|]c"), ("a[b|]c", "S-left S-left", "[|a]bc"),
      ("ab|cd", "home", "|abcd"), ("ab|cd", "end", "abcd|"), ("ab|cd", "C-a", "|abcd"),
      ("ab|cd", "C-e", "abcd|"), ("ab|cd", "S-home", "[|ab]cd"), ("ab|cd", "S-end", "ab[cd|]"),
      ("ab|cd", "D-left", "|abcd"), ("ab|cd", "C-end", "abcd|"), ("ab|cd", "C-S-home", "[|ab]cd"),
      ("ab|cd", "D-a", "[abcd|]"),
      ("one two|", "M-b", "one |two"), ("one, two|", "M-b M-b", "|one, two"),
      ("|one, two", "M-f", "one|, two"), ("|one, two", "C-right C-right", "one, two|"),
      ("one t|wo", "C-left", "one |two"), ("one t|wo", "M-left M-left", "|one two"),
      ("one t|wo", "S-C-left", "one [|t]wo"), ("one t|wo", "M-B", "one [|t]wo"),
      ("|one two", "M-F M-F", "[one two|]"), ("...|", "M-b", "|..."), ("a_1é日|", "M-b", "|a_1é日"),
      ("ab|c", "backspace", "a|c"), ("|abc", "backspace", "|abc"), ("ab|c", "delete", "ab|"),
      ("abc|", "delete", "abc|"), ("a[bc|]d", "backspace", "a|d"), ("a[bc|]d", "delete", "a|d"),
      ("ab|c", "S-backspace", "a|c"),
      ("one two|", "M-backspace", "one |"), ("one two|", "C-backspace", "one |"),
      ("one /a/b.c|", "C-w", "one |"), ("one two  |", "C-w", "one |"), ("|one", "C-w", "|one"),
      ("a |", "C-w", "|"), ("one /a/b.c|", "M-backspace", "one /a/b.|"),
      ("|one two", "M-d", "| two"), ("|one two", "C-delete", "| two"), ("one|", "M-d", "one|"),
      ("ab|cd", "C-u", "|cd"), ("ab|cd", "C-k", "ab|"), ("ab|cd", "D-backspace", "|cd"),
      ("ab|cd", "C-u end C-y", "cdab|"), ("a[bc|]d", "C-k home C-y", "bc|ad"),
      ("one two three|", "C-w C-w home C-y", "two three|one "),
      ("|one two three", "M-d M-d end C-y", " threeone two|"),
      ("one two|", "C-w left C-w C-y", "one| "), ("ab|", "C-y", "ab|"),
      ("one two|", "C-w x C-w C-y", "one x|"),
      ("👩🏽\u{200D}💻|", "backspace", "|"), ("|👩🏽\u{200D}💻a", "right", "👩🏽\u{200D}💻|a"),
      ("x🇩🇪|", "backspace", "x|"),
    ])
  func line(_ text: String, keys: String, expected: String) {
    var edit = TextEdit(marked: text)
    expectEqual(edit.press(keys), true)
    expectEqual(edit.marked, expected)
  }

  @Test(
    "keys in a text of several lines",
    arguments: [
      ("ab|c", "enter", "ab\n|c"), ("a[b|]c", "enter x", "a\nx|c"),
      ("abc\nd|e", "up", "a|bc\nde"), ("a|bc\nde", "down", "abc\nd|e"),
      ("abc\nd|e", "up up", "|abc\nde"), ("abc\nd|e", "down", "abc\nde|"),
      ("abc|\nd\nefg", "down down", "abc\nd\nefg|"),
      ("abc|\nd\nefg", "down left down", "abc\nd\n|efg"),
      ("日本|\nabcdef", "down", "日本\nabcd|ef"), ("日本\nabc|", "up", "日|本\nabc"),
      ("a\nb|c\nd", "home", "a\n|bc\nd"), ("a\nb|c\nd", "end", "a\nbc|\nd"),
      ("a\nb|c\nd", "C-home", "|a\nbc\nd"), ("a\nb|c\nd", "C-end", "a\nbc\nd|"),
      ("a\nb|c\nd", "C-k", "a\nb|\nd"), ("a\nbc|\nd", "C-k", "a\nbc|d"),
      ("a\nbc|\nd", "C-k C-y", "a\nbc\n|d"), ("a\nb|c", "C-u", "a\n|c"), ("a\n|c", "C-u", "a\n|c"),
      ("a\n|b", "backspace", "a|b"), ("a|\nb", "delete", "a|b"),
      ("ab\nc|d", "S-up", "a[|b\nc]d"), ("a|b\ncd", "S-down", "a[b\nc|]d"),
      ("a\r\nb|", "up", "a|\r\nb"), ("one\n|two", "M-b", "|one\ntwo"),
    ])
  func lines(_ text: String, keys: String, expected: String) {
    var edit = TextEdit(marked: text, isMultiline: true)
    expectEqual(edit.press(keys), true)
    expectEqual(edit.marked, expected)
  }

  @Test(
    "other keys change nothing",
    arguments: [
      "tab", "S-tab", "esc", "f1", "pageup", "pagedown", "insert", "menu", "C-c", "C-z", "C-x",
      "C-s", "M-x", "D-c", "C-M-a", "H-a", "C-enter", "M-enter", "H-left", "C-M-left", "C-up",
      "C-S-a", "C-M-backspace", "C-M-delete",
    ])
  func others(_ key: String) {
    for isMultiline in [false, true] {
      var edit = TextEdit(marked: "a[b|]c", isMultiline: isMultiline)
      expectEqual(edit.press(key), false)
      expectEqual(edit.marked, "a[b|]c")
    }
  }

  @Test(
    "Enter, Up and Down are no editing keys in a text of one line",
    arguments: ["enter", "up", "down"])
  func lineKeys(_ key: String) {
    var edit = TextEdit(marked: "a|b")
    expectEqual(edit.press(key), false)
    expectEqual(edit.marked, "a|b")
  }

  @Test("the character with Shift is the one that the terminal reports")
  func shifted() {
    var edit = TextEdit()
    expectEqual(edit.handle(KeyPress(.character("1"), .shift, shifted: "!")), true)
    expectEqual(edit.handle(KeyPress(.character("ß"), .shift)), true)
    expectEqual(edit.text, "!ß")
    expectEqual(edit.handle(KeyPress(.character("-"), [.control, .shift], shifted: "_")), true)
    expectEqual(edit.text, "")
    expectEqual(edit.handle(KeyPress(.character("/"), [.control, .shift], shifted: "?")), true)
    expectEqual(edit.text, "!ß")
  }
}
