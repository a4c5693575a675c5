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

  @Test func `names of the project reach no terminal and break no line`() throws {
    let report = ProjectReport(
      project: "a\u{1B}[2J\u{202E}\u{1F468}b\n",
      apps: [AppReport(app: "c\nd\u{9B}", reason: "", delegates: [])])
    expectContains(report.text, "Migration report: c\\nd\\u{009B}\n")
    expectContains(report.markdown, "# Migration report: c\\nd")
    let json = try report.json
    #expect(!json.unicodeScalars.contains { $0.isDisturbing && $0 != "\n" })
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
