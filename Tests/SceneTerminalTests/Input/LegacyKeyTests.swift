import Checking
import Testing

@testable import SceneTerminal

@Suite struct LegacyKeyTests {
  @Test(
    "keys without modifiers",
    arguments: [
      (["␛[A", "␛OA", "␛[1A", "␛[1;1A", "␛[;A"], .up), (["␛[B", "␛OB"], .down),
      (["␛[C", "␛OC"], .right), (["␛[D", "␛OD"], .left),
      (["␛[H", "␛OH", "␛[1~", "␛[7~"], .home), (["␛[F", "␛OF", "␛[4~", "␛[8~"], .end),
      (["␛[2~"], .insert), (["␛[3~"], .delete), (["␛[5~"], .pageUp), (["␛[6~"], .pageDown),
      (["␛OP", "␛[P", "␛[11~", "␛[[A"], .function(1)),
      (["␛OQ", "␛[Q", "␛[12~", "␛[[B"], .function(2)),
      (["␛OR", "␛[R", "␛[13~", "␛[[C", "␛[1;1R"], .function(3)),
      (["␛OS", "␛[S", "␛[14~", "␛[[D"], .function(4)),
      (["␛[15~", "␛[[E"], .function(5)), (["␛[17~"], .function(6)), (["␛[18~"], .function(7)),
      (["␛[19~"], .function(8)), (["␛[20~"], .function(9)), (["␛[21~"], .function(10)),
      (["␛[23~"], .function(11)), (["␛[24~"], .function(12)), (["␛[25~"], .function(13)),
      (["␛[34~"], .function(20)), (["␛[29~"], .menu),
      (["\r", "␛OM"], .enter), (["\t", "␛OI"], .tab), (["\u{7F}"], .backspace), (["␛"], .escape),
      (["␛Op"], .character("0")), (["␛Oy"], .character("9")), (["␛Ok"], .character("+")),
      (["␛Oj"], .character("*")), (["␛On"], .character(".")), (["␛OX"], .character("=")),
    ] as [([String], KeyPress.Key)])
  func plain(_ texts: [String], key: KeyPress.Key) {
    for text in texts { expectKeys(text, [KeyPress(key)]) }
  }

  @Test(
    "keys with modifiers",
    arguments: [
      (["␛[Z", "␛[1;2Z"], .tab, .shift),
      (["␛[1;2A", "␛[a", "␛[2A"], .up, .shift), (["␛[1;5A", "␛Oa", "␛O5A"], .up, .control),
      (["␛[1;3A", "␛␛[A", "␛␛OA"], .up, .option),
      (["␛[1;7B", "␛␛[1;5B"], .down, [.control, .option]),
      (["␛[1;6C"], .right, [.control, .shift]), (["␛[1;9D"], .left, .command),
      (["␛[1;17D"], .left, .hyper), (["␛[1;33D"], .left, .meta),
      (["␛[1;65D", "␛[1;129D", "␛[1;193D"], .left, []), (["␛[1;197D"], .left, .control),
      (["␛[5;5~", "␛[5^"], .pageUp, .control), (["␛[3;2~", "␛[3$"], .delete, .shift),
      (["␛[3@", "␛[3;6~"], .delete, [.shift, .control]), (["␛[7$"], .home, .shift),
      (["␛[11^"], .function(1), .control), (["␛[23$"], .function(11), .shift),
      (["␛[1;2R", "␛[13;2~"], .function(3), .shift), (["␛[1;2P", "␛O1;2P"], .function(1), .shift),
      (["␛\r"], .enter, .option), (["␛\u{7F}"], .backspace, .option), (["␛\t"], .tab, .option),
      (["\u{8}"], .backspace, .control), (["␛[1;0A", "␛[1;99999999999999999999999A"], .up, nil),
    ] as [([String], KeyPress.Key, KeyPress.Modifiers?)])
  func modified(_ texts: [String], key: KeyPress.Key, modifiers: KeyPress.Modifiers?) {
    for text in texts {
      if let modifiers {
        expectKeys(text, [KeyPress(key, modifiers)])
      } else {
        var parser = InputParser(escapeDelay: 0.025)
        expectEqual(parser.events(text).count, 1)
      }
    }
  }

  @Test("a control byte is a key with Control")
  func controlBytes() {
    for byte in UInt8(1)...26 where ![0x08, 0x09, 0x0D].contains(byte) {
      let letter = Character(UnicodeScalar(byte + 0x60))
      expectEvents([byte], [.key(control(letter))])
      expectEvents([0x1B, byte], [.key(KeyPress(.character(letter), [.control, .option]))])
    }
    expectKeys("\0", [control(" ")])
    for (byte, character) in zip(UInt8(0x1C)...0x1F, "\\]^_") {
      expectEvents([byte], [.key(control(character))])
    }
  }

  @Test("the byte of the Backspace key is that of the settings")
  func erase() {
    expectEvents([8, 0x7F], [.key(KeyPress(.backspace)), .key(KeyPress(.backspace))]) {
      $0.eraseByte = 8
    }
  }

  @Test(
    "text is its characters",
    arguments: [
      "a", "Az 09~", "é", "日本", "👩🏽\u{200D}💻", "e\u{301}", "\u{10FFFF}", "\u{FFFD}", "\u{A0}",
    ])
  func text(_ text: String) {
    expectKeys(text, text.unicodeScalars.map { character(Character($0)) })
  }

  @Test("E before a key is Alt")
  func alternate() {
    for byte in UInt8(0x20)...0x7E where !"[O]P_".utf8.contains(byte) {
      let key = KeyPress(.character(Character(UnicodeScalar(byte))), .option)
      expectEvents([0x1B, byte], [.key(key)])
    }
    for character in "[O]P_é日" {
      expectKeys("␛\(character)", [KeyPress(.character(character), .option)])
    }
    expectKeys("␛]x", [KeyPress(.character("]"), .option), character("x")])
    // xterm as shipped sends Alt with a control byte so.
    expectEvents([0xC2, 0x8D], [.key(KeyPress(.enter, .option))])
  }

  @Test("Esc twice is Esc twice, and Esc before a sequence that is no key is Esc")
  func escapes() {
    let escape = KeyPress(.escape)
    expectKeys("␛␛", [escape, escape])
    expectKeys("␛␛␛", [escape, escape, escape])
    expectKeys("␛␛x", [escape, KeyPress(.character("x"), .option)])
    expectKeys("␛␛␛[A", [escape, KeyPress(.up, .option)])
    expectEvents(bytes("␛␛[I"), [.key(escape), .focus(true)])
    expectEvents(bytes("␛␛[?62;c"), [.key(escape), .reply(.attributes([62]))])
    expectEvents(
      bytes("␛␛]11;rgb:f/0/0␛\\"),
      [
        .key(escape), .reply(.color(11, red: 1, green: 0, blue: 0)),
      ])
    expectKeys("␛␛[9999z", [escape])
  }

  @Test(
    "an unknown sequence is swallowed whole",
    arguments: [
      "␛[5n", "␛[1;2;3z", "␛[?1;2z", "␛[>0;276;0c", "␛[>4;0m", "␛[ q", "␛[1 q", "␛[99~", "␛[~",
      "␛[201~", "␛[E", "␛[1E", "␛[[z", "␛Oz", "␛[u", "␛[0u", "␛[12;40R", "␛[4;2$y", "␛[?5W",
      "␛[<0;1m", "␛[1;1$2x", "␛[200;1~", "␛[48;5t", "␛[48;0;0t", "␛[27;5~", "␛[2:3:4;5:6:7y",
      "␛]0;title\u{7}", "␛]12;rgb:0/0/0␛\\", "␛]52;c;YWJj␛\\", "␛P0$r␛\\", "␛P1+r544e␛\\",
    ])
  func unknown(_ text: String) {
    expectKeys(text + "x", [character("x")])
  }

  @Test("a sequence whose end was lost takes no key with it")
  func cut() {
    expectKeys("␛[1;\u{3}", [control("c")])
    expectKeys("␛[1;␛[A", [KeyPress(.up)])
    expectKeys("␛[1;é", [character("é")])
    expectKeys("␛[\r", [KeyPress(.character("["), .option), KeyPress(.enter)])
    expectKeys("␛[[\u{3}", [control("c")])
    expectKeys("␛O\u{3}", [KeyPress(.character("O"), .option), control("c")])
  }

  @Test(
    "wrong bytes are one sign of replacement for each part",
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xC0, 0xAF], 2), ([0xE3, 0x81], 1), ([0xF0, 0x9F, 0x98], 1),
      ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0x80, 0x9B], 2),
      ([0xE3, 0xE3, 0x81], 2),
    ] as [([UInt8], Int)])
  func wrongBytes(_ bytes: [UInt8], count: Int) {
    let sign = InputEvent.key(character("\u{FFFD}"))
    expectEvents(bytes, Array(repeating: sign, count: count))
    expectEvents(
      bytes + Array("a".utf8), Array(repeating: sign, count: count) + [.key(character("a"))])
  }
}
