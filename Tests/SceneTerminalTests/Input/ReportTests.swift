import Testing

@testable import SceneTerminal

@Suite struct ReportTests {
  @Test(
    "replies",
    arguments: [
      ("␛[?64;1;2;6;9c", .attributes([64, 1, 2, 6, 9])), ("␛[?62;c", .attributes([62])),
      ("␛[?6c", .attributes([6])), ("␛[?2026;2$y", .mode(2026, state: 2)),
      ("␛[?2026;4$y", .mode(2026, state: 4)), ("␛[?5u", .keyboard(5)), ("␛[?0u", .keyboard(0)),
      ("␛[?997;1n", .theme(isDark: true)), ("␛[?997;2n", .theme(isDark: false)),
      ("␛[?5;3R", .cursor(row: 5, column: 3)), ("␛[6;20;10t", .cellSize(width: 10, height: 20)),
      ("␛[8;24;80t", .size(columns: 80, rows: 24)),
      ("␛[4;480;800t", .pixelSize(width: 800, height: 480)),
      ("␛P>|XTerm(379)␛\\", .version("XTerm(379)")),
      ("␛P>|kitty(0.26.5)\u{7}", .version("kitty(0.26.5)")),
      ("␛P1$r0;38:2::1:2:3m␛\\", .style("0;38:2::1:2:3m")),
      ("␛_Gi=31;OK␛\\", .graphics(isSupported: true)),
      ("␛_Gi=31;ENOTSUP:no␛\\", .graphics(isSupported: false)),
      ("␛]99;i=x;␛\\", .notification("x", "")), ("␛]99;i=x;2␛\\", .notification("x", "2")),
      ("␛]99;i=x:p=close;␛\\", .notification("x", "close;")),
      ("␛]99;i=x:p=?;a=report␛\\", .notification("x", "?;a=report")),
      ("␛]11;rgb:ffff/8000/0000␛\\", .color(11, red: 1, green: 32768.0 / 65535, blue: 0)),
      ("␛]10;rgb:ff/80/00\u{7}", .color(10, red: 1, green: 128.0 / 255, blue: 0)),
      ("␛]10;rgb:f/8/0\u{7}", .color(10, red: 1, green: 8.0 / 15, blue: 0)),
      ("␛]11;rgb:fff/0/fff␛\\", .color(11, red: 1, green: 0, blue: 1)),
      ("␛]11;rgba:0/ff/0/8000␛\\", .color(11, red: 0, green: 1, blue: 0)),
      ("␛]4;3;rgb:ff/80/00\u{7}", .themeColor(3, red: 1, green: 128.0 / 255, blue: 0)),
      ("␛]4;15;rgba:ffff/0/0/ffff␛\\", .themeColor(15, red: 1, green: 0, blue: 0)),
      // urxvt ends a reply with E alone, and another one may follow.
      ("␛]11;rgb:f/f/f␛", .color(11, red: 1, green: 1, blue: 1)),
    ] as [(String, TerminalReply)])
  func replies(_ text: String, reply: TerminalReply) {
    expectEvents(bytes(text), [.reply(reply)])
    expectEvents(
      bytes("a" + text + "b"), [.key(character("a")), .reply(reply), .key(character("b"))])
    expectEvents(bytes(text + text), [.reply(reply), .reply(reply)])
    expectEvents(bytes(text + "␛[?6c"), [.reply(reply), .reply(.attributes([6]))])
  }

  @Test(
    "wrong replies are swallowed",
    arguments: [
      "␛]11;rgb:f/f␛\\", "␛]11;rgb:f/f/f/f␛\\", "␛]11;rgba:f/f/f␛\\", "␛]11;rgb:/f/f␛\\",
      "␛]11;rgb:12345/f/f␛\\", "␛]11;rgb:g/f/f␛\\", "␛]11;xrgb:f/f/f␛\\", "␛]11;rgb:+f/f/f␛\\",
      "␛]4;16;rgb:f/f/f␛\\", "␛]4;-1;rgb:f/f/f␛\\", "␛]4;1;␛\\", "␛]4;1␛\\", "␛]4;;rgb:f/f/f␛\\",
      "␛]4;1;?␛\\", "␛]11;rgb:f//f/f␛\\", "␛]11;?␛\\", "␛]11\u{7}", "␛_G␛\\", "␛P1$r2 q␛\\",
      "␛]99␛\\",
      "␛[?2026$y", "␛[?997;3n", "␛[?997n", "␛[?R", "␛[8;24t", "␛[8;99999999;1t",
    ])
  func wrong(_ text: String) {
    expectEvents(bytes(text + "x"), [.key(character("x"))])
  }

  @Test("a place is a report only while it is awaited, and never in row 1")
  func positions() {
    let report = InputEvent.reply(.cursor(row: 2, column: 5))
    expectEvents(bytes("␛[2;5R"), [report]) { $0.isAwaitingPosition = true }
    expectEvents(bytes("␛[2;5R"), [])
    let key = InputEvent.key(KeyPress(.function(3), .shift))
    expectEvents(bytes("␛[1;2R"), [key])
    expectEvents(bytes("␛[1;2R␛[2;5R␛[2;5R"), [key, report, report]) {
      $0.isAwaitingPosition = true
    }
  }

  @Test("focus and size")
  func others() {
    expectEvents(bytes("␛[I␛[O"), [.focus(true), .focus(false)])
    expectEvents(bytes("␛[48;24;80;480;800t"), [.resize(columns: 80, rows: 24)])
    expectEvents(bytes("␛[48;24;80t"), [.resize(columns: 80, rows: 24)])
  }

  @Test(
    "uses of the mouse",
    arguments: [
      ("␛[<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
      ("␛[<1;10;20M", MouseEvent(.press(.middle), column: 9, row: 19)),
      ("␛[<2;300;1m", MouseEvent(.release(.right), column: 299, row: 0)),
      ("␛[<32;5;6M", MouseEvent(.drag(.left), column: 4, row: 5)),
      ("␛[<35;5;6M", MouseEvent(.move, column: 4, row: 5)),
      ("␛[<64;1;1M", MouseEvent(.wheel(columns: 0, rows: -1), column: 0, row: 0)),
      ("␛[<65;1;1M", MouseEvent(.wheel(columns: 0, rows: 1), column: 0, row: 0)),
      ("␛[<66;1;1M", MouseEvent(.wheel(columns: -1, rows: 0), column: 0, row: 0)),
      ("␛[<67;1;1M", MouseEvent(.wheel(columns: 1, rows: 0), column: 0, row: 0)),
      ("␛[<128;1;1M", MouseEvent(.press(.other(8)), column: 0, row: 0)),
      ("␛[<131;1;1m", MouseEvent(.release(.other(11)), column: 0, row: 0)),
      ("␛[<4;1;1M", MouseEvent(.press(.left), column: 0, row: 0, modifiers: .shift)),
      (
        "␛[<60;2;2M",
        MouseEvent(.drag(.left), column: 1, row: 1, modifiers: [.shift, .option, .control])
      ),
      ("␛[<0;0;0M", MouseEvent(.press(.left), column: 0, row: 0)),
      ("␛[32;5;6M", MouseEvent(.press(.left), column: 4, row: 5)),
      ("␛[35;5;6M", MouseEvent(.release(nil), column: 4, row: 5)),
      ("␛[96;5;6M", MouseEvent(.wheel(columns: 0, rows: -1), column: 4, row: 5)),
      ("␛[M !!", MouseEvent(.press(.left), column: 0, row: 0)),
      ("␛[M#%&", MouseEvent(.release(nil), column: 4, row: 5)),
    ])
  func mouse(_ text: String, event: MouseEvent) {
    expectEvents(bytes(text), [.mouse(event)])
  }

  @Test("the three bytes of old reports may have any value")
  func rawMouse() {
    expectEvents(
      bytes("␛[M") + [0x20, 0xC3, 0xFF] + bytes("x"),
      [.mouse(MouseEvent(.press(.left), column: 162, row: 222)), .key(character("x"))])
    expectEvents(bytes("␛[M") + [0, 0x80, 0] + bytes("x"), [.key(character("x"))])
    expectEvents(bytes("␛[M ␛[A"), [.key(KeyPress(.up))])
  }

  @Test(
    "unknown uses of the mouse are swallowed",
    arguments: [
      "␛[<64;1;1m", "␛[<68;1;1m", "␛[<96;1;1M", "␛[<256;1;1M", "␛[<0;-1;1M", "␛[<0;1M", "␛[<M",
      "␛[<;;M", "␛[0;1;1M", "␛[<129999999999999999999;1;1M",
    ])
  func unknownMouse(_ text: String) {
    expectEvents(bytes(text + "x"), [.key(character("x"))])
  }
}
