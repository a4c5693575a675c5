import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for the paths of external events in a migration report.
@MainActor struct MigrationPathTests {
  struct Way: CustomTestStringConvertible, Sendable {
    var occasion: MigrationReport.Occasion
    var start: MigrationReport.Start
    var before: TraceEntry.Callback
    var after: MigrationReport.Receiver

    init(
      _ occasion: MigrationReport.Occasion, _ start: MigrationReport.Start,
      _ before: TraceEntry.Callback, _ after: MigrationReport.Receiver
    ) {
      self.occasion = occasion
      self.start = start
      self.before = before
      self.after = after
    }

    var testDescription: String { "\(occasion.rawValue), \(start.rawValue)" }
  }

  nonisolated static let ways = [
    Way(.link, .cold, .applicationOpenURL, .connection(.urlContexts)),
    Way(.link, .warm, .applicationOpenURL, .method(.openURLContexts)),
    Way(.webLink, .cold, .applicationContinue, .connection(.userActivities)),
    Way(.webLink, .warm, .applicationContinue, .method(.continue)),
    Way(.activity, .cold, .applicationContinue, .connection(.userActivities)),
    Way(.activity, .warm, .applicationContinue, .method(.continue)),
    Way(.handoff, .cold, .applicationWillContinue, .connection(.handoffUserActivityType)),
    Way(.handoff, .warm, .applicationWillContinue, .method(.willContinueUserActivityWithType)),
    Way(.handoffArrival, .cold, .applicationContinue, .method(.continue)),
    Way(.handoffArrival, .warm, .applicationContinue, .method(.continue)),
    Way(
      .handoffFailure, .cold, .applicationDidFailToContinue,
      .method(.didFailToContinueUserActivityWithType)),
    Way(
      .handoffFailure, .warm, .applicationDidFailToContinue,
      .method(.didFailToContinueUserActivityWithType)),
    Way(.shortcut, .cold, .applicationPerformAction, .connection(.shortcutItem)),
    Way(.shortcut, .warm, .applicationPerformAction, .method(.performActionFor)),
    Way(.notification, .cold, .didReceive, .connection(.notificationResponse)),
    Way(.notification, .warm, .didReceive, .method(.didReceive)),
    Way(.share, .cold, .applicationUserDidAcceptShare, .connection(.cloudKitShareMetadata)),
    Way(.share, .warm, .applicationUserDidAcceptShare, .method(.userDidAcceptShare)),
  ]

  private func path(_ way: Way, of report: MigrationReport) throws -> MigrationReport.Path {
    try require(report.paths.first { $0.occasion == way.occasion && $0.start == way.start })
  }

  @Test func `every occasion has a cold and a warm path`() {
    let report = MigrationReport(of: EverythingBefore.self)
    expectEqual(
      report.paths.map { "\($0.occasion) \($0.start)" },
      Self.ways.map { "\($0.occasion) \($0.start)" })
  }

  @Test(arguments: ways)
  func `S42, S43, S44, S77: an event handled before scenes is delivered to one scene`(way: Way)
    throws
  {
    let path = try path(way, of: MigrationReport(of: Moved<Attentive>.self))
    let told = path.before.filter { if case .launch = $0.receiver { false } else { true } }
    expectEqual(told, [.init(receiver: .method(way.before), outcome: .taken)])
    expectEqual(path.withScenes, [.init(receiver: way.after, outcome: .taken)])
    expect(!path.isLost)
  }

  @Test(arguments: ways)
  func `without a scene delegate all is lost but answers to notifications`(way: Way) throws {
    let report = MigrationReport(of: EverythingBefore.self)
    let path = try path(way, of: report)
    let stays = way.after == .method(.didReceive)
    expectEqual(
      path.withScenes, [.init(receiver: way.after, outcome: stays ? .taken : .noDelegate)])
    let isUncertain = way.after == .connection(.notificationResponse)
    expectEqual(path.isUncertain, isUncertain)
    expectEqual(path.isLost, !stays && !isUncertain)
    let problems = report.problems.filter { $0.place == way.testDescription }
    expectEqual(problems.count, (stays || isUncertain ? 0 : 1))
    expect(problems.allSatisfy { $0.code == .eventLostWithScenes })
  }

  @Test(arguments: ways)
  func `S42: a scene delegate that doesn't look at what it connects for loses it`(way: Way) throws {
    let report = MigrationReport(of: Moved<Hasty>.self)
    let path = try path(way, of: report)
    let isIgnored = if case .connection = way.after { true } else { false }
    expectEqual(
      path.withScenes, [.init(receiver: way.after, outcome: isIgnored ? .ignored : .taken)])
    let problem = report.problems.first { $0.place == way.testDescription }
    let isUncertain = way.after == .connection(.notificationResponse)
    expectEqual((problem != nil), isIgnored && !isUncertain)
    if !isUncertain, case .connection(let part) = way.after {
      expectContains(problem?.remedy, "read \(part.rawValue) there")
    }
  }

  @Test func `a report of declarations has the receivers of one that was played`() {
    let played = MigrationReport(of: Moved<Hasty>.self)
    let callbacks = MigrationReport.fates.flatMap {
      [$0.callback, $0.fate.successor].compactMap(\.self)
    }
    let declared = MigrationReport(
      of: "Delegate", declaring: Set(callbacks + [.willConnectTo, .didReceive]),
      hasSceneDelegate: true)
    for (played, declared) in zip(played.paths, declared.paths) {
      expectEqual(played.withScenes, declared.withScenes)
      expect(declared.before.allSatisfy(played.before.contains))
    }
    expectEqual(declared.rows.map(\.callback), played.rows.map(\.callback))
    let nobody = MigrationReport(of: "Delegate", declaring: [], hasSceneDelegate: false)
    expect(!nobody.paths.contains { $0.isLost })
    expect(nobody.paths.flatMap(\.withScenes).allSatisfy { $0.outcome == .noDelegate })
  }

  @Test func `what a scene delegate keeps and looks at later isn't lost`() {
    expectEqual(MigrationReport(of: Moved<Patient>.self).problems, [])
  }

  @Test func `S6: the options of a launch are passed without scenes only`() throws {
    let report = MigrationReport(of: Moved<Attentive>.self)
    func keys(_ receptions: [MigrationReport.Reception]) -> [MigrationReport.Receiver] {
      receptions.filter { $0.outcome == .possible }.map(\.receiver)
    }
    let cold = report.paths.filter { $0.start == .cold }
    expectEqual(
      cold.map { keys($0.before).last },
      [
        .launch(.didFinishLaunching, .url), .launch(.didFinishLaunching, .userActivityType),
        .launch(.didFinishLaunching, .userActivityType),
        .launch(.didFinishLaunching, .userActivityType), nil, nil,
        .launch(.didFinishLaunching, .shortcutItem), nil,
        .launch(.didFinishLaunching, .cloudKitShareMetadata),
      ])
    expect(report.paths.allSatisfy { keys($0.withScenes).isEmpty })
    expect(report.paths.filter { $0.start == .warm }.allSatisfy { keys($0.before).isEmpty })
  }

  private final class Quiet: ApplicationDelegate {}

  @Test func `an event that was unhandled before isn't lost`() {
    let report = MigrationReport(of: Quiet.self)
    expect(!report.paths.contains { $0.isLost })
    expect(report.paths.flatMap(\.before).allSatisfy { $0.outcome != .taken })
  }

  @Test(arguments: [true, false])
  func `what the content of a scene handles isn't lost, and what it doesn't is`(handles: Bool) {
    let report = MigrationReport(of: "EverythingBefore", profile: .tablet, samples: .init()) {
      host, profile, play in
      play(
        .stub(delegate: EverythingBefore(), host: host, profile: profile) { _ in
          let content = StubContent()
          content.handles = handles
          return content
        })
    }
    let lost = report.paths.filter(\.isLost).map(\.occasion)
    // Content hears nothing of an activity that isn't here. A warm event has a new scene, which finds it
    // in its options.
    let unheard: Set<MigrationReport.Occasion> = [.handoff, .handoffFailure]
    expectEqual(lost.filter { unheard.contains($0) }.count, 4)
    expectEqual(lost.filter { !unheard.contains($0) }.count, (handles ? 0 : 12))
    expectEqual(report.paths.filter(\.isUncertain).count, (handles ? 0 : 2))
    let link = report.paths.filter { $0.occasion == .link }
    expect(link.allSatisfy { $0.withScenes.contains { $0.receiver == .content } == handles })
    expect(link.allSatisfy { $0.isLost == !handles })
  }

  @Test func `S84: an event that no declared scene accepts is reported as lost`() {
    let closed = SceneDescription(
      id: .declared("inbox"), conditions: ExternalEventConditions([]))
    let report = MigrationReport(of: "EverythingBefore", profile: .tablet, samples: .init()) {
      host, profile, play in
      play(.stub([closed], delegate: EverythingBefore(), host: host, profile: profile))
    }
    let link = report.paths.filter { $0.occasion == .link }
    expectEqual(link.map(\.isLost), [true, true])
    expectEqual(link.map(\.withScenes), [[], []])
    let problem = report.problems.first { $0.place == "link, warm" }
    expectEqual(problem?.code, .eventLostWithScenes)
    expectContains("\(report)", "          scenes  LOST       not delivered\n")
  }

  private final class Listing: ApplicationDelegate {
    static var heard: [String] = []

    func application(
      _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool {
      Self.heard.append(url.absoluteString)
      return true
    }

    func application(
      _ application: Application, continue userActivity: UserActivity,
      restorationHandler: @escaping ([AnyObject]?) -> Void
    ) -> Bool {
      Self.heard.append(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)
      return true
    }
  }

  @Test func `a report plays the given links and the declarations of an Info.plist`()
    throws
  {
    var list = InformationPropertyList()
    list.userActivityTypes = ["com.example.postbox.read"]
    list.urlTypes = [.init(schemes: ["postbox"])]
    list.shortcutItems = [.init(type: "com.example.postbox.compose", title: "New Message")]
    var samples = MigrationReport.Samples(list)
    expectEqual(samples.link.scheme, "postbox")
    expectEqual(samples.shortcutType, "com.example.postbox.compose")
    samples.use([
      try require(URL(string: "https://postbox.example/m/42")),
      try require(URL(string: "postbox://message/42")),
    ])
    Listing.heard = []
    _ = MigrationReport(of: Listing.self, samples: samples)
    expectEqual(
      Set(Listing.heard),
      [
        "postbox://message/42", "https://postbox.example/m/42", "com.example.postbox.read",
      ])
  }

  @Test func `the same delegate gives the same report, in lines that fit`() {
    let report = MigrationReport(of: Moved<Hasty>.self)
    expectEqual(report, MigrationReport(of: Moved<Hasty>.self))
    let lines = "\(report)".split(separator: "\n")
    let remarks = ["problem: ", "not certain: "]
    expectEqual(
      lines.filter { line in line.count > 100 && !remarks.contains { line.hasPrefix($0) } }, [])
    expectEqual(lines.filter { $0.hasPrefix("problem: ") }.count, report.problems.count)
    expectEqual(lines.filter { $0.contains("LOST") }.count, 6)
    expectEqual(lines.filter { $0.contains("uncertain") }.count, 1)
    for row in report.rows { expectContains("\(report)", row.callback.method) }
  }

  @Test func `S42: it isn't certain whether a response at launch is lost`() throws {
    let report = MigrationReport(of: Moved<Hasty>.self)
    let path = try require(report.paths.first { $0.isUncertain })
    expectEqual([path.occasion.rawValue, path.start.rawValue], ["notification", "cold"])
    let text = "\(report)"
    expectContains(text, "\nNot certain: 1 of 18 external events.\n")
    expectContains(
      text, "          scenes  uncertain  scene(_:willConnectTo:options:), notificationResponse\n")
    expectContains(
      text,
      """
      not certain: notification, cold: notificationCenter(_:didReceive:) handled it; Apple puts the response that a \
      scene connects for in its connection options, and reports from devices differ on whether that method is called \
      too; read notificationResponse there, and act on a response once.

      """)
    expect(!report.problems.contains { $0.place == "notification, cold" })
    expect(!MigrationReport(of: Moved<Attentive>.self).paths.contains { $0.isUncertain })
  }
}
