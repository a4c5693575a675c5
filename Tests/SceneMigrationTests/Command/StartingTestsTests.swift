import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct StartingTestsTests {
  private static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static let source = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { true }
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) { completionHandler(shortcutItem.type == "new") }
    }
    """

  private func event(_ name: String, _ start: String, _ verdict: Verdict) -> EventFinding {
    EventFinding(event: name, start: start, before: [], withScenes: [], verdict: verdict)
  }

  @Test func `the suite has the events that the app handles, and compiles against the app`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.source.utf8).write(to: folder.appending(path: "AppDelegate.swift"))
    var candidate = try require(AppFinder(files: try ProjectFiles(folder)).candidates().first)
    candidate.name = "Suite App"
    candidate.module = "SuiteApp"
    candidate.infoPlist = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["fb123", "inbox"]]],
      "NSUserActivityTypes": ["a\"\\(b)\n"],
    ]
    var report = AppReport(app: "Suite App", reason: "", delegates: [])
    report.events = [
      event("link", "cold", .lost), event("link", "warm", .kept),
      event("quick action", "warm", .lost), event("notification", "cold", .unhandled),
    ]
    let values = SampleValues(
      candidate.infoPlist, [SourceText(path: "AppDelegate.swift", text: Self.source)])
    let suite = StartingTests(candidate: candidate, report: report, values: values)
    let text = try require(suite.text)
    expectEqual(text.components(separatedBy: "EventMatrix.Arrival(").count, 4)
    expectContains(text, "EventMatrix.Arrival(.shortcut, .warm),")
    expectContains(text, "inbox://sample")
    expectContains(text, "samples.shortcutType = \"new\"")
    expectContains(text, #"samples.activityType = "a\"\\(b)\n""#)

    // As in a package: the app is a module with aliases, and the tests are one without.
    _ = try suite.write(into: folder)
    let toolchain = try Toolchain(products: Self.products)
    let plugins = URL(filePath: toolchain.compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host/plugins").path
    let app = try runProgram(
      toolchain.compiler,
      [
        "-emit-module", "-module-name", "SuiteApp", "-enable-testing", "-parse-as-library",
        "-swift-version", "5", "-I", toolchain.modules.path, "-module-alias", "UIKit=UIKitNames",
        "AppDelegate.swift",
      ], in: folder, seconds: 60)
    expectEqual(app.status, 0, "\(app.output)")
    let tests = try runProgram(
      toolchain.compiler,
      [
        "-typecheck", "-module-name", "SuiteTests", "-parse-as-library", "-swift-version", "6",
        "-I", toolchain.modules.path, "-I", folder.path, "-plugin-path", plugins,
        "Suite_AppEventTests.swift",
      ], in: folder, seconds: 60)
    expectEqual(tests.status, 0, "\(tests.output)")
  }

  @Test func `an app that handles nothing from outside gets no suite`() throws {
    let candidate = AppCandidate(
      name: "A", reason: "", module: "A", delegates: [], files: [], notes: [])
    let report = AppReport(app: "A", reason: "", delegates: [])
    let suite = StartingTests(
      candidate: candidate, report: report, values: SampleValues(nil, []))
    expect(suite.text == nil)
  }

  @Test func `a file that exists isn't overwritten`() throws {
    let project = try FixtureProject([
      "AEventTests.swift": "let own = 1", "A.swift": FixtureProject.delegate(),
    ])
    defer { try? FileManager.default.removeItem(at: project.folder) }
    var candidate = try require(
      AppFinder(files: try ProjectFiles(project.folder)).candidates().first)
    candidate.name = "A"
    let suite = StartingTests(
      candidate: candidate, report: AppReport(app: "A", reason: "", delegates: []),
      values: SampleValues(nil, []))
    let error = #expect(throws: MigrationError.self) { try suite.write(into: project.folder) }
    expectEqual(error?.reason, .usage)
    try expectEqual(
      String(contentsOf: project.folder.appending(path: "AEventTests.swift"), encoding: .utf8),
      "let own = 1")
  }
}
