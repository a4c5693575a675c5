import Checking
import SceneRuntime
import Testing

@testable import SceneMigration

@Suite struct WindowReviewTests {
  private static let problem = Problem(
    .noWindow, at: "scene 1", "it connected without a window", remedy: "create one")

  private func uncertainty(
    _ app: SourceApp, standIns: [StandInType] = [], changes: [Change] = [],
    problem: Problem = Self.problem
  ) -> String? {
    var report = AppReport(app: "App", reason: "", delegates: [], infoPlist: nil)
    report.standIns = standIns
    report.changes = changes
    return WindowReview(candidate: app.candidate, evidence: app.evidence, report: report)
      .uncertainty(
        problem)
  }

  @Test func `a window may be made by what isn't compiled here`() {
    let app = SourceApp(scene: "func make() { window = AppWindow(scene: scene) }", infoPlist: [:])
    expect(uncertainty(app) == nil)
    expectEqual(
      uncertainty(app, standIns: [StandInType(name: "TabWindow", kind: "subclass of UIWindow")]),
      nil)
    expect(
      uncertainty(app, standIns: [StandInType(name: "AppWindow", kind: "subclass of UIWindow")])
        != nil)
    expect(
      uncertainty(
        app,
        changes: [Change(kind: .leftOut, file: "App.swift", line: 1, old: "window.show()", new: "")]
      )
        != nil)
    expect(uncertainty(SourceApp()) != nil)
  }

  @Test func `a window that is shown after its scene connected isn't lost`() {
    let problem = Problem(
      .noVisibleWindow, at: "scene 1", "none of the windows it connected with is visible",
      remedy: "show one")
    let scene = "func unlock() { window?.makeKeyAndVisible() }"
    expect(uncertainty(SourceApp(scene: scene, infoPlist: [:]), problem: problem) != nil)
    expectEqual(
      uncertainty(SourceApp(scene: "func unlock() {}", infoPlist: [:]), problem: problem), nil)
  }

  @Test func `an app without a beginning in its files may be one of SwiftUI`() {
    var app = SourceApp(infoPlist: [:])
    app.candidate.delegates = app.candidate.delegates.map {
      var delegate = $0
      delegate.isMain = false
      return delegate
    }
    expectContains(uncertainty(app), "SwiftUI")
    app.candidate.infoPlist = ["UIMainStoryboardFile": "Main"]
    expect(uncertainty(app) == nil)
  }
}
