import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

/// Tests for the rows of a migration report, one for each method of the application's delegate.
@MainActor struct MigrationRowTests {
  private final class Empty: ApplicationDelegate {}

  private final class Closing: ApplicationDelegate {
    func applicationDidEnterBackground(_ application: Application) {}
  }

  /// The methods that no run calls, because they are the same in both life cycles.
  private static let same: Set<TraceEntry.Callback> = [
    .applicationDidReceiveMemoryWarning, .didDiscardSceneSessions,
    .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
  ]

  private func row(
    _ callback: TraceEntry.Callback, of report: MigrationReport
  ) throws -> MigrationReport.Row {
    try require(report.rows.first { $0.callback == callback })
  }

  @Test(arguments: MigrationReport.fates.map(\.callback))
  func `S20: what moves is called without scenes only, what takes its place with them`(
    callback: TraceEntry.Callback
  ) throws {
    let row = try row(callback, of: MigrationReport(of: Moved<Attentive>.self))
    if Self.same.contains(callback) {
      expectEqual(row.lifeCycles, [])
      return expectEqual(row.implementation, .notExercised)
    }
    switch row.fate {
    case .stays, .staysWithoutOptions: expectEqual(row.lifeCycles, [.application, .scenes])
    case .comes: expectEqual(row.lifeCycles, [.scenes])
    case .moves:
      expectEqual(row.lifeCycles, [.application])
      expectEqual(row.successor, .implemented)
    }
    let isOwn = callback != .configurationForConnecting
    expectEqual(row.implementation, (isOwn ? .implemented : .notImplemented))
  }

  @Test(arguments: MigrationReport.fates.map(\.callback))
  func `a method whose default ran isn't implemented, one that wasn't called isn't exercised`(
    callback: TraceEntry.Callback
  ) throws {
    let row = try row(callback, of: MigrationReport(of: Empty.self))
    expectEqual(
      row.implementation, (Self.same.contains(callback) ? .notExercised : .notImplemented))
    expectEqual(row.successor, (row.fate.successor == nil ? nil : .notImplemented))
  }

  @Test(arguments: HostProfile.all.filter(\.hasScenes))
  func `a delegate with all methods loses nothing on any device`(profile: HostProfile) {
    let report = MigrationReport(of: Moved<Attentive>.self, profile: profile)
    expectEqual(report.problems, [])
    expectEqual(report.sceneDelegates, ["Attentive"])
  }

  @Test func `a life-cycle method without a successor is one problem`() throws {
    let problems = MigrationReport(of: Closing.self).problems.filter {
      $0.place == "applicationDidEnterBackground(_:)"
    }
    expectEqual(problems.count, 1)
    expectContains(problems.first?.remedy, "sceneDidEnterBackground(_:)")
    let methods = MigrationReport(of: Moved<Bare>.self).problems.map(\.place).prefix(4)
    expectEqual(
      methods,
      [
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
      ])
  }

  @Test func `a delegate without scenes is played with a scene without a delegate`() {
    let report = MigrationReport(of: Closing.self)
    expectEqual(report.sceneDelegates, [])
    // And without a window, which the application life cycle doesn't need either.
    expect(!report.problems.contains { $0.code == .applicationLifeCycle })
    expectEqual(MigrationReport(of: Moved<Bare>.self).sceneDelegates, ["Bare"])
  }

  private final class Windowed: ApplicationDelegate {
    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = SceneWindow()
      window.content = StubContent()
      window.makeKeyAndVisible()
      return true
    }
  }

  @Test func `a window that is shown nowhere with scenes is a problem`() {
    let problems = MigrationReport(of: Windowed.self).problems
    expect(problems.contains { $0.code == .windowWithoutScene })
  }

  private final class Misnamed: ApplicationDelegate {
    func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      // It looks at what the scene is for, and that is all.
      _ = options.urlContexts
      let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Bare.self
      return configuration
    }

    func application(
      _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool { true }
  }

  @Test func `S42: looking at a link to choose a configuration isn't taking it`() throws {
    let report = MigrationReport(of: Misnamed.self)
    expectEqual(report.sceneDelegates, ["Bare"])
    let path = try require(report.paths.first { $0.occasion == .link && $0.start == .cold })
    expect(path.isLost)
    expectEqual(path.withScenes.map(\.outcome), [.ignored])
  }
}
