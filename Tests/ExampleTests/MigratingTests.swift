import Checking
import Foundation
import Scenes
import Testing

@testable import Migrating

/// One mail app on both sides of a move to scenes.
@Suite(.thread(.programs)) struct MigratingTests {
  private let example = Program(name: "Migrating")
  private let folder = Program.package.appending(path: "Examples/Migrating")

  private func expected(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [["--before", "Before.expected"], ["Migrating.expected"]])
  func `the same script gives the expected trace in both life cycles`(arguments: [String]) throws {
    let script = folder.appending(path: "Migrating.script").path
    let run = try example.run(arguments.dropLast() + ["--script", script])
    let trace = try expected(arguments[arguments.count - 1])
    expectEqual(run.output, trace)
    expectEqual(run.status, 0)
  }

  @Test func `both traces show the same window, and each act its answer`() throws {
    func shown(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("window 1") || $0.hasPrefix("  ") }
    }
    let after = shown(try expected("Migrating.expected"))
    expectEqual(after.count, 11)
    let before = shown(try expected("Before.expected"))
    expectEqual(before, after)
  }

  @Test(arguments: [("--before", "Before.report", 1), ("--after", "After.report", 0)])
  func `the report lists the losses, and none after the migration`(
    side: String, file: String, status: Int32
  ) throws {
    let run = try example.run(
      side, "--migration-report", "postbox://message/42", "https://postbox.example/m/42")
    let report = try expected(file)
    expectEqual(run.output, report)
    expectEqual(run.status, status)
  }

  @Test(arguments: ["--before", "--after"])
  func `a link the app is launched for is shown in both life cycles`(side: String) throws {
    let run = try example.run(side, "postbox://message/42", input: "expect \"Message 42\"\n")
    expectEqual(run.status, 0)
  }

  @MainActor @Test func `the move leaves no method and no way in behind`() {
    let before = MigrationReport(of: Before.AppDelegate.self)
    expectEqual(before.paths.filter { $0.isLost }.count, 14)
    let after = MigrationReport(of: After.AppDelegate.self)
    expectEqual(after.problems, [])
    // Nobody shares anything with Postbox.
    let ways = after.paths.filter { $0.occasion != .share }
    expect(ways.allSatisfy { path in path.withScenes.contains { $0.isTaken } })
  }

  @Test func `what a delegate prints comes before its report`() throws {
    let run = try Program(name: "BeforeScenes").run("--migration-report")
    expectEqual(run.status, 1)
    let report = try require(run.output.range(of: "Migration report\n"))
    expect(run.output[..<report.lowerBound].contains("DID ENTER BACKGROUND"))
    expect(!run.output[report.upperBound...].contains("DID ENTER BACKGROUND"))
  }

  @Test func `an option that is written wrongly is refused with status 65`() throws {
    let value = try example.run("--migration-report=yes")
    expectEqual(value.status, 65)
    expectEqual(value.complaints, "--migration-report: expected no value behind it\n")
    let two = try example.run("--migration-report", "--describe-objects")
    expectEqual(two.status, 65)
    expectEqual(two.complaints, "two reports were asked for; expected one at a time\n")
    let classic = try example.run("--migration-report", "--profile=classic")
    expectEqual(classic.status, 65)
    expect(classic.complaints.hasSuffix("expected one of: tablet, phone, desktop\n"))
    try expectContains(example.run("--migration-report", "--help").output, "--migration-report")
  }

  @Test func `an app whose delegate has nothing to lose is status 0`() throws {
    let run = try Program(name: "MultipleScenes").run("--migration-report")
    expectEqual(run.status, 0)
    expectContains(run.output, "Nothing is lost with scenes.")
  }
}
