import Checking
import Testing

@testable import SceneTerminal

/// The bytes for images that come, move, go and are covered.
@Suite struct FrameImageTests {
  private var screen = Screen(columns: 40, rows: 6)
  private var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-kitty"])
  private var writer = FrameWriter()
  private let moth = SampleImage.file("moth", columns: 4, rows: 2)
  private static let first = 1_500_001

  init() {
    capabilities.receive(.graphics(isSupported: true))
    _ = writer.bytes(for: screen, capabilities)
  }

  /// Returns the bytes of a frame as text in which E is the escape character, without Base64.
  private mutating func frame(changedRows: Range<Int>? = nil) -> String {
    let bytes = writer.bytes(for: screen, changedRows: changedRows, capabilities)
    return String(decoding: bytes, as: UTF8.self)
      .replacing(#/;[A-Za-z0-9+\/]{20,}=*/#, with: ";…").replacing("\u{1B}", with: "E")
  }

  /// Draws a moth with its text below it, as a window does.
  private mutating func place(_ file: ImageFile? = nil, column: Int, row: Int) {
    let area = CellRectangle(column: column, row: row, columns: 4, rows: 2)
    let clip = screen.clip
    screen.clip = clip.intersection(area)
    screen.draw("A moth", column: screen.clip.column, row: screen.clip.row)
    screen.clip = clip
    screen.place(file ?? moth, in: area)
  }

  @Test("an image is sent once, and placed by its number")
  mutating func added() {
    place(column: 2, row: 1)
    expectEqual(
      frame(),
      "E_Ga=t,f=100,i=\(Self.first),q=2,m=0;…E\\"
        + "E[2;3HE_Ga=p,i=\(Self.first),p=1,c=4,r=2,C=1,q=2E\\")
    expectEqual(frame(), "")
    place(column: 20, row: 1)
    expectEqual(frame(), "E[2;21HE_Ga=p,i=\(Self.first),p=2,c=4,r=2,C=1,q=2E\\")
  }

  @Test("an image that moves keeps its number")
  mutating func moved() {
    place(column: 2, row: 1)
    _ = frame()
    screen.fill(screen.bounds)
    place(column: 2, row: 2)
    expectEqual(frame(), "E[3;3HE_Ga=p,i=\(Self.first),p=1,c=4,r=2,C=1,q=2E\\")
  }

  @Test("an image that went is removed before the text of its place is written")
  mutating func removed() {
    place(column: 2, row: 1)
    _ = frame()
    screen.fill(screen.bounds)
    screen.draw("Inbox", column: 2, row: 1)
    expectEqual(
      frame(), "E_Ga=d,d=i,i=\(Self.first),p=1,q=2E\\E[2;3HInbox")
    // Its data is still there.
    place(column: 2, row: 3)
    expectContains(frame(), "a=p")
    expect(!frame().contains("a=t"))
  }

  @Test(
    "an image of which a part is covered is gone, and its text seen",
    arguments: [(2, 1), (5, 2), (4, 1)])
  mutating func covered(column: Int, row: Int) {
    place(column: 2, row: 1)
    _ = frame()
    screen.draw("x", column: column, row: row)
    let bytes = frame()
    expectContains(bytes, "E_Ga=d,d=i,i=\(Self.first),p=1,q=2E\\")
    expect(!bytes.contains("a=p"))
    expectContains(bytes, "x")
    expectEqual(screen.placements, [])
    expectContains(screen.text(ofRow: 1), column == 2 ? "x mo" : "A ")
  }

  @Test("rows of images that come or go are written, whatever rows are said to have changed")
  mutating func rows() {
    screen.draw("Inbox", column: 2, row: 2)
    _ = frame()
    place(column: 2, row: 2)
    expectContains(frame(changedRows: 0..<1), "E[3;3H    E[")
    screen.fill(screen.bounds)
    screen.draw("Inbox", column: 2, row: 2)
    expect(frame(changedRows: 0..<1).hasSuffix("Inbo"))
  }

  @Test("a part of an image is shown by the pixels of that part")
  mutating func part() {
    screen.clip = CellRectangle(column: 3, row: 2, columns: 30, rows: 3)
    place(column: 2, row: 1)
    expect(
      frame().hasSuffix(
        "E[3;4HE_Ga=p,i=\(Self.first),p=1,c=3,r=1,x=8,y=16,w=24,h=16,C=1,q=2E\\"))
    place(column: 31, row: 4)
    expect(frame().hasSuffix("E_Ga=p,i=\(Self.first),p=2,c=2,r=1,x=0,y=0,w=16,h=16,C=1,q=2E\\"))
    screen.clip = CellRectangle(column: 20, row: 2, columns: 2, rows: 2)
    place(column: 2, row: 1)
    expectEqual(screen.placements.count, 2)
  }

  @Test("an image of few pixels has parts of at least one")
  mutating func smallPart() throws {
    let dot = try require(ImageFile("dot", SampleImage.png(1, 1)))
    screen.clip = CellRectangle(column: 5, row: 2, columns: 1, rows: 1)
    place(dot, column: 2, row: 1)
    expect(frame().hasSuffix("c=1,r=1,x=0,y=0,w=1,h=1,C=1,q=2E\\"))
  }

  @Test("after a full redraw all is sent again, after a change of the size only the places")
  mutating func again() {
    place(column: 2, row: 1)
    _ = frame()
    writer.reset()
    let again = frame()
    expect(again.hasPrefix("E_Ga=d,d=A,q=2E\\E_Ga=t,f=100,i=\(Self.first + 1),q=2,m=0;…E\\"))
    expectContains(again, "E_Ga=p,i=\(Self.first + 1),p=1,")
    writer.reset(keepsImages: true)
    let placed = frame()
    expect(placed.hasPrefix("E_Ga=d,d=a,q=2E\\") && !placed.contains("a=t"))
    expectContains(placed, "E_Ga=p,i=\(Self.first + 1),p=1,")
  }

  @Test("an image that isn't shown is sent again too when the terminal may have lost it")
  mutating func hidden() {
    place(column: 2, row: 1)
    _ = frame()
    screen.fill(screen.bounds)
    _ = frame()
    writer.reset()
    expectContains(frame(), "E_Ga=d,d=A,q=2E\\")
    place(column: 2, row: 1)
    expectContains(frame(), "E_Ga=t,f=100,i=\(Self.first + 1),")
  }

  @Test(
    "a change of the size doesn't keep images that a full redraw gave up",
    arguments: [[false, true], [true, false]])
  mutating func lost(keepsImages: [Bool]) {
    place(column: 2, row: 1)
    _ = frame()
    for keepsImages in keepsImages { writer.reset(keepsImages: keepsImages) }
    expect(frame().hasPrefix("E_Ga=d,d=A,q=2E\\E_Ga=t,f=100,i=\(Self.first + 1),q=2,m=0;…E\\"))
  }

  @Test("an app without images gets no sequence for them")
  mutating func none() {
    writer.reset()
    expect(!frame().contains("E_G"))
    expectEqual(writer.leave(), [])
  }

  @Test("when the terminal is given back, all images are removed")
  mutating func leave() {
    place(column: 2, row: 1)
    _ = frame()
    expectEqual(writer.leave(), Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8))
    expectEqual(writer.leave(), [])
    writer.reset()
    expectContains(frame(), "a=t")
  }

  @Test("a terminal without a protocol gets the text")
  mutating func noProtocol() {
    capabilities.pictures = .none
    place(column: 2, row: 1)
    let bytes = frame()
    expectContains(bytes, "A mo")
    expect(!bytes.contains("E_G"))
    // The protocol may become known later, and a terminal may take it back.
    capabilities.receive(.graphics(isSupported: true))
    expectContains(frame(), "a=p")
    capabilities.receive(.graphics(isSupported: false))
    let back = frame()
    expect(back.hasPrefix("E_Ga=d,d=A,q=2E\\"))
    expectContains(back, "A mo")
  }

  // MARK: - Large images

  @Test("an image is sent in parts of at most 4,096 bytes")
  mutating func parts() throws {
    place(SampleImage.file("large", data: 10_000), column: 2, row: 1)
    let bytes = writer.bytes(for: screen, capabilities)
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.matches(of: #/\x1B_G(?<keys>[^;\x1B]*);(?<data>[A-Za-z0-9+\/=]*)\x1B\\/#)
    expectEqual(
      parts.map { String($0.keys) },
      [
        "a=t,f=100,i=\(Self.first),q=2,m=1", "m=1", "m=1", "m=0",
      ])
    expect(parts.dropLast().allSatisfy { $0.data.count == 4_096 })
    expectEqual(parts.last.map { $0.data.count < 4_096 && $0.data.count % 4 == 0 }, true)
    expect(text.hasSuffix("a=p,i=\(Self.first),p=1,c=4,r=2,C=1,q=2\u{1B}\\"))
  }

  @Test("a large image is sent over several frames, and its text seen until it is there")
  mutating func frames() {
    place(SampleImage.file("large", data: 200_000), column: 2, row: 1)
    let first = writer.bytes(for: screen, capabilities)
    expect(first.count < 70_000)
    expectContains(String(decoding: first, as: UTF8.self), "A mo")
    var count = 1
    while writer.isTransferring, count < 100 {
      // Text is written between the parts.
      screen.draw("\(count)", column: 0, row: 5)
      let bytes = writer.bytes(for: screen, changedRows: 5..<6, capabilities)
      expect(bytes.count < 70_000)
      expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("\(count)") != (count == 4))
      count += 1
    }
    expectEqual(count, 5)
    expectEqual(frame(), "")
  }

  @Test("nothing else about images is sent between the parts of one")
  mutating func order() {
    place(SampleImage.file("large", data: 200_000), column: 2, row: 1)
    place(column: 20, row: 1)
    // The small one is there at once, before the first part of the large one.
    expectContains(frame(), "a=p,i=\(Self.first),p=1")
    var begun = frame()
    expectContains(begun, "a=t,f=100,i=\(Self.first + 1)")
    expect(begun.hasSuffix(";…E\\"))
    // An image that goes meanwhile waits for the rest, in the same frame.
    screen.fill(CellRectangle(column: 20, row: 1, columns: 4, rows: 2))
    begun = frame()
    let end = begun.firstRange(of: "m=0;")
    let removal = begun.firstRange(of: "a=d")
    expect(end != nil && removal != nil)
    if let end, let removal { expect(end.upperBound < removal.lowerBound) }
    let isTransferring = writer.isTransferring
    expect(!isTransferring)
  }

  @Test("an image that is on its way is given up when the terminal is given back")
  mutating func unfinished() {
    place(SampleImage.file("large", data: 200_000), column: 2, row: 1)
    _ = frame()
    expectEqual(writer.leave(), Array("\u{1B}_Gm=0;\u{1B}\\\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8))
    expectContains(frame(), "a=t,f=100,i=\(Self.first + 1)")
    writer.reset()
    expect(frame().hasPrefix("E_Gm=0;E\\E_Ga=d,d=A,q=2E\\E_Ga=t,"))
  }
}
