import Checking
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
      report.verdict, "nothing is lost with scenes; 1 wrong in the manifest; 1 not judged")
    report.launchFailure = "launch: it has no scenes"
    expectEqual(
      report.verdict,
      "the app ends at launch, as it has no scenes; nothing is lost with scenes; "
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
    #expect(report.text.hasSuffix("\n\nNot in this report\n  left out: Pods\n"))
    #expect(report.markdown.hasSuffix("\n\n# Not in this report\n\n- left out: Pods\n"))
  }
}
