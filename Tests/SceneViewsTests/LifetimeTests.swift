import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for the effects of adding views to a window and removing them.
@MainActor struct LifetimeTests {
  private final class Log {
    @MainActor var entries: [String] = []
  }

  private struct Around: View {
    let log: Log
    @State private var isShown = true
    @State private var folder = "inbox"

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Button("Archive") { folder = "archive" }
        if isShown {
          VStack {
            Text("inner")
              .onAppear { log.entries.append("inner appears") }
              .onDisappear { log.entries.append("inner disappears") }
          }
          .onAppear { log.entries.append("outer appears") }
          .onDisappear { log.entries.append("outer disappears") }
          .task(id: folder) {
            log.entries.append("loads \(folder)")
            // Nothing ever comes, so waiting ends when the task is cancelled.
            let (nothing, source) = AsyncStream<Never>.makeStream()
            for await _ in nothing {}
            withExtendedLifetime(source) { log.entries.append("cancelled") }
          }
        }
      }
    }
  }

  @Test func `views appear from the outside in and disappear from the inside out`() async {
    let log = Log()
    let simulator = await AppSimulator(Showing { Around(log: log) })
    await simulator.until { log.entries.count == 3 }
    expectEqual(log.entries, ["outer appears", "inner appears", "loads inbox"])
    log.entries = []
    await simulator.tap("Toggle")
    await simulator.until { log.entries.count == 3 }
    expectEqual(log.entries, ["inner disappears", "outer disappears", "cancelled"])
  }

  @Test func `a task restarts when its value changes`() async {
    let log = Log()
    let simulator = await AppSimulator(Showing { Around(log: log) })
    await simulator.until { log.entries.count == 3 }
    log.entries = []
    await simulator.tap("Archive")
    await simulator.until { log.entries.count == 2 }
    expectEqual(log.entries.sorted(), ["cancelled", "loads archive"])
  }

  @Test func `a window that closes takes its views along`() async {
    let log = Log()
    let simulator = await AppSimulator(Showing { Around(log: log) })
    await simulator.until { log.entries.count == 3 }
    log.entries = []
    await simulator.close()
    await simulator.until { log.entries.count == 3 }
    expectEqual(log.entries, ["inner disappears", "outer disappears", "cancelled"])
  }

  @Test func `a body that changes state is reported with its view, and ends`() async {
    struct Looping: View {
      @State private var count = 0

      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let simulator = await AppSimulator(Showing { Looping() })
    expectEqual(simulator.problems.first?.place, "Looping in scene 1")
    expectEqual(simulator.problems.first?.code, .stateChangedInBody)
    expectEqual(simulator.problems.last?.code, .turnLimitExceeded)
  }
}
