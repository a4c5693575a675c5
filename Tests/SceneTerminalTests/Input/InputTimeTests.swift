import Checking
import Testing

@testable import SceneTerminal

@Suite struct InputTimeTests {
  @Test("nothing is unfinished after whole sequences")
  func ground() {
    var parser = InputParser(escapeDelay: 0.025)
    expect(parser.deadline == nil)
    _ = parser.parse(bytes("aé␛[A␛[?6c␛[200~x␛[201~"), at: 5)
    expect(parser.deadline == nil)
    expectEqual(parser.expire(at: 100), [])
    expectEqual(parser.parse([], at: 0), [])
  }

  @Test(
    "what is unfinished ends after a time",
    arguments: [
      ("␛", 0.025, [.key(KeyPress(.escape))]), ("␛␛", 0.025, [.key(KeyPress(.escape))]),
      ("␛[", 0.025, [.key(KeyPress(.character("["), .option))]),
      ("␛O", 0.025, [.key(KeyPress(.character("O"), .option))]),
      ("␛]", 0.5, [.key(KeyPress(.character("]"), .option))]),
      ("␛P", 0.5, [.key(KeyPress(.character("P"), .option))]),
      ("␛_", 0.025, [.key(KeyPress(.character("_"), .option))]),
      ("␛[1;5", 0.5, []), ("␛[M !", 0.5, []), ("␛[[", 0.5, []), ("␛]11;rgb:", 1, []),
      ("␛P>|x", 1, []), ("␛_Gi=31;", 1, []), ("␛]11;rgb:f/f/f␛", 0.025, []),
    ] as [(String, Double, [InputEvent])])
  func end(_ text: String, delay: Double, events: [InputEvent]) {
    var parser = InputParser(escapeDelay: 0.025)
    _ = parser.parse(bytes(text), at: 2)
    expectEqual(parser.deadline, 2 + delay)
    expectEqual(parser.expire(at: 2 + delay * 0.9), [])
    let expected = text == "␛␛" ? events + events : events
    expectEqual(parser.expire(at: 2 + delay), expected)
    expect(parser.deadline == nil)
    expectEqual(parser.parse(bytes("x"), at: 9), [.key(character("x"))])
    guard text == "␛_" else { return }
    // While a reply about pictures is expected, its rest may come late.
    parser.isAwaitingPicture = true
    _ = parser.parse(bytes(text), at: 10)
    expectEqual(parser.deadline, 10.5)
    let reply = InputEvent.reply(.graphics(isSupported: true))
    expectEqual(parser.parse(bytes("Gi=31;OK␛\\"), at: 10.4), [reply])
  }

  @Test("the rest of a character comes in time")
  func splitCharacter() {
    var parser = InputParser(escapeDelay: 0.025)
    expectEqual(parser.parse([0xC3], at: 0), [])
    expectEqual(parser.parse([0xA9], at: 0.4), [.key(KeyPress(.character("é")))])
    expectEqual(parser.parse([0xC3], at: 1), [])
    expectEqual(parser.expire(at: 1.5), [.key(KeyPress(.character("\u{FFFD}")))])
  }

  @Test("a reply that is too long is swallowed up to its end", arguments: ["11;", "52;c;"])
  func longString(_ prefix: String) {
    var parser = InputParser(escapeDelay: 0.025)
    expectEqual(parser.parse(bytes("␛]" + prefix), at: 0), [])
    let part = Array(repeating: UInt8(ascii: "a"), count: 60_000)
    for _ in 0..<20 {
      expectEqual(parser.parse(part, at: 0), [])
      expect(parser.sequence.count <= (prefix == "11;" ? 1 << 16 : 1 << 20))
    }
    expectEqual(parser.sequence, [])
    expectEqual(parser.parse(bytes("␛\\x"), at: 0), [.key(KeyPress(.character("x")))])
    // One whose end was lost is given up after a pause.
    expectEqual(parser.parse(bytes("␛]" + prefix) + part + part, at: 0), [])
    expectEqual(parser.parse(bytes("ab"), at: 0.9), [])
    expectEqual(parser.expire(at: 1.9), [])
    expectEqual(parser.parse(bytes("x"), at: 2), [.key(KeyPress(.character("x")))])
  }

  @Test("an endless control sequence takes no memory")
  func longSequence() {
    var parser = InputParser(escapeDelay: 0.025)
    let digits = Array(repeating: UInt8(ascii: "1"), count: 100_000)
    expectEqual(parser.parse(bytes("␛[") + digits, at: 0), [])
    expect(parser.sequence.count <= 1_024)
    expectEqual(parser.parse(bytes("Ax"), at: 0), [.key(KeyPress(.character("x")))])
  }

  @Test("no part of a reply becomes a character")
  func cutReplies() {
    for text in [
      "␛[?64;1;2c", "␛[?2026;2$y", "␛]11;rgb:ffff/8000/0000␛\\", "␛P>|XTerm(379)␛\\",
      "␛_Gi=31;OK␛\\", "␛[48;24;80;480;800t", "␛[<0;1;1M", "␛[12;40R",
    ] {
      let all = bytes(text)
      for end in all.indices.dropFirst() {
        var parser = InputParser(escapeDelay: 0.025)
        let events = parser.parse(Array(all[..<end]), at: 0) + parser.expireAll()
        for case .key(let key) in events {
          expect(key.key == .escape || key.modifiers == .option, "\(text) cut at \(end)")
        }
      }
    }
  }
}
