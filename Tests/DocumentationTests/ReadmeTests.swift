import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

// The app of the README.

struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      Inbox()
    }
    WindowGroup("Message", for: Int.self) { $number in
      Text("Message \(number ?? 0)")
    }
  }
}

struct Inbox: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Read 42") { openWindow(value: 42) }
  }
}

/// The README shows the app above, which is an example, and the output that it prints.
@MainActor struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [
    "README.md", "Documentation/Scenes.docc/Guide.md",
    "Documentation/Scenes.docc/Articles/GettingStarted.md",
  ])
  func `the first app is the example`(document: String) throws {
    let example = try text("Examples/GettingStarted/Postbox.swift")
    expect(try text(document).contains("```swift\n\(example)```"), "\(document)")
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    expectContains(source, example.replacing("import Scenes\n\n@main\n", with: ""))
  }

  @Test func `a tap prints what the README prints, and a second one opens no other`() async throws {
    let block = try require(
      try text("README.md").components(separatedBy: "```").first { $0.contains("> tap") })
    let parts = block.components(separatedBy: "\n> ").dropFirst().map {
      $0.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    try require(parts.count == 2)
    let simulator = await AppSimulator(Postbox())
    await simulator.tap("Read 42")
    expectEqual(simulator.trace.joined(separator: "\n"), parts[0])
    expectEqual(simulator.text, parts[1])
    await simulator.tap("Read 42", in: 1)
    simulator.expect(windows: 2)
    simulator.expect("Message 42", in: 2)
    expectEqual(simulator.application.focusedSession, simulator.sessions[1])
  }
}
