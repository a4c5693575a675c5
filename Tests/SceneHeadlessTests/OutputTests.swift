import Checking
import SceneRuntime
import Testing

@testable import SceneHeadless

/// The one place where text of the library leaves the process.
@MainActor struct OutputTests {
  /// A sample of every kind of scalar that could disturb a terminal.
  private nonisolated static let hostile =
    (Array(0x00...0x1F) + Array(0x7F...0x9F) + Array(0x200B...0x200F) + Array(0x2028...0x202E)
    + Array(0x2060...0x206F) + Array(0xFE00...0xFE0F) + [0xAD, 0x61C, 0xFEFF, 0xFFF9, 0xFFFF]
    + Array(0xE0000...0xE007F) + Array(0xE0100...0xE01EF))
    .compactMap { Unicode.Scalar(UInt32($0)) }

  private let recorded = Recorded()

  @Test(arguments: hostile)
  func `no way to write lets a scalar through that could disturb`(scalar: Unicode.Scalar) {
    let text = "a" + String(Character(scalar)) + "b"
    recorded.output.write(text)
    recorded.output.write(lines: [text, text])
    recorded.output.write(prompt: text)
    recorded.output.complain(text)
    recorded.output.complain(lines: [text])
    recorded.output.draw([.text(text)])
    let written = "a" + scalar.escaped(asASCII: true) + "b"
    let line = written + "\n"
    expectEqual(recorded.text, line + line + line + written + written)
    expectEqual(recorded.complaints, line + line)
  }

  @Test func `line breaks that are meant stay, and those within a line don't`() {
    recorded.output.write(text: "one\n\ntwo\u{1B}[m\r\n")
    recorded.output.write(lines: ["three\nfour"])
    expectEqual(recorded.text, "one\n\ntwo\\u{1B}[m\\r\nthree\\nfour\n")
  }

  @Test func `what an error lists keeps its lines, whatever it lists`() {
    let error = ScriptError("expected one of:", list: ["\"a\nb\"", "\"c\u{1B}\""])
    recorded.output.complain(lines: error.lines)
    expectEqual(recorded.complaints, "expected one of:\n  \"a\\nb\"\n  \"c\\u{1B}\"\n")
  }
}

/// An output that records its text and its complaints.
@MainActor final class Recorded {
  private(set) var text = ""
  private(set) var complaints = ""
  private(set) lazy var output = Output(
    recording: { [unowned self] in text += String(decoding: $0, as: UTF8.self) },
    complaints: { [unowned self] in complaints += String(decoding: $0, as: UTF8.self) })
}
