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
  var body: some View { Button("Read 42") { openWindow(value: 42) } }
}

/// The README contains the app above and the output that it prints.
@MainActor struct ReadmeTests {
  private func readme() throws -> [String] {
    try String(contentsOf: Compiler.package.appending(path: "README.md"), encoding: .utf8)
      .components(separatedBy: "```")
  }

  @Test func `the app above is the README's`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let app = try readme()[3].replacing("swift\nimport Scenes\n\n", with: "")
      .replacing("\nPostbox.main()\n", with: "")
    #expect(source.contains(app))
  }

  @Test func `a tap prints what the README prints, and a second one opens no other`() async throws {
    let printed = try readme()[5].split(separator: "\n").dropFirst().map(String.init)
    let simulator = await AppSimulator(Postbox())
    await simulator.tap("Read 42")
    let trace = simulator.trace
    #expect(trace == Array(printed.prefix(trace.count)))
    let window = printed.dropFirst(trace.count).joined(separator: "\n")
    #expect(window.hasPrefix("window 2") && simulator.text.hasSuffix(window))
    await simulator.tap("Read 42", in: 1)
    simulator.expect(windows: 2)
    simulator.expect("Message 42", in: 2)
    #expect(simulator.application.focusedSession == simulator.sessions[1])
  }
}
