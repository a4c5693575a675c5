import Foundation
import Testing

/// A program that the system asks to end.
struct SignalTests {
  private let program = Program(name: "BeforeScenes")

  @Test func `SIGTERM ends an application after it went to the background`() throws {
    let running = try program.start()
    #expect(running.read(until: "applicationDidBecomeActive"))
    running.process.terminate()
    // Its input stays open: nothing but the signal ends it.
    #expect(running.read(until: "WILL TERMINATE"))
    running.process.waitUntilExit()
    let told = running.text.split(separator: "\n").filter { !$0.contains(where: \.isLowercase) }
    #expect(told == ["WILL RESIGN ACTIVE", "DID ENTER BACKGROUND", "WILL TERMINATE"])
    #expect(running.process.terminationReason == .exit)
    #expect(running.process.terminationStatus == 0)
  }

  @Test func `a second SIGTERM ends the process at once`() throws {
    let running = try program.start("hang")
    #expect(running.read(until: "applicationDidBecomeActive"))
    running.process.terminate()
    #expect(running.read(until: "DID ENTER BACKGROUND"))
    running.process.terminate()
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .exit)
    #expect(running.process.terminationStatus == 128 + SIGTERM)
    #expect(!running.text.contains("WILL TERMINATE"))
  }
}
