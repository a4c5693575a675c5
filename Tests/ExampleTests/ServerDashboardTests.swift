import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import ServerDashboard

/// The dashboard: a table, extras of the menu bar, an alert of the app, a log and settings.
@MainActor struct ServerDashboardTests {
  @Test func `the script gives the transcript it must give`() throws {
    let folder = Program.package.appending(path: "Examples/ServerDashboard")
    let script = folder.appending(path: "ServerDashboard.script").path
    let run = try Program(name: "ServerDashboard").run("--script", script)
    let expected = try String(
      contentsOf: folder.appending(path: "ServerDashboard.expected"), encoding: .utf8)
    expectEqual(run.output, expected)
    expectEmpty(run.complaints)
    expectEqual(run.status, 0)
    expect(!run.output.contains("problem: "))
  }

  @Test func `what it declares is sound`() throws {
    try expectEqual(Program(name: "ServerDashboard").run("--describe-scenes").status, 0)
  }

  @Test func `commands act on the servers that are selected`() async {
    let simulator = await AppSimulator(ServerDashboardApp())
    expect(!simulator.element("Servers > Stop").isEnabled)
    await simulator.tap("grace")
    await simulator.tap("Servers > Stop")
    await simulator.press("command+option+l")
    simulator.expect("grace: stopped", in: 2)
    expect(!simulator.text.contains("ada: stopped"))
  }

  @Test func `a measurement over the limit is an alert that restarts the server`() async {
    let fleet = Fleet()
    fleet.limit = 0.5
    fleet.measure()
    expect(fleet.isAlerting && !fleet.failed.isEmpty)
    let names = fleet.failedNames
    fleet.restartFailed()
    expectEmpty(fleet.failed)
    expect(!names.isEmpty)
    expectEqual(fleet.log.entries.last?.text, "running")
  }

  @Test func `an extra of the menu bar stands in every window, until a setting removes it`() async {
    let simulator = await AppSimulator(ServerDashboardApp())
    expect(simulator.menus().contains { $0.contains("[Show Log]") && $0.contains("edsger") })
    await simulator.press("command+,")
    await simulator.tap("Show Servers in Menu Bar", in: 2)
    expect(!simulator.menus(in: 1).contains { $0.contains("edsger") })
  }
}
