import Scenes
import ScenesTesting
import XCTest

private final class AppDelegate: ApplicationDelegate {
  static var manifest: SceneManifest? { SceneManifest(supportsMultipleScenes: false) }
}

/// A simulator in a test of XCTest, whose failures XCTest gets.
final class SimulatorXCTests: XCTestCase {
  private struct Failure {
    var text: String
    var file: String
    var line: Int
  }

  private var failures: [Failure]?

  #if !canImport(Darwin)
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if failures == nil {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    } else {
      failures?.append(Failure(text: description, file: filePath, line: lineNumber))
    }
  }
  #endif

  @MainActor func testPasses() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self)
    await simulator.background()
    simulator.expect(windows: 0)
  }

  #if !canImport(Darwin)
  @MainActor func testFailureIsReportedAtItsLine() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self)
    failures = []
    let line = #line + 1
    simulator.expect(windows: 2)
    let found = failures
    failures = nil
    XCTAssertEqual(found?.count, 1)
    XCTAssertEqual(
      found?.first?.text,
      "failed - expected 2 windows on screen, found 1:\n  window 1 (active, focused)")
    XCTAssertEqual(found?.first?.line, line)
    XCTAssertEqual(found?.first?.file, #filePath)
  }

  @MainActor func testWarningIsNoFailure() async {
    let simulator = await AppSimulator(delegate: AppDelegate.self)
    failures = []
    await simulator.close(9)
    await simulator.close(1)
    let found = failures
    failures = nil
    XCTAssertEqual(found?.count, 1)
    XCTAssertEqual(found?.first?.text.hasPrefix("failed - there is no window 9"), true)
  }
  #endif
}
