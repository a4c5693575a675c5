import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import Migration
@testable import MigrationBefore

/// An app in UIKit's names on both sides of its move to scenes.
@Suite(.thread(.programs)) struct MigrationTests {
  private let folder = Program.package.appending(path: "Examples/Migration")

  private func expected(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [("Migration", "Migration.expected"), ("MigrationBefore", "Before.expected")])
  func `the same script passes in both life cycles`(program: String, file: String) throws {
    let script = folder.appending(path: "Migration.script").path
    let run = try Program(name: program).run(["--script", script])
    let trace = try expected(file)
    expectEqual(run.output, trace)
    expectEqual(run.status, 0)
  }

  @Test(arguments: [("MigrationBefore", "Before.report", 1), ("Migration", "After.report", 0)])
  func `the report lists what the app before would lose, and nothing of the app after`(
    program: String, file: String, status: Int32
  ) throws {
    let run = try Program(name: program).run([
      "--migration-report", "postbox://message/42", "https://postbox.example/m/42",
    ])
    let report = try expected(file)
    expectEqual(run.output, report)
    expectEqual(run.status, status)
  }

  @Test @MainActor func `both apps show the same lines`() throws {
    func shown(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    }
    let after = shown(try expected("Migration.expected"))
    expectEqual(after, shown(try expected("Before.expected")))
    expectEqual(after.count, 7)
  }

  @Test(arguments: [
    EventMatrix.Arrival(.link, .cold), .init(.link, .warm), .init(.webLink, .cold),
    .init(.webLink, .warm), .init(.shortcut, .cold), .init(.shortcut, .warm),
    .init(.notification, .cold), .init(.notification, .warm),
  ]) @MainActor
  func `nothing from outside is lost with scenes`(arrival: EventMatrix.Arrival) {
    EventMatrix(of: Migration.AppDelegate.self, arrivals: [arrival]).expectNothingLost()
  }

  @Test @MainActor func `the app before would lose its links`() {
    let matrix = EventMatrix(
      of: MigrationBefore.AppDelegate.self,
      manifest: SceneManifest(supportsMultipleScenes: false, configurations: [:]),
      arrivals: [EventMatrix.Arrival(.link, .cold), EventMatrix.Arrival(.link, .warm)])
    expectEqual(matrix.lost.count, 2)
  }
}
