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
}
