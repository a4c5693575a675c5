import Checking
import Foundation
import Testing

@testable import SceneTerminal

@MainActor @Suite struct HangUpTests {
  /// A device whose terminal is gone when the pair is released.
  private func makeDevice() throws -> (Pseudoterminal, TerminalDevice) {
    let terminal = try Pseudoterminal()
    return (terminal, TerminalDevice(owning: terminal.open(), environment: [:]))
  }

  @Test("a terminal that is closed is reported once, and nothing listens to it after that")
  func reading() async throws {
    var pair: (Pseudoterminal, TerminalDevice)? = try makeDevice()
    let device = try require(pair?.1)
    var reports = 0
    var input: [UInt8] = []
    device.onHangUp = { reports += 1 }
    device.onInput = { input += $0 }
    device.enter([])
    pair = nil
    expect(await settle { reports > 0 })
    for _ in 0..<1000 { await Task.yield() }
    expectEqual(reports, 1)
    expectEqual(input, [])
    expect(device.reader == nil)
    expect(device.writer == nil)
    // None of these traps or reports again.
    device.write([1])
    device.leave([1])
    expect(!device.enter([1]))
    expect(!device.suspend(leaving: [1]))
    expectEqual(reports, 1)
    expect(!device.isBusy)
  }

  @Test("a terminal that is closed while it takes no bytes is reported once")
  func writing() async throws {
    var pair: (Pseudoterminal, TerminalDevice)? = try makeDevice()
    let device = try require(pair?.1)
    var reports = 0
    device.onHangUp = { reports += 1 }
    device.enter([])
    device.write([UInt8](repeating: 65, count: 100_000))
    expect(device.isBusy)
    pair = nil
    expect(await settle { reports > 0 })
    for _ in 0..<1000 { await Task.yield() }
    expectEqual(reports, 1)
    expect(!device.isBusy)
  }

  @Test("a write to a terminal that is closed reports it")
  func failedWrite() throws {
    var pair: (Pseudoterminal, TerminalDevice)? = try makeDevice()
    let device = try require(pair?.1)
    var reports = 0
    device.onHangUp = { reports += 1 }
    pair = nil
    // A process that another test starts has the other end for a moment.
    for _ in 0..<100_000 where reports == 0 {
      device.write([1])
      sched_yield()
    }
    device.write([1])
    expectEqual(reports, 1)
    expect(device.isHungUp)
  }
}
