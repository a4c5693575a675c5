import Checking
import Foundation
import Testing

@testable import SceneTerminal

@MainActor @Suite(.serialized) struct CapturedOutputTests {
  private let terminal: Pseudoterminal
  /// A stream of the process that is the terminal.
  private let stream: OwnedDescriptor

  init() throws {
    terminal = try Pseudoterminal()
    stream = OwnedDescriptor(terminal.open())
    // Line ends stay as they are printed.
    termios(of: stream.number)?.raw.apply(to: stream.number, at: TCSANOW)
  }

  private func printBytes(_ bytes: [UInt8], to file: Int32? = nil) {
    bytes.withUnsafeBytes { _ = writeAll($0, to: file ?? stream.number, patience: -1) }
  }

  @Test("prints are reported as lines, and printed to the terminal at the end and not before")
  func lines() async throws {
    let output = try require(CapturedOutput(streams: [stream.number]))
    var lines: [String] = []
    output.onLine = { line, _ in lines.append(line) }
    printBytes(Array("first\r\nsecond, ".utf8))
    expect(await settle { lines == ["first"] })
    printBytes([0x6F, 0xFF, 0xC3, 0x0A, 0x0A, 0x78])
    expect(await settle { lines == ["first", "second, o\u{FFFD}\u{FFFD}", ""] })
    expectEmpty(terminal.text)
    output.end()
    expectEqual(lines.last, "x")
    expectEqual(lines.count, 4)
    let all = Array("first\r\nsecond, o".utf8) + [0xFF, 0xC3, 0x0A, 0x0A, 0x78]
    expectEqual(terminal.text, String(decoding: all, as: UTF8.self))
    printBytes(Array("after".utf8))
    expect(terminal.text.hasSuffix("xafter"))
  }

  @Test("a long print on the main actor doesn't wait for the main actor")
  func longPrint() async throws {
    let output = try require(CapturedOutput(streams: [stream.number]))
    var lines: [String] = []
    output.onLine = { line, _ in lines.append(line) }
    let line = String(repeating: "long ", count: 20)
    let text = String(repeating: line + "\n", count: 3000)
    printBytes(Array(text.utf8))
    expect(await settle { lines.count == 3000 })
    expect(lines.allSatisfy { $0 == line })
    terminal.readDuring { output.end() }
    expectEqual(terminal.text, text)
  }

  @Test("the oldest bytes are dropped, and their number is printed")
  func dropped() throws {
    let output = try require(CapturedOutput(streams: [stream.number], capacity: 10))
    printBytes(Array("0123456789abcdefghijklmno".utf8))
    output.end()
    expectEqual(terminal.text, "(15 earlier bytes of output were dropped)\nfghijklmno")
    output.end()
    expect(!output.isActive)
    expect(terminal.text.hasSuffix("dropped)\nfghijklmno"))
  }

  @Test("lines that were replaced before they were reported are counted")
  func droppedLines() throws {
    let output = try require(CapturedOutput(streams: [stream.number], capacity: 8))
    var lines: [String] = []
    output.onLine = { line, _ in lines.append(line) }
    // The main actor is busy with this test until the end.
    printBytes(Array("0123456789abcdefghij\nk\n".utf8))
    output.end()
    expectEqual(lines, ["(15 bytes of output were dropped)", "fghij", "k"])
  }

  @Test("what a crash leaves in the pipe and in memory is printed in order")
  func crash() throws {
    let output = try require(CapturedOutput(streams: [stream.number]))
    for number in 0..<100 { printBytes(Array("\(number) ".utf8)) }
    ProcessRecovery.restore()
    expectEqual(terminal.text, (0..<100).map { "\($0) " }.joined())
    expect(!output.isActive)
    output.end()
    expect(terminal.text.hasSuffix("98 99 "))
  }

  @Test("lines of two streams are told apart, in their order, and printed to their own stream")
  func twoStreams() async throws {
    let otherTerminal = try Pseudoterminal()
    let other = OwnedDescriptor(otherTerminal.open())
    termios(of: other.number)?.raw.apply(to: other.number, at: TCSANOW)
    let output = try require(CapturedOutput(streams: [stream.number, other.number]))
    var lines: [String] = []
    output.onLine = { [stream] line, number in
      lines.append("\(number == stream.number ? "first" : "second"): \(line)")
    }
    printBytes(Array("a\nb".utf8))
    expect(await settle { lines == ["first: a"] })
    printBytes(Array("c\nd".utf8), to: other.number)
    expect(await settle { lines.last == "second: c" })
    printBytes(Array("e\n".utf8))
    expect(await settle { lines.last == "first: be" })
    expectEmpty(terminal.text)
    expectEmpty(otherTerminal.text)
    output.end()
    expectEqual(lines, ["first: a", "second: c", "first: be", "second: d"])
    expectEqual(terminal.text, "a\nbe\n")
    expectEqual(otherTerminal.text, "c\nd")
  }

  @Test("what is printed comes before a complaint, if nothing tells their order")
  func tie() throws {
    let streams = try (0..<2).map { _ in
      let ends = try require(makePipe())
      setNonBlocking(ends.readEnd)
      printBytes(Array("ab".utf8), to: ends.writeEnd)
      // The numbers aren't streams here.
      return OutputRecord.Stream(number: ends.writeEnd, real: stream.number, readEnd: ends.readEnd)
    }
    let owned = streams.flatMap { [OwnedDescriptor($0.readEnd), OwnedDescriptor($0.number)] }
    printBytes(Array("1".utf8), to: streams[0].number)
    printBytes(Array("2".utf8), to: streams[1].number)
    OutputRecord(streams: (streams[0], streams[1]), capacity: 5).finish()
    expectEqual(terminal.text, "(1 earlier bytes of output were dropped)\nb1ab2")
    expectEqual(owned.count, 4)
  }

  @Test("a child that goes on printing doesn't delay the end")
  func child() throws {
    let output = try require(CapturedOutput(streams: [stream.number]))
    // It stands for a child: its end of the pipe stays open.
    let inherited = OwnedDescriptor(dup(stream.number))
    printBytes(Array("text".utf8))
    output.end()
    expectEqual(terminal.text, "text")
    expect(inherited.number >= 0)
  }

  @Test("streams that aren't terminals are left alone")
  func files() throws {
    let ends = try require(makePipe())
    let files = [OwnedDescriptor(ends.readEnd), OwnedDescriptor(ends.writeEnd)]
    expect(CapturedOutput(streams: [ends.writeEnd]) == nil)
    let output = try require(CapturedOutput(streams: [ends.writeEnd, stream.number]))
    printBytes([98], to: ends.writeEnd)
    expect(wait(for: POLLIN, on: files[0].number, patience: 0))
    printBytes(Array("text".utf8))
    output.end()
    expectEqual(terminal.text, "text")
  }

  @Test("a line that never ends is cut, and no character in it")
  func endless() {
    var splitter = LineSplitter()
    let text = "a" + String(repeating: "é", count: 200_000)
    var lines: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      lines += splitter.split(Array(rest.prefix(777)))
      rest = rest.dropFirst(777)
    }
    expect(lines.allSatisfy { $0.utf8.count <= LineSplitter.limit })
    expect(lines.count > 5)
    expectEqual(lines.joined() + (splitter.end() ?? ""), text)
    expect(splitter.end() == nil)
  }

  @Test("bytes that are no text are cut as well")
  func endlessBytes() {
    var splitter = LineSplitter()
    let lines = splitter.split([UInt8](repeating: 0x80, count: 200_000))
    expectEqual(lines.count, 3)
  }
}
