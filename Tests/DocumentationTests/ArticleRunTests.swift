import Checking
import Foundation
import Testing

/// Articles show what their apps print.
@Suite(.thread(.compiler)) struct ArticleRunTests {
  /// An article that begins with an app, and shows a run of it.
  struct Run: Sendable, CustomTestStringConvertible {
    var article: String
    var app: String
    var source: String
    /// The lines of the run: each act behind `> `, and what it causes.
    var lines: [Substring]

    var testDescription: String { article }
  }

  private static let runs: [Run] = {
    let folder = Compiler.package.appending(path: "Documentation/Scenes.docc/Articles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        let sample = text.firstMatch(of: /(?s)\n```swift\n(.*?)\n```\n/),
        let app = sample.1.firstMatch(of: /struct (\w+): App/),
        let run = text[sample.range.upperBound...].firstMatch(of: /(?s)\n```\n(> .*?)\n```\n/)
      else { return nil }
      return Run(
        article: name, app: String(app.1), source: String(sample.1),
        lines: run.1.split(separator: "\n"))
    }
  }()

  @Test func `there are articles that show runs`() {
    expect(Self.runs.count >= 5)
  }

  @Test(arguments: runs)
  func `the first run in an article is one of its app`(run: Run) throws {
    let acts = run.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let printed = try Compiler.run(run.source, app: run.app, acts: acts)
      .split(separator: "\n")
    // The launch comes before the first act.
    expectEqual(Array(printed.drop { !$0.hasPrefix("> ") }), run.lines)
  }
}
