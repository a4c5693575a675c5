import Checking
import Foundation
import Testing

/// The apps in which the tutorials end do what is written down.
@Suite(.thread(.programs)) struct TutorialRunTests {
  /// The chapters: the folders of the tutorials.
  private static let chapters: [String] = {
    let folder = Program.package.appending(path: "Documentation/Scenes.docc/Tutorials")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }()

  @Test func `there are chapters`() {
    expect(!Self.chapters.isEmpty)
  }

  @Test(arguments: chapters)
  func `the app at the end of a tutorial plays its script`(name: String) throws {
    let folder = Program.package.appending(path: "Examples/\(name)")
    let run = try Program(name: name)
      .run("--script", folder.appending(path: "\(name).script").path)
    let expected = try String(
      contentsOf: folder.appending(path: "\(name).expected"), encoding: .utf8)
    expectEqual(run.status, 0)
    expectEqual(run.output, expected)
  }
}
