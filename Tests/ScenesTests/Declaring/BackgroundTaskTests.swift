import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for work in the background.
@MainActor struct BackgroundTaskTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Postbox: App {
    let log: Log

    init() { fatalError("the app is created with its log") }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
      let log = log
      WindowGroup { Text("") }
        .backgroundTask(.appRefresh("mail")) { await MainActor.run { log.lines.append("mail") } }
        .backgroundTask(.urlSession(matching: { $0.hasPrefix("image") })) { name in
          await MainActor.run { log.lines.append(name) }
        }
        .backgroundTask(.appRefresh) { name in
          await MainActor.run { log.lines.append("any: \(name ?? "none")") }
        }
    }
  }

  @Test func `a test asks for the work of an occasion`() async {
    let log = Log()
    let simulator = await AppSimulator(Postbox(log))
    await simulator.run(urlSession: "images")
    await simulator.run(backgroundTask: "news")
    expectEqual(log.lines, ["images", "any: news"])
    expectEqual(simulator.problems, [])
    await withKnownIssue {
      await simulator.run(urlSession: "sounds")
    } matching: {
      "\($0)".contains("no scene has work")
    }
  }
}
