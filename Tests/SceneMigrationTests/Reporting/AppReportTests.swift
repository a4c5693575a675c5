import Checking
import Foundation
import SceneModel
import Testing

@testable import SceneMigration

@Suite struct AppReportTests {
  @Test func `an event that nothing handles is listed once, with its starts`() {
    var report = AppReport(app: "Postbox", reason: "", delegates: [])
    report.events = [
      ("link", "cold", Verdict.lost), ("link", "warm", .unhandled), ("share", "cold", .unhandled),
      ("share", "warm", .unhandled),
    ].map {
      EventFinding(event: $0.0, start: $0.1, before: [], withScenes: [], verdict: $0.2)
    }
    expectEqual(report.unhandled, ["link, warm", "share, cold and warm"])
    expectContains(report.document.text, "  - share, cold and warm\n")
  }

  @Test func `the verdict counts all that is lost, wrong and not judged`() {
    var report = AppReport(app: "Postbox", reason: "", delegates: [])
    expectEqual(report.verdict, "nothing is lost with scenes")
    report.manifestProblems = ["a role isn't known"]
    report.notJudged = ["a window may be made elsewhere"]
    expectEqual(
      report.verdict, "nothing is found lost with scenes; 1 wrong in the manifest; 1 not judged")
    report.launchFailure = "launch: it has no scenes"
    expectEqual(
      report.verdict,
      "the app ends at launch, as it has no scenes; nothing is found lost with scenes; "
        + "1 wrong in the manifest; 1 not judged")
    expectEqual(report.losses, ["launch: it has no scenes"])
    report.notRun = "--dry-run builds and runs nothing"
    expectEqual(
      report.verdict,
      "the app ends at launch, as it has no scenes; not run: --dry-run builds and runs nothing")
  }

  @Test func `a row of a table is a few lines of text`() {
    let table = Document.Section(
      title: "B", header: ["event", "start", "before", "with scenes", "result"],
      rows: [["link", "cold", "handled", "not read", "lost"]], names: 2)
    let methods = Document.Section(
      title: "C", header: ["method", "own", "result"], rows: [["open()", "implemented", ""]])
    let document = Document(title: "A", lead: [], sections: [table, methods])
    expectEqual(
      document.text,
      """
      A

      B
        link, cold: lost
          before       handled
          with scenes  not read

      C
        open()
          own  implemented

      """)
  }

  @Test func `names of methods are code in Markdown, and other marks are escaped`() {
    let document = Document(
      title: "A", lead: ["scene(_:continue:) of a_b, Type.make(from:)"],
      sections: [.init(title: "B", header: ["c"], rows: [["d|e()"]])])
    expectEqual(
      document.markdown,
      "# A\n\n- `scene(_:continue:)` of a\\_b, `Type.make(from:)`\n\n## B\n\n| c |\n|---|\n| d\\|e() |\n"
    )
  }

  @Test func `apps and files that aren't reported come last, without a section`() {
    let report = ProjectReport(
      project: "P", apps: [AppReport(app: "A", reason: "", delegates: [])],
      notes: ["left out: Pods"])
    expect(report.text.hasSuffix("\n\nNot in this report\n  left out: Pods\n"))
    expect(report.markdown.hasSuffix("\n\n# Not in this report\n\n- left out: Pods\n"))
  }

  @Test func `names of the project reach no terminal and break no line`() throws {
    let report = ProjectReport(
      project: "a\u{1B}[2J\u{202E}\u{1F468}b\n",
      apps: [AppReport(app: "c\nd\u{9B}", reason: "", delegates: [])])
    expectContains(report.text, "Migration report: c\\nd\\u{009B}\n")
    expectContains(report.markdown, "# Migration report: c\\nd")
    let json = try report.json
    expect(!json.unicodeScalars.contains { $0.isDisturbing && $0 != "\n" })
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    expectEqual(value?["project"] as? String, report.project)
  }

  @Test func `an event missed at launch, and a wrong manifest, fail a report`() {
    var report = AppReport(app: "Postbox", reason: "", delegates: [])
    expectEqual(ProjectReport(project: "a", apps: [report]).exitStatus, 0)
    report.manifestProblems = ["there is no class"]
    expectEqual(ProjectReport(project: "a", apps: [report]).exitStatus, 1)
    report.manifestProblems = []
    report.events = [
      EventFinding(
        event: "link", start: "cold", before: [], withScenes: [], verdict: .missedAtLaunch)
    ]
    expectEqual(report.losses, ["link, cold: missed at launch"])
    expectEqual(ProjectReport(project: "a", apps: [report]).exitStatus, 1)
  }

  @Test func `text of the project is no Markdown`() {
    var report = AppReport(app: "Postbox", reason: "a | b *c* <d>", delegates: [])
    report.notes = ["`e` \\ f_g"]
    expectContains(report.document.markdown, "- found as: a \\| b \\*c\\* \\<d\\>\n")
    expectContains(report.document.markdown, "- \\`e\\` \\\\ f\\_g\n")
  }
}
