import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for work in the background.
@MainActor struct BackgroundTaskTests {
  @MainActor private final class Log {
    var lines: [String] = []
    weak var application: Application?
    /// A stream that gives nothing before it is finished.
    let nothing = AsyncStream.makeStream(of: Void.self)
  }

  private struct Postbox: App {
    let log: Log

    init() { fatalError("the app is created with its log") }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
      let log = log
      WindowGroup(id: "inbox") { Text("") }
        .backgroundTask(.appRefresh("mail")) { await MainActor.run { log.lines.append("mail") } }
        .backgroundTask(.urlSession(matching: { $0.hasPrefix("image") })) { name in
          await MainActor.run { log.lines.append(name) }
        }
        .backgroundTask(.appRefresh) { name in
          await MainActor.run { log.lines.append("any: \(name ?? "none")") }
        }
        .backgroundTask(.appRefresh("window")) {
          _ = try? await log.application?.openWindow(id: "inbox")
        }
        .backgroundTask(.appRefresh("nothing")) {
          for await _ in log.nothing.stream {}
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

  @Test func `work that waits for a window is finished`() async {
    let log = Log()
    let simulator = await AppSimulator(Postbox(log))
    log.application = simulator.application
    await simulator.run(backgroundTask: "window")
    expectEqual(simulator.sessions.count, 2)
  }

  @Test func `work that isn't finished in time fails the test`() async {
    let log = Log()
    let simulator = await AppSimulator(Postbox(log))
    let issues = await simulator.issues {
      await simulator.run(backgroundTask: "nothing", within: .milliseconds(1))
    }
    log.nothing.continuation.finish()
    expectEqual(issues.count, 1)
    expectContains(issues.first?.message, "wasn't finished within")
  }

  @Test func `work is an act with effects of its own`() async {
    let simulator = await AppSimulator(Postbox(Log()), checks: [.exhaustive])
    simulator.expect(trace: simulator.trace)
    let issues = await simulator.issues {
      await simulator.run(urlSession: "images")
      simulator.finish()
    }
    expectEqual(issues.map(\.message), [])
    expectEqual(simulator.trace, [])
  }
}
