import Checking
import Testing

@testable import SceneTerminal

@Suite struct PasteTests {
  @Test(
    "pasted text has LF and TAB as its only control characters",
    arguments: [
      ("", ""), ("text", "text"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("\r\r\n\n", "\n\n\n"),
      ("a\tb", "a\tb"), ("\0a\u{3}\u{7F}b\u{85}\u{9B}", "ab"), ("␛[31mred␛", "[31mred"),
      ("a\u{202E}b\u{2066}c\u{61C}d\u{200F}", "abcd"), ("👩🏽\u{200D}💻é", "👩🏽\u{200D}💻é"),
      ("␛[20x␛␛[A", "[20x[A"), ("␛[200~a␛[200~", "a"), ("\u{FEFF}q", "\u{FEFF}q"),
    ])
  func clean(_ text: String, pasted: String) {
    expectEvents(bytes("␛[200~" + text + "␛[201~"), [.paste(pasted)])
  }

  @Test("wrong bytes are one sign of replacement for each part")
  func wrongBytes() {
    expectEvents(
      bytes("␛[200~") + [0xE3, 0x81, 0xFF, 0x41] + bytes("␛[201~"),
      [.paste("\u{FFFD}\u{FFFD}A")])
  }

  @Test("bytes behind the end in the same read are pasted, those of the next read are keys")
  func embeddedEnd() {
    var parser = InputParser(escapeDelay: 0.025)
    expectEqual(
      parser.parse(bytes("␛[200~safe␛[201~rm -r\r␛[201~"), at: 0), [.paste("saferm -r\n")])
    expectEqual(parser.parse(bytes("x"), at: 0), [.key(character("x"))])
    expectEqual(parser.parse(bytes("␛[200~a␛[201~b␛[20"), at: 0), [.paste("ab")])
    expectEqual(parser.parse(bytes("1~x"), at: 0), [.key(character("x"))])
    expectEqual(parser.parse(bytes("␛[200~a␛[201~␛[200~b"), at: 0), [])
    expectEqual(parser.parse(bytes("␛[201~"), at: 0), [.paste("ab")])
  }

  @Test("a paste ends after ten seconds of silence")
  func silence() throws {
    var parser = InputParser(escapeDelay: 0.025)
    expectEqual(parser.parse(bytes("␛[200~lost␛[20"), at: 1), [])
    expectEqual(parser.deadline, 11)
    expectEqual(parser.expire(at: 10.9), [])
    expectEqual(parser.expire(at: 11), [.paste("lost")])
    expectEqual(parser.expireAll(), [])
    expectEqual(parser.parse(bytes("x"), at: 20), [.key(character("x"))])
  }

  @Test("of a huge paste the first bytes are kept")
  func limit() {
    var parser = InputParser(escapeDelay: 0.025)
    let part = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
    expectEqual(parser.parse(bytes("␛[200~"), at: 0), [])
    for _ in 0..<9 { expectEqual(parser.parse(part, at: 0), []) }
    expectEqual(parser.paste.text.count, PasteReader.limit)
    let events = parser.parse(bytes("␛[201~"), at: 0)
    guard case .paste(let text)? = events.first else {
      Issue.record("no paste")
      return
    }
    expectEqual(text.utf8.count, PasteReader.limit)
    expectEqual(parser.paste.text, [])
  }

  @Test("without marks more than 16 printable bytes in a read are pasted")
  func bursts() {
    var parser = InputParser(escapeDelay: 0.025)
    expectEqual(parser.parse(bytes("12345678901234567"), at: 0).count, 17)
    parser.acceptsBursts = true
    expectEqual(parser.parse(bytes("1234567890123456"), at: 0).count, 16)
    expectEqual(
      parser.parse(bytes("12345678\r\n9012345678\u{3}␛[A"), at: 0),
      [.paste("12345678\n9012345678"), .key(control("c")), .key(KeyPress(.up))])
    // The end of a long text comes in a read of its own.
    expectEqual(
      parser.parse(bytes("1234567890123456") + [0xC3], at: 1), [.paste("1234567890123456")])
    expectEqual(parser.parse([0xA9] + bytes("x\r"), at: 1.01).count, 3)
    expectEqual(parser.parse(bytes("12345678901234567"), at: 2), [.paste("12345678901234567")])
    expectEqual(parser.parse(bytes("q\r"), at: 2.01), [.paste("q\n")])
    expectEqual(parser.parse(bytes("q\r"), at: 3), [.key(character("q")), .key(KeyPress(.enter))])
    // Short runs are looked at once, however many there are.
    let returns = Array(repeating: UInt8(ascii: "\r"), count: 100_000)
    expectEqual(parser.parse(returns, at: 4).count, 100_000)
  }
}
