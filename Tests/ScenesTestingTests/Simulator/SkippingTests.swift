import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      Text("0 new")
      Button("New Message") {}
    }
  }
}

/// After an act that failed the others would fail only because it did.
@MainActor struct SkippingTests {
  @Test func `acts and expectations after it are skipped, with one line`() async throws {
    let simulator = await AppSimulator(Postbox())
    let trace = simulator.trace
    let issues = await simulator.issues {
      await simulator.tap("Send")
      await simulator.tap("Send")
      simulator.expect("1 new")
      simulator.expect(callbacks: ["nothing"])
      await simulator.newWindow()
      await simulator.relaunch()
      await simulator.until { false }
      await #expect(throws: CancellationError.self) { try await simulator.perform { _ in } }
    }
    let failure =
      "there is nothing \"Send\" to tap in window 1; expected one of: button \"New Message\""
    expectEqual(
      issues.map(\.message),
      [
        failure,
        "skipped, as are all acts and expectations after it, because an act has failed: \(failure)",
      ])
    expectEqual(issues.map(\.severity), [.error, .warning])
    expectEqual(simulator.trace, trace)
  }

  @Test func `an element isn't looked for after an act that failed`() async {
    let simulator = await AppSimulator(Postbox())
    let issues = await simulator.issues {
      await simulator.tap("Send")
      _ = simulator.element("Subject").value
      _ = simulator.element("Subject").isEnabled
    }
    expectEqual(issues.map(\.severity), [.error, .warning])
  }

  @Test func `an issue holds no control character of what a window shows`() async throws {
    struct Hostile: App {
      var body: some Scene { WindowGroup("Inbox") { Button("New\u{1B}[2J\u{202E}mail") {} } }
    }
    let simulator = await AppSimulator(Hostile())
    let issues = await simulator.issues {
      simulator.expect("1 new")
      await simulator.tap("Send")
    }
    let text = issues.map(\.message).joined()
    expectContains(text, "New")
    expectContains(text, "\n")
    expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `an expectation that doesn't hold skips nothing`() async {
    let simulator = await AppSimulator(Postbox())
    let issues = await simulator.issues {
      simulator.expect("1 new")
      await simulator.newWindow()
      simulator.expect(windows: 3)
    }
    expectEqual(issues.count, 2)
    simulator.expect(windows: 2)
  }

  @Test(arguments: ["press", "until", "perform"])
  func `every act that fails is such`(act: String) async {
    let simulator = await AppSimulator(Postbox())
    let issues = await simulator.issues {
      switch act {
      case "press": await simulator.press("command+")
      case "until": await simulator.until(within: .milliseconds(1)) { false }
      default:
        // Nothing ever comes, so the work ends only by being cancelled.
        let (nothing, continuation) = AsyncStream.makeStream(of: Void.self)
        _ = try? await simulator.perform(within: .milliseconds(1)) { _ in
          for await _ in nothing {}
        }
        continuation.finish()
      }
      await simulator.newWindow()
    }
    expectEqual(issues.map(\.severity), [.error, .warning])
    simulator.expect(windows: 1)
  }

  @Test func `acts after reading properties are performed`() async {
    let simulator = await AppSimulator(Postbox())
    _ = await simulator.issues { await simulator.tap("Send") }
    await simulator.newWindow()
    simulator.expect(windows: 2)
  }

  // Fails on purpose, where the test below runs it in a process of its own.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SCENES_FAILING"] != nil))
  func `this one fails`() async {
    let simulator = await AppSimulator(Postbox())
    await simulator.tap("Send")
    await simulator.newWindow()
  }

  @Test func `an issue fails the test that is running, where it called the simulator`() throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", "this one fails"]
    process.environment = ProcessInfo.processInfo.environment.merging(["SCENES_FAILING": "1"]) {
      $1
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expect(process.terminationStatus != 0)
    expect(text.contains("recorded an issue at SkippingTests.swift:"), "\(text)")
    expect(text.contains("there is nothing \"Send\" to tap in window 1"), "\(text)")
    expect(text.contains("recorded a warning at SkippingTests.swift:"), "\(text)")
  }
}
