import Checking
import Testing

@testable import SceneHeadless

struct LineSplitterTests {
  /// The lines of bytes that come in parts; a wrong one is its message.
  private func lines(of bytes: [UInt8], by size: Int) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    func take() {
      while true {
        do {
          guard let line = try splitter.next() else { return }
          lines.append(line)
        } catch {
          lines.append("! \(error)")
        }
      }
    }
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.append(Array(bytes[start..<min(start + size, bytes.count)]))
      take()
    }
    splitter.finish()
    take()
    return lines
  }

  @Test(arguments: [
    ("", [String]()),
    ("show", ["show"]),
    ("show\n", ["show"]),
    ("show\n\nquit\n", ["show", "", "quit"]),
    ("show\r\nquit\r\n", ["show", "quit"]),
    ("\n", [""]),
    ("é📬\n\u{2028}", ["é📬", "\u{2028}"]),
  ])
  func `a text has its lines, however they end and come`(text: String, expected: [String]) {
    for size in [1, 2, 3, 100] { expectEqual(lines(of: Array(text.utf8), by: size), expected) }
  }

  private static let tooLong =
    "! the line is longer than 65536 bytes and isn't read; expected a shorter one"

  @Test(arguments: [1000, 65_536, 1_000_000])
  func `a line without an end is refused once, and the next one is read`(size: Int) {
    let bytes = [UInt8](repeating: 0x61, count: 300_000) + Array("\nshow\n".utf8)
    expectEqual(lines(of: bytes, by: size), [Self.tooLong, "show"])
  }

  @Test func `the longest line is read`() {
    let longest = String(repeating: "a", count: LineSplitter.limit)
    expectEqual(lines(of: Array("\(longest)\n\(longest)a\n".utf8), by: 7), [longest, Self.tooLong])
  }

  @Test func `a line that isn't text is refused, and the next one is read`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x0A] + Array("show".utf8)
    expectEqual(lines(of: bytes, by: 1), ["! the line isn't text; expected UTF-8", "show"])
  }
}
