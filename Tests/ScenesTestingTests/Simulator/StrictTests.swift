import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private final class AppDelegate: ApplicationDelegate {
  static var manifest: SceneManifest? { SceneManifest(supportsMultipleScenes: true) }
}

/// In a strict test, guesses fail.
@MainActor struct StrictTests {
  /// The order in which the scenes of a simulator with four windows iterate.
  private func order(
    _ checks: [AppSimulator.Check], _ sessionOrders: inout Set<[Int]>
  ) async -> [Int] {
    let simulator = await AppSimulator(
      delegate: AppDelegate.self, profile: .desktop, checks: checks)
    for _ in 1...3 { await simulator.newWindow() }
    expectEqual(simulator.application.connectedScenes.count, 4)
    expectEqual(simulator.application.openSessions.count, 4)
    // The order is the same each time, and that of sessions too.
    let order = simulator.application.connectedScenes.map(\.session.ordinal)
    expectEqual(simulator.application.connectedScenes.map(\.session.ordinal), order)
    // Sets of sessions have an order of the seed, too.
    sessionOrders.insert(simulator.application.openSessions.map(\.ordinal))
    return order
  }

  @Test func `scenes iterate in the order of a seed`() async {
    var orders: Set<[Int]> = []
    await expectEqual(order([], &orders), [1, 2, 3, 4])
    expectEqual(orders, [[1, 2, 3, 4]])
    orders = []
    var sessionOrders: Set<[Int]> = []
    for seed in 1...12 as ClosedRange<UInt64> {
      let order = await order([.strict(seed: seed)], &sessionOrders)
      let again = await self.order([.strict(seed: seed)], &sessionOrders)
      expectEqual(again, order)
      orders.insert(order)
    }
    expect(orders.count > 6)
    expect(Set(orders.map(\.[0])).count > 2)
    expect(sessionOrders.count > 6 && sessionOrders.count <= 12)
  }

  @Test func `the trace doesn't depend on the seed`() async {
    func trace(_ checks: [AppSimulator.Check]) async -> [String] {
      let simulator = await AppSimulator(delegate: AppDelegate.self, checks: checks)
      for _ in 1...4 { await simulator.newWindow() }
      await simulator.background()
      await simulator.memoryPressure()
      await simulator.quit()
      return simulator.application.trace.entries.map(\.line)
    }
    let usual = await trace([])
    for seed in 1...5 as ClosedRange<UInt64> {
      await expectEqual(trace([.strict(seed: seed)]), usual)
    }
  }

  @Test func `a strict simulator has a seed, random unless it is given`() async {
    expectEqual(await AppSimulator(delegate: AppDelegate.self).seed, nil)
    await expectEqual(AppSimulator(delegate: AppDelegate.self, checks: [.strict(seed: 7)]).seed, 7)
    let random = await AppSimulator(delegate: AppDelegate.self, checks: [.strict]).seed
    let other = await AppSimulator(delegate: AppDelegate.self, checks: [.strict]).seed
    expect(random != nil && random != other)
  }

  @Test func `reading a global key window fails at the reader's line`() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self, checks: [.strict(seed: 7)])
    var line = 0
    let alone = await simulator.issues {
      Application.willReadGlobalWindow("UIApplication.keyWindow")
    }
    expectEmpty(alone)
    await simulator.newWindow()
    let issues = await simulator.issues {
      line = #line + 1
      Application.willReadGlobalWindow("UIApplication.keyWindow")
    }
    expectEqual(
      issues.map(\.message),
      [
        """
        UIApplication.keyWindow is read at Simulator/StrictTests.swift:\(line) while scenes 1, 2 are in the \
        foreground, each of which may have a key window; use the window of a scene, such as view.window, or \
        windowScene.keyWindow
        """
      ])
    expectEqual(issues.first?.sourceLocation.line, line)
    expectEqual(issues.first?.sourceLocation.filePath, #filePath)
    expectEqual(issues.first?.sourceLocation.fileName, "StrictTests.swift")
  }

  @Test func `reading it is allowed without the check`() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self)
    await simulator.newWindow()
    let issues = await simulator.issues {
      Application.willReadGlobalWindow("UIApplication.keyWindow")
    }
    expectEmpty(issues)
  }

  @Test func `every failure of a strict simulator prints the seed`() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self, checks: [.strict(seed: 7)])
    let issues = await simulator.issues {
      simulator.expect(windows: 2)
      await simulator.close(9)
      await simulator.background()
    }
    expectEqual(
      issues.map {
        $0.message.contains("(the order of scenes is that of checks: [.strict(seed: 7)])")
      }, [true, true, false])
  }

  @Test func `a relaunched process is strict too`() async {
    let simulator = await AppSimulator(
      delegate: AppDelegate.self, profile: .desktop, checks: [.strict(seed: 1)])
    for _ in 1...3 { await simulator.newWindow() }
    let order = simulator.application.connectedScenes.map(\.session.ordinal)
    await simulator.relaunch()
    expectEqual(simulator.application.connectedScenes.map(\.session.ordinal), order)
    let issues = await simulator.issues {
      Application.willReadGlobalWindow("UIApplication.keyWindow")
    }
    expectEqual(issues.count, 1)
  }

  @Test func `only scenes in the foreground can have the key window`() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self, checks: [.strict(seed: 7)])
    for _ in 1...3 { await simulator.newWindow() }
    let issues = await simulator.issues {
      Application.willReadGlobalWindow("UIApplication.keyWindow")
    }
    expectContains(issues.first?.message ?? "", "while scenes 2, 3, 4 are in the foreground")
  }

  @Test func `a replayed run is continued strictly`() async {
    let other = await AppSimulator(delegate: AppDelegate.self)
    await other.newWindow()
    let simulator = await AppSimulator(delegate: AppDelegate.self, checks: [.strict(seed: 7)])
    await simulator.replay(other.recording)
    func count() async -> Int {
      await simulator.issues { Application.willReadGlobalWindow("UIApplication.keyWindow") }.count
    }
    await expectEqual(count(), 1)
    await simulator.relaunch()
    await simulator.newWindow()
    await expectEqual(count(), 1)
  }
}
