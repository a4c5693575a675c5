import Checking
import Testing

@testable import SceneTerminal

/// The bytes for images in a terminal that keeps them in its cells.
@Suite struct FrameCellImageTests {
  private var screen = Screen(columns: 30, rows: 6)
  private var capabilities = TerminalCapabilities(
    environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"])
  private var writer = FrameWriter()
  private let moth = SampleImage.file("moth", columns: 4, rows: 2)
  private let image =
    "E]1337;File=inline=1;size=\(SampleImage.file().bytes.count);width=4;height=2;"
    + "preserveAspectRatio=0;doNotMoveCursor=1:…B"

  init() {
    _ = writer.bytes(for: screen, capabilities)
  }

  private mutating func frame() -> String {
    String(decoding: writer.bytes(for: screen, capabilities), as: UTF8.self)
      .replacing("\u{1B}", with: "E").replacing("\u{7}", with: "B")
      .replacing(#/1:[A-Za-z0-9+\/]{20,}=*/#, with: "1:…")
  }

  private mutating func place(column: Int, row: Int) {
    let area = CellRectangle(column: column, row: row, columns: 4, rows: 2)
    screen.draw("Moth", column: column, row: row)
    screen.place(moth, in: area)
  }

  @Test("the data is sent with each place")
  mutating func added() {
    place(column: 2, row: 1)
    expectEqual(frame(), "E[2;3H" + image)
    expectEqual(frame(), "")
    place(column: 20, row: 1)
    expectEqual(frame(), "E[2;21H" + image)
  }

  @Test("text beside an image leaves it, and text that is written over it is followed by it")
  mutating func damaged() {
    screen.draw("Inbox", column: 10, row: 2)
    place(column: 2, row: 1)
    _ = frame()
    screen.draw("outbox", column: 10, row: 2)
    expect(!frame().contains("1337"))
    screen.draw("x", column: 0, row: 2)
    screen.draw("y", column: 8, row: 2)
    // The text that is skipped isn't written.
    expectEqual(frame(), "E[3;1HxE[7CyE[2;3H" + image)
  }

  @Test("the rows of an image that went are written in full")
  mutating func removed() {
    place(column: 2, row: 1)
    _ = frame()
    screen.fill(screen.bounds)
    expectEqual(frame(), "E[2;1HE[KE[3;1HE[K")
    expect(!frame().contains("1337"))
  }

  @Test("a part of an image is its text")
  mutating func part() {
    screen.clip = CellRectangle(column: 3, row: 0, columns: 20, rows: 6)
    place(column: 2, row: 1)
    let bytes = frame()
    expectContains(bytes, "oth")
    expect(!bytes.contains("1337"))
  }

  @Test("after a full redraw all is sent again")
  mutating func again() {
    place(column: 2, row: 1)
    _ = frame()
    writer.reset()
    let again = frame()
    expect(again.hasSuffix("E[2;3H" + image) && !again.contains("E_G"))
    expectEqual(writer.leave(), [])
    // A terminal that has both protocols gets the better one.
    capabilities.receive(.graphics(isSupported: true))
    let better = frame()
    expectContains(better, "a=t")
    expectContains(better, "a=p")
    expect(!better.contains("1337"))
  }
}
