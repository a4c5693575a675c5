import Foundation
import Testing

/// A program that the system asks to end.
struct SignalTests {
  @Test func `SIGTERM ends an application after its scenes went to the background`() throws {
    let process = Process()
    process.executableURL = Program(name: "MultipleScenes").executable
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A program that doesn't answer fails the test instead of holding it up.
    let identifier = process.processIdentifier
    let isDone = DispatchSemaphore(value: 0)
    defer { isDone.signal() }
    Thread.detachNewThread {
      if isDone.wait(timeout: .now() + 30) == .timedOut { kill(identifier, SIGKILL) }
    }
    var text = ""
    while !text.contains("sceneDidBecomeActive") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }
}
