import Checking
import Foundation
import Testing

@testable import SceneTerminal

@MainActor @Suite(.serialized) struct TerminalDeviceTests {
  private let terminal: Pseudoterminal
  private let device: TerminalDevice

  init() throws {
    terminal = try Pseudoterminal()
    device = TerminalDevice(owning: terminal.open(), environment: [:])
  }

  // MARK: - Settings and modes

  @Test("the settings are the app's while it has the terminal, and are equal before and after")
  func settings() throws {
    let before = terminal.settings
    expect(device.enter(Array("in".utf8)))
    expect(terminal.settings != before)
    expect(device.isEntered)
    device.write(Array("\n".utf8))
    device.leave(Array("out".utf8))
    expectEqual(terminal.settings, before)
    expect(!device.isEntered)
    // A raw terminal doesn't add a carriage return.
    expectEqual(terminal.text, "in\nout")
  }

  @Test(
    "the byte for deleting is that of the settings, or the usual one",
    arguments: [(8, 8), (0x7F, 0x7F), (0, 0x7F)] as [(UInt8, UInt8)])
  func erase(byte: UInt8, expected: UInt8) throws {
    var settings = try require(termios(of: device.descriptor))
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VERASE)] = byte }
    expectEqual(tcsetattr(device.descriptor, TCSANOW, &settings), 0)
    device.enter([])
    expectEqual(device.eraseByte, expected)
    device.leave([])
  }

  @Test("a terminal is left once, and can be entered again")
  func leavesOnce() {
    device.leave(Array("early".utf8))
    device.enter(Array("in".utf8))
    device.leave(Array("out".utf8))
    device.leave(Array("out".utf8))
    device.enter(Array("in".utf8))
    device.record.pointee.restore()
    device.leave(Array("out".utf8))
    expectEqual(
      terminal.text, "inoutin" + String(decoding: TerminalDevice.usualLeaving, as: UTF8.self))
  }

  @Test("a file that isn't a terminal isn't entered")
  func file() throws {
    let ends = try require(makePipe())
    let other = TerminalDevice(owning: ends.writeEnd, environment: [:])
    expect(!other.enter([1]))
    expect(!other.isHungUp)
    expect(other.reportedSize == nil)
    expectEqual(OwnedDescriptor(ends.readEnd).number, ends.readEnd)
  }

  // MARK: - Size

  @Test(
    "the size is the terminal's, else the environment's, else the usual one",
    arguments: [
      (132, 43, [:], 132, 43),
      (0, 0, ["COLUMNS": "100", "LINES": "30"], 100, 30),
      (0, 0, ["COLUMNS": "100", "LINES": "-3"], 80, 24),
      (0, 0, ["COLUMNS": "99999999999999999999", "LINES": "1"], 80, 24),
      (0, 0, ["COLUMNS": "9223372036854775807", "LINES": "1"], 2000, 1),
      (80, 0, [:], 80, 24),
      (65535, 65535, [:], 2000, 1000),
      (1, 1, ["COLUMNS": "100", "LINES": "30"], 1, 1),
    ] as [(UInt16, UInt16, [String: String], Int, Int)])
  func size(
    columns: UInt16, rows: UInt16, environment: [String: String], expectedColumns: Int,
    expectedRows: Int
  ) {
    terminal.setSize(columns: columns, rows: rows)
    let device = TerminalDevice(owning: terminal.open(), environment: environment)
    expectEqual(device.size, TerminalSize(columns: expectedColumns, rows: expectedRows))
    expectEqual((device.reportedSize == nil), (columns == 0 || rows == 0))
  }

  // MARK: - Bytes

  @Test("a terminal that takes no bytes gets all of them in order later, and nothing waits for it")
  func pressure() async {
    var drained = 0
    device.onDrained = { drained += 1 }
    device.enter([])
    let first = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    device.write(first)
    expect(device.isBusy)
    device.write([1, 2, 3])
    expectEqual(drained, 0)
    var received: [UInt8] = []
    let isComplete = await settle {
      received += terminal.take(1000)
      return received.count >= first.count + 3 && !device.isBusy
    }
    expect(isComplete)
    expectEqual(received, first + [1, 2, 3])
    expectEqual(drained, 1)
  }

  @Test("a frame can be written when the one before is out, again and again")
  func frames() async {
    var frames = 0
    device.enter([])
    device.onDrained = { [device] in
      frames += 1
      if frames < 4 { device.write([UInt8](repeating: 65, count: 50_000)) }
    }
    device.write([UInt8](repeating: 65, count: 50_000))
    var count = 0
    let isComplete = await settle {
      count += terminal.take().count
      return frames == 4 && count >= 200_000
    }
    expect(isComplete)
    expectEqual(count, 200_000)
  }

  @Test("leaving doesn't wait for ever for a terminal that takes no bytes")
  func leavesStopped() {
    let before = terminal.settings
    device.enter([])
    device.write([UInt8](repeating: 65, count: 100_000))
    expect(device.isBusy)
    device.leave(Array("out".utf8))
    expect(!device.isBusy)
    expectEqual(terminal.settings, before)
  }

  @Test("bytes that are left are written before those that leave")
  func leavesBusy() {
    device.enter([])
    let frame = String(repeating: "frame", count: 20_000)
    device.write(Array(frame.utf8))
    expect(device.isBusy)
    terminal.readDuring { device.leave(Array("out".utf8)) }
    expectEqual(terminal.text, frame + "out")
  }

  @Test("all bytes that are typed arrive, also after the terminal was left and entered in between")
  func input() async {
    var received: [UInt8] = []
    device.onInput = { received += $0 }
    device.enter([])
    let text = (0..<50_000).map { UInt8(truncatingIfNeeded: $0) }
    var rest = text[...]
    let isComplete = await settle {
      rest = rest.dropFirst(
        max(0, rest.prefix(2000).withUnsafeBytes { writeBytes($0, to: terminal.master) }))
      return received.count >= text.count
    }
    expect(isComplete)
    expectEqual(received, text)
    // Left and entered while an event is handled, as Ctrl-Z does.
    device.onInput = { [device] bytes in
      received += bytes
      if bytes == [26] {
        device.leave([])
        device.enter([])
      }
    }
    received = []
    terminal.type([26])
    expect(await settle { received == [26] })
    terminal.type([65])
    expect(await settle { received == [26, 65] })
  }

  @Test("keys that came while the main actor was busy arrive in order when it isn't any more")
  func busy() async throws {
    var received: [UInt8] = []
    device.onInput = { received += $0 }
    device.watchInterrupts()
    let watch = try require(device.watch)
    defer { watch.end() }
    device.enter([])
    for text in ["one", "\u{3}", "two"] {
      terminal.type(text)
      // The other thread takes them, because this one doesn't return to the main queue.
      expect(!waits(for: device.descriptor))
    }
    expectEqual(received, [])
    terminal.type("three")
    expect(await settle { received.count == 12 })
    expectEqual(received, Array("one\u{3}twothree".utf8))
  }

  /// Whether a file has bytes for half a minute.
  private func waits(for descriptor: Int32) -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while wait(for: POLLIN, on: descriptor, patience: 0) {
      if ContinuousClock.now > end { return true }
      _ = poll(nil, 0, 1)
    }
    return false
  }

  @Test("what was typed and not read is no input of the shell")
  func dropsInput() {
    device.enter([])
    terminal.type("\u{1B}[<35;1;1M\n")
    device.leave([])
    let shell = terminal.open()
    setNonBlocking(shell)
    var bytes = [UInt8](repeating: 0, count: 100)
    expect(bytes.withUnsafeMutableBytes { readBytes(from: shell, into: $0) } < 0)
    expectEqual(OwnedDescriptor(shell).number, shell)
  }

  @Test("the end of a line or a file, set by another program, isn't the end of the terminal")
  func endOfFile() async throws {
    var received: [UInt8] = []
    device.onInput = { received += $0 }
    let cooked = try require(termios(of: device.descriptor))
    device.enter([])
    cooked.apply(to: device.descriptor, at: TCSANOW)
    terminal.type([4])
    terminal.type("a\n")
    expect(await settle { received == Array("a\n".utf8) })
    expect(!device.isHungUp)
  }

  // MARK: - Timers

  @Test("a timer runs once, and a cancelled one never", arguments: [0.001, 0, -5, .nan])
  func timers(seconds: Double) async {
    var runs: [String] = []
    let cancelled = device.after(seconds) { runs.append("cancelled") }
    let long = device.after(.infinity) { runs.append("long") }
    let timer = device.after(seconds) { runs.append("timer") }
    cancelled.cancel()
    expect(timer.isPending)
    expect(await settle { !timer.isPending })
    expectEqual(runs, ["timer"])
    device.expireTimers()
    expectEqual(runs, ["timer", "long"])
    expect(!long.isPending)
  }
}
