import Checking
import Foundation
import SceneRuntime
import Testing

@testable import SceneTerminal

@MainActor @Suite(.serialized) struct TerminalSignalsTests {
  private let terminal: Pseudoterminal
  private let device: TerminalDevice

  init() throws {
    terminal = try Pseudoterminal()
    device = TerminalDevice(owning: terminal.open(), environment: [:])
  }

  @Test("many changes of the size are reported a few times, and the last one is known")
  func size() async throws {
    let signals = try require(TerminalSignals(protecting: device))
    defer { signals.remove() }
    var sizes: [TerminalSize] = []
    signals.onSize = { [device] in sizes.append(device.size) }
    for columns: UInt16 in 1...1000 {
      terminal.setSize(columns: columns, rows: 10)
      kill(getpid(), SIGWINCH)
    }
    expect(await settle { sizes.last == TerminalSize(columns: 1000, rows: 10) })
    expect(sizes.count < 10)
  }

  @Test(
    "signals are reported on the main actor", arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func ending(number: Int32) async throws {
    let signals = try require(TerminalSignals(protecting: device))
    defer { signals.remove() }
    var reports: [Int32] = []
    signals.onEnd = { reports.append($0) }
    signals.onSuspend = { reports.append(SIGTSTP) }
    signals.onContinue = { reports.append(SIGCONT) }
    kill(getpid(), number)
    expect(await settle { reports == [number] })
    // Sent together, the second one would cancel the first.
    kill(getpid(), SIGTSTP)
    expect(await settle { reports == [number, SIGTSTP] })
    kill(getpid(), SIGCONT)
    expect(await settle { reports == [number, SIGTSTP, SIGCONT] })
  }

  @Test("the handlers that were there before are put back")
  func handlers() throws {
    var other = sigaction(flags: 0) { _ in }
    var before = sigaction()
    sigaction(SIGWINCH, &other, &before)
    defer { sigaction(SIGWINCH, &before, nil) }
    var ignored = sigaction.ignoring
    var beforeQuit = sigaction()
    sigaction(SIGQUIT, &ignored, &beforeQuit)
    defer { sigaction(SIGQUIT, &beforeQuit, nil) }
    let signals = try require(TerminalSignals(protecting: device))
    expect(sigaction.current(of: SIGWINCH).handlerBits != other.handlerBits)
    expect(sigaction.current(of: SIGQUIT).isIgnored)
    signals.remove()
    expectEqual(sigaction.current(of: SIGWINCH).handlerBits, other.handlerBits)
    kill(getpid(), SIGWINCH)
  }
}
