import Checking
import Foundation
import Testing

@testable import SceneModel

/// S14, S16, S95, S96: what becomes of sessions that were kept, as a value.
@MainActor struct LaunchPlanTests {
  private nonisolated static let inbox = SceneDescription(id: .declared("inbox"))
  private nonisolated static let message = SceneDescription(
    id: .declared("message"), valueType: SceneDescription.ValueType(Int.self))
  private let graph = SceneGraph([Self.inbox, Self.message])

  private nonisolated static func record(
    _ ordinal: Int, of scene: SceneDescription? = inbox, used: Int = 0, isOnScreen: Bool = true
  ) -> SessionRecord {
    SessionRecord(
      id: "\(ordinal)", ordinal: ordinal, role: .windowApplication, scene: scene?.id,
      kind: scene?.kind, valueType: scene?.valueType, lastUse: used, isOnScreen: isOnScreen)
  }

  private func plan(
    _ records: [SessionRecord], graph: SceneGraph? = nil, profile: HostProfile = .tablet,
    supportsMultipleScenes: Bool = true
  ) -> LaunchPlan {
    LaunchPlan(
      for: StoredSessions(records), graph: graph ?? self.graph, profile: profile,
      supportsMultipleScenes: supportsMultipleScenes)
  }

  @Test func `without records there is nothing to do`() {
    let plan = plan([])
    expectEmpty(plan.kept)
    expectEmpty(plan.discarded)
    expectEmpty(plan.shown)
    expect(plan.focused == nil)
  }

  @Test func `sessions stay in the order of their creation, whatever order they are read in`() {
    let plan = plan([Self.record(3), Self.record(1), Self.record(2, of: Self.message)])
    expectEqual(plan.kept.map(\.id), ["1", "2", "3"])
    expectEqual(plan.discarded, [])
  }

  @Test func `a tablet shows the scene that was used last, and the others wait`() {
    let plan = plan([Self.record(1, used: 2), Self.record(2, used: 5), Self.record(3, used: 3)])
    expectEqual(plan.shown, ["2"])
    expectEqual(plan.focused, "2")
  }

  @Test func `of scenes that were used together the younger one is shown`() {
    expectEqual(plan([Self.record(1), Self.record(2)]).shown, ["2"])
  }

  @Test func `a desktop restores the windows on screen and the focus`() {
    let plan = plan(
      [
        Self.record(1, used: 4), Self.record(2, used: 9, isOnScreen: false),
        Self.record(3, used: 1),
      ], profile: .desktop)
    expectEqual(plan.shown, ["1", "3"])
    expectEqual(plan.focused, "1")
  }

  @Test func `a desktop with nothing on screen shows the window that was used last`() {
    let records = (1...3).map { Self.record($0, used: $0 % 3, isOnScreen: false) }
    expectEqual(plan(records, profile: .desktop).shown, ["2"])
  }

  @Test(arguments: [
    (HostProfile.Yielding.longestUnfocused, ["1", "2"] as [SceneID]), (.oldest, ["3", "4"]),
  ])
  func `no more come back than the foreground holds, those used last or the newest`(
    yielding: HostProfile.Yielding, shown: [SceneID]
  ) {
    var profile = HostProfile.desktop
    profile.foregroundLimit = 2
    profile.yielding = yielding
    let plan = plan((1...4).map { Self.record($0, used: 9 - $0) }, profile: profile)
    expectEqual(plan.shown, shown)
    expectEqual(plan.kept.count, 4)
  }

  @Test func `S56: where only one scene is possible, the one used last stays`() {
    let plan = plan(
      [Self.record(1, used: 2), Self.record(2, used: 1)], supportsMultipleScenes: false)
    expectEqual(plan.kept.map(\.id), ["1"])
    expectEqual(plan.discarded.map(\.record.id), ["2"])
    expectEqual(plan.discarded[0].problem?.code, .sessionBeyondLimit)
    expectEqual(plan.discarded[0].problem?.remedy, "set supportsMultipleScenes in the manifest")
  }

  @Test func `S56: where the device has one scene, that is the reason that is given`() {
    let plan = plan(
      [Self.record(1), Self.record(2)], profile: .phone, supportsMultipleScenes: false)
    expectEqual(
      plan.discarded.map(\.problem?.remedy),
      [
        "the profile \"phone\" has one scene; store elsewhere what must outlive a session"
      ])
  }

  @Test func `of one scene only a session that can't be shown doesn't take the place`() {
    var other = Self.inbox
    other.kind = .window
    let plan = plan(
      [Self.record(1, used: 1), Self.record(2, of: other, used: 9)], supportsMultipleScenes: false)
    expectEqual(plan.kept.map(\.id), ["1"])
  }

  struct Misfit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: SceneDescription?
    var code: Problem.Code

    init(_ testDescription: String, _ scene: SceneDescription?, code: Problem.Code) {
      self.testDescription = testDescription
      self.scene = scene
      self.code = code
    }
  }

  @Test(arguments: [
    Misfit(
      "its declaration is gone", SceneDescription(id: .declared("outbox")),
      code: .sessionOfRemovedScene),
    Misfit(
      "its declaration is of another kind",
      SceneDescription(id: .declared("inbox"), kind: .window), code: .sessionOfChangedKind),
    Misfit(
      "its declaration has another value type",
      SceneDescription(
        id: .declared("message"), valueType: SceneDescription.ValueType(String.self)),
      code: .sessionOfChangedValueType),
    Misfit(
      "its declaration has a value type now", SceneDescription(id: .declared("message")),
      code: .sessionOfChangedValueType),
    Misfit("it had no declaration", nil, code: .sessionWithoutScene),
  ])
  func `S16: a session that can't be shown any more is discarded, with the reason`(
    misfit: Misfit
  ) {
    let plan = plan([Self.record(1, of: misfit.scene), Self.record(2)])
    expectEqual(plan.kept.map(\.id), ["2"])
    expectEqual(plan.discarded.map(\.record.id), ["1"])
    expectEqual(plan.discarded.first?.problem?.code, misfit.code)
    expectEqual(plan.discarded.first?.problem?.place, "scene 1")
  }

  @Test func `where nothing is declared, sessions of delegates stay`() {
    let plan = plan([Self.record(1, of: nil)], graph: SceneGraph())
    expectEqual(plan.kept.map(\.id), ["1"])
  }

  @Test func `sessions of delegates stay also beside one whose class declares scenes`() {
    let hosted = SceneDescription(id: .hosted("Reader", .declared("inbox")))
    let plan = LaunchPlan(
      for: StoredSessions([Self.record(1, of: nil), Self.record(2, of: hosted)]),
      graph: SceneGraph(), profile: .tablet, supportsMultipleScenes: true
    ) { $0.scene == hosted.id ? [hosted] : [] }
    expectEqual(plan.kept.map(\.id), ["1", "2"])
    expectEmpty(plan.discarded)
  }
}

/// S14, S123, S127: sessions that a launch doesn't restore, as a value.
@MainActor struct UnrestoredSessionTests {
  private static func record(_ ordinal: Int, of scene: String = "inbox") -> SessionRecord {
    SessionRecord(
      id: "\(ordinal)", ordinal: ordinal, role: .windowApplication, scene: .declared(scene),
      kind: .windowGroup, lastUse: ordinal, isOnScreen: true)
  }

  private func plan(_ stored: StoredSessions) -> LaunchPlan {
    var notes = SceneDescription(id: .declared("notes"))
    notes.restorationBehavior = .disabled
    return LaunchPlan(
      for: stored, graph: SceneGraph([SceneDescription(id: .declared("inbox")), notes]),
      profile: .desktop, supportsMultipleScenes: true)
  }

  @Test func `S14: sessions that were removed meanwhile are discarded, in the order of creation`() {
    let plan = plan(StoredSessions([Self.record(2)], discarded: [Self.record(3), Self.record(1)]))
    expectEqual(plan.kept.map(\.id), ["2"])
    expectEqual(plan.discarded.map(\.record.id), ["1", "3"])
    expect(plan.discarded.allSatisfy { $0.reason == .removed && $0.problem == nil })
    expectEqual(plan.problems, [])
  }

  @Test func `S127: sessions of a scene that isn't restored are discarded without a problem`() {
    let plan = plan(StoredSessions([Self.record(1), Self.record(2, of: "notes")]))
    expectEqual(plan.kept.map(\.id), ["1"])
    expectEqual(plan.discarded.map(\.reason), [.notRestored])
    expectEqual(plan.problems, [])
  }

  @Test(arguments: [(0, true), (1, true), (2, false), (3, false)])
  func `after two launches that didn't finish nothing is restored, and all stays stored`(
    unfinished: Int, isRestoring: Bool
  ) {
    let history = LaunchHistory(hasLaunched: true, unfinishedLaunches: unfinished)
    let plan = plan(
      StoredSessions(
        [Self.record(2), Self.record(1), Self.record(3, of: "gone")], history: history))
    expectEqual(plan.isRestoring, isRestoring)
    expectEqual(plan.held.map(\.id), (isRestoring ? [] : ["1", "2", "3"]))
    expectEqual(plan.kept.isEmpty, !isRestoring)
    expectEqual(plan.discarded.isEmpty, !isRestoring)
    expectEqual(plan.opened, (isRestoring ? [] : [.declared("inbox")]))
    expectEqual(plan.problems.map(\.code), (isRestoring ? [] : [.skippedRestoration]))
    expectEqual(plan.reserved.map(\.ordinal), (isRestoring ? [] : [1, 2, 3]))
    expectEqual(plan.unusable, [])
    expectEqual(plan.isHoldingFittingSession, !isRestoring)
  }

  @Test func `delegate classes aren't asked for their scenes if nothing is restored`() {
    var record = Self.record(1)
    record.scene = .hosted("Reader", .declared("inbox"))
    let history = LaunchHistory(hasLaunched: true, unfinishedLaunches: 2)
    let plan = LaunchPlan(
      for: StoredSessions([record], history: history), graph: SceneGraph(),
      profile: .phone, supportsMultipleScenes: false
    ) { _ in
      Issue.record("a class was asked")
      return []
    }
    expect(plan.isHoldingFittingSession)
  }

  @Test func `sessions of removed scenes that are held can't come back`() {
    let history = LaunchHistory(hasLaunched: true, unfinishedLaunches: 2)
    let plan = plan(StoredSessions([Self.record(1, of: "gone")], history: history))
    expectEqual(plan.held.map(\.id), ["1"])
    expect(!plan.isHoldingFittingSession)
  }

  @Test func `the report says of each session what became of it, with the last version`() {
    var first = Self.record(1)
    first.title = "Inbox"
    let plan = plan(
      StoredSessions(
        [first, Self.record(2), Self.record(3, of: "notes"), Self.record(5, of: "gone")],
        discarded: [Self.record(4)], history: LaunchHistory(hasLaunched: true, version: "1.4")))
    let report = RestorationReport(plan)
    expectEqual(
      "\(report)",
      """
      launched before, last as version 1.4
      scene 1 of "inbox", titled "Inbox": on screen
      scene 2 of "inbox": on screen, focused
      scene 3 of "notes": discarded, because its scene is declared with restorationBehavior(.disabled)
      scene 4 of "inbox": discarded, because it was removed from the store while the application didn't run
      scene 5 of "gone": its scene "gone" is no longer declared, so the stored session is discarded
      """)
    expect(!report.isComplete)
    expectEqual("\(plan)", "\(report)")
  }

  @Test func `the report has the files that were set aside, also from a recording`() throws {
    let file = StoredSessions.SetAsideFile(
      file: "/s/sessions/1.json", place: "/s/damaged/1.json", reason: "it is empty", session: "1")
    let stored = try JSONDecoder().decode(
      StoredSessions.self, from: JSONEncoder().encode(StoredSessions(setAside: [file])))
    expectEqual(RestorationReport(plan(stored)).setAside, [file])
    let earlier =
      #"{"records":[],"discarded":[],"reserved":[],"history":"#
      + #"{"hasLaunched":false,"unfinishedLaunches":0},"problems":[]}"#
    let old = try JSONDecoder().decode(StoredSessions.self, from: Data(earlier.utf8))
    expectEqual(old, StoredSessions())
  }

  @Test func `the plan of a first launch says what opens`() {
    expectEqual(
      "\(plan(StoredSessions()))",
      """
      first launch
      no stored session
      opens "inbox", because no session is restored
      """)
    expect(RestorationReport(plan(StoredSessions())).isComplete)
  }
}
