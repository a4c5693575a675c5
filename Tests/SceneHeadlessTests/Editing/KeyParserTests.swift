import Checking
import Testing

@testable import SceneHeadless

struct KeyParserTests {
  private func keys(_ bytes: [UInt8], by size: Int) -> [Key] {
    var parser = KeyParser()
    return stride(from: 0, to: bytes.count, by: size).flatMap { start in
      parser.append(Array(bytes[start..<min(start + size, bytes.count)]))
    }
  }

  @Test(arguments: [
    ("a", [Key.insert("a")]),
    ("é📬", [.insert("é"), .insert("📬")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1}\u{5}\u{1A}", [.control("a"), .control("e"), .control("z")]),
    ("\u{0}\u{1C}", []),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[3~", [.delete]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}[3;5~\u{1B}[1;2C", [.alt("f"), .alt("b"), .alt("d"), .right]),
    ("\u{1B}b\u{1B}F\u{1B}\u{7F}", [.alt("b"), .alt("f"), .alt("\u{7F}")]),
    ("\u{1B}\u{1B}[A", [.up]),
    // An unknown sequence is ignored; a character that interrupts a sequence is a key of its own.
    ("\u{1B}[99~\u{1B}[5;1R\u{1B}[?1;2ca", [.insert("a")]),
    ("\u{1B}[1\ra", [.enter, .insert("a")]),
    ("\u{1B}[200~tap\u{1B}[201~x", [.paste("tap"), .insert("x")]),
    ("\u{1B}[200~a\r\nb\nc\u{1B}[201~", [.paste("a"), .enter, .paste("b"), .enter, .paste("c")]),
    ("\u{1B}[200~a\u{1B}[31mb\u{1B}[201~", [.paste("a"), .paste("[31mb")]),
    ("\u{1B}[200~a\u{3}b", [.paste("a"), .control("c"), .insert("b")]),
  ])
  func `bytes are keys`(text: String, expected: [Key]) {
    expectEqual(keys(Array(text.utf8), by: 1000), expected)
  }

  @Test(arguments: ["é\u{1B}[1;5C\u{1B}[3~👩🏽‍💻\u{1B}OA\u{1B}b", "\u{1B}[A\u{1B}[B\r\u{1B}\u{7F}z"])
  func `keys are the same in whatever parts their bytes come`(text: String) {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count { expectEqual(keys(bytes, by: size), keys(bytes, by: 1000)) }
  }

  @Test func `a paste that comes in parts is whole, and a tab in it doesn't complete`() {
    let bytes = Array("\u{1B}[200~ta\tp é\nshow\u{1B}[201~".utf8)
    for size in 1...bytes.count {
      var text = ""
      for key in keys(bytes, by: size) {
        switch key {
        case .paste(let part): text += part
        case .enter: text += "⏎"
        default: text += "?"
        }
      }
      expectEqual(text, "ta p é⏎show")
    }
  }

  @Test func `invalid bytes are replaced, and an endless sequence is discarded`() {
    expectEqual(keys([0xFF, 0xC3, 0x28, 0x61], by: 4).last, .insert("a"))
    expectEqual(keys([0xFF, 0x61], by: 1), [.insert("\u{FFFD}"), .insert("a")])
    let endless = Array("\u{1B}[".utf8) + [UInt8](repeating: 0x30, count: 1000)
    expectEqual(keys(endless + Array("m".utf8), by: 7).last, .insert("m"))
  }
}
