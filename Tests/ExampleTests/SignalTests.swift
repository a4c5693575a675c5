import Checking
import Foundation
import Testing

/// A program that the system asks to end.
@Suite(.thread(.programs)) struct SignalTests {
  private let program = Program(name: "BeforeScenes")

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends an application after it went to the background`(signal: Int32) throws {
    let running = try program.start()
    expect(running.read(until: "applicationDidBecomeActive"))
    kill(running.process.processIdentifier, signal)
    // Its input stays open: nothing but the signal ends it.
    expect(running.read(until: "WILL TERMINATE"))
    running.process.waitUntilExit()
    let told = running.text.split(separator: "\n").filter { !$0.contains(where: \.isLowercase) }
    expectEqual(told, ["WILL RESIGN ACTIVE", "DID ENTER BACKGROUND", "WILL TERMINATE"])
    expectEqual(running.process.terminationReason, .exit)
    expectEqual(running.process.terminationStatus, 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a second signal ends the process at once`(signal: Int32) throws {
    let running = try program.start("hang")
    expect(running.read(until: "applicationDidBecomeActive"))
    running.process.terminate()
    expect(running.read(until: "DID ENTER BACKGROUND"))
    kill(running.process.processIdentifier, signal)
    running.process.waitUntilExit()
    expectEqual(running.process.terminationReason, .exit)
    expectEqual(running.process.terminationStatus, 128 + signal)
    expect(!running.text.contains("WILL TERMINATE"))
  }

  @Test func `a signal that the process was started to ignore is ignored`() throws {
    let shell = Program(name: "sh", executable: URL(filePath: "/bin/sh"))
    let running = try shell.start(
      "-c", "trap '' HUP; exec \"$0\"", Program(name: "BeforeScenes").executable.path)
    expect(running.read(until: "applicationDidBecomeActive"))
    kill(running.process.processIdentifier, SIGHUP)
    try running.type("show")
    expect(running.read(until: "from before scenes"))
    expect(!(try running.readToEnd()).contains("WILL TERMINATE"))
  }
}
