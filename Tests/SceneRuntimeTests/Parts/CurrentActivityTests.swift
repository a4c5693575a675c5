import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// S129, S130: the activity that is current, and what is kept of one.
@MainActor struct CurrentActivityTests {
  private final class Saving: UserActivityDelegate {
    var saved: [String] = []
    var continued: [String] = []

    func userActivityWillSave(_ userActivity: UserActivity) {
      saved.append(userActivity.activityType)
      userActivity.addUserInfoEntries(from: ["saves": saved.count])
      // Saying so again while it is saved calls for no other.
      userActivity.needsSave = true
    }

    func userActivityWasContinued(_ userActivity: UserActivity) {
      continued.append(userActivity.activityType)
    }
  }

  private let application = Application.stub()
  private let activity = UserActivity(activityType: "read")
  private let saving = Saving()

  init() {
    application.handle(.launch([]))
    activity.delegate = saving
  }

  private var session: SceneSession? { application.orderedSessions.first }

  private func inTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
    application.post(work)
    application.runTurns()
  }

  private var currentLines: [String] {
    application.lines.filter { $0.contains("current activity") }
  }

  // MARK: - Being current

  @Test func `S130: an activity is offered once it became current`() {
    expect(application.advertisedActivity == nil)
    inTurn { [activity] in activity.becomeCurrent() }
    expect(application.currentUserActivity === activity)
    expectEqual(application.advertisedActivity, activity.record)
    expectEqual(currentLines, ["current activity read"])
    // It knows its application from now on.
    activity.resignCurrent()
    activity.becomeCurrent()
    expectEqual(currentLines.count, 3)
  }

  @Test func `S130: resigning the current one leaves none, and another leaves it`() {
    let other = UserActivity(activityType: "write")
    application.currentUserActivity = activity
    application.currentUserActivity = other
    expectEqual(currentLines, ["current activity read", "current activity write"])
    activity.resignCurrent()
    expect(application.currentUserActivity === other)
    other.resignCurrent()
    expect(application.currentUserActivity == nil)
    expect(application.advertisedActivity == nil)
    expectEqual(currentLines.last, "no current activity")
    other.resignCurrent()
    expectEqual(currentLines.count, 3)
  }

  @Test func `S130: an invalidated activity can't become current`() {
    application.currentUserActivity = activity
    activity.invalidate()
    expect(application.currentUserActivity == nil)
    expectEqual(application.problems, [])
    activity.becomeCurrent()
    application.currentUserActivity = activity
    expect(application.currentUserActivity == nil)
    expectEqual(application.problems.map(\.code), [.invalidatedActivity])
  }

  @Test func `becoming current outside of a turn is a problem`() {
    activity.becomeCurrent()
    activity.becomeCurrent()
    expect(application.currentUserActivity == nil)
    expectEqual(activity.problems.map(\.code), [.activityWithoutApplication])
    session?.scene?.userActivity = activity
    activity.becomeCurrent()
    expect(application.currentUserActivity === activity)
    expectEqual(activity.problems, [])
    expectEqual(currentLines, ["scene 1 current activity read"])
  }

  @Test func `an ineligible or expired activity isn't advertised`() {
    application.currentUserActivity = activity
    activity.isEligibleForHandoff = false
    expect(application.advertisedActivity == nil)
    activity.isEligibleForHandoff = true
    let now = application.parts.services.now()
    activity.expirationDate = now
    expect(application.advertisedActivity == nil)
    activity.expirationDate = now.addingTimeInterval(1_000_000)
    expect(application.advertisedActivity != nil)
    expect(application.currentUserActivity === activity)
  }

  @Test func `an activity is offered until its expiration date, and not at it`() {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    let application = Application.stub(
      services: RuntimeServices(
        now: { now }, makeIdentifier: { "1" }, store: MemorySessionStore(),
        notifications: NotificationCenter()))
    application.handle(.launch([]))
    application.currentUserActivity = activity
    activity.expirationDate = now.addingTimeInterval(10)
    now += 9
    expect(application.advertisedActivity != nil)
    now += 1
    expect(application.advertisedActivity == nil)
  }

  @Test func `the activity of a scene that is gone is no longer current`() throws {
    try require(session?.scene).userActivity = activity
    application.currentUserActivity = activity
    application.handle(.close("1"))
    expect(application.currentUserActivity == nil)
    expectEqual(currentLines.last, "no current activity")
  }

  @Test func `a refused entry of the current activity is a recorded problem`() {
    activity.userInfo = ["bad": self]
    application.currentUserActivity = activity
    expectEqual(application.problems.map(\.place), ["activity \"read\""])
  }

  @Test func `an application that has ended has no current activity`() {
    application.currentUserActivity = activity
    application.tearDown()
    expect(application.currentUserActivity == nil)
    activity.becomeCurrent()
    expect(application.currentUserActivity == nil)
  }

  // MARK: - Windows

  @Test func `the activity of the focused scene's window is current`() throws {
    application.handle(.newWindow)
    let scenes = application.orderedSessions.compactMap { $0.scene as? WindowScene }
    let other = UserActivity(activityType: "write")
    scenes[0].windows[0].userActivity = activity
    scenes[1].windows[0].userActivity = other
    application.runTurns()
    expect(application.currentUserActivity === other)
    application.handle(.focus("1"))
    expect(application.currentUserActivity === activity)
    application.handle(.openSwitcher)
    expect(application.currentUserActivity == nil)
    application.handle(.resume("2"))
    expect(application.currentUserActivity === other)
    application.handle(.close("2"))
    expect(application.currentUserActivity === activity)
    expectEqual(
      currentLines,
      [
        "scene 2 current activity write", "scene 1 current activity read", "no current activity",
        "scene 2 current activity write", "scene 1 current activity read",
      ])
  }

  @Test func `of several windows the key window provides the activity, else the first with one`()
    throws
  {
    let scene = try require(session?.scene as? WindowScene)
    let second = SceneWindow(windowScene: scene)
    second.content = StubContent()
    second.userActivity = activity
    application.runTurns()
    expect(application.currentUserActivity == nil)
    second.makeKeyAndVisible()
    let other = UserActivity(activityType: "write")
    scene.windows[0].userActivity = other
    application.runTurns()
    expect(application.currentUserActivity === activity)
    second.userActivity = nil
    application.runTurns()
    expect(application.currentUserActivity === other)
    expect(scene.userActivity === other)
    // The scene's own activity takes precedence over those of its windows, but isn't made current by setting it.
    scene.userActivity = activity
    application.runTurns()
    expect(scene.userActivity === activity)
    expect(application.currentUserActivity === other)
  }

  // MARK: - Saving

  @Test func `S130: what needs saving is saved before it is offered, once`() {
    activity.needsSave = true
    application.currentUserActivity = activity
    expectEqual(saving.saved, [])
    application.runTurns()
    expectEqual(saving.saved, ["read"])
    expect(!activity.needsSave)
    expectEqual(application.advertisedActivity?.userInfo, [.string("saves"): .integer(1)])
    application.handle(.newWindow)
    expectEqual(saving.saved.count, 1)
    activity.needsSave = true
    application.runTurns()
    expectEqual(saving.saved.count, 2)
  }

  @Test func `S130: neither becoming current nor a target calls for saving`() {
    application.currentUserActivity = activity
    activity.targetContentIdentifier = "message/42"
    application.runTurns()
    expect(!activity.needsSave)
    expectEqual(saving.saved, [])
  }

  @Test func `S130: what a request sends, or a session keeps, is saved before`() throws {
    let session = try require(session)
    application.requestSceneSessionActivation(session, userActivity: activity, options: nil)
    session.stateRestorationActivity = activity
    expectEqual(saving.saved, [])
    activity.needsSave = true
    application.requestSceneSessionActivation(session, userActivity: activity, options: nil)
    expectEqual(saving.saved.count, 1)
    expect(!activity.needsSave)
    activity.needsSave = true
    session.stateRestorationActivity = activity
    expectEqual(session.stateRestorationActivity?.userInfo?["saves"] as? Int, 2)
  }

  @Test func `S129: only required keys are stored`() throws {
    let session = try require(session)
    activity.userInfo = ["id": 42, "scroll": 0.5, 7: "seven"]
    session.stateRestorationActivity = activity
    expectEqual(session.stateRestorationActivity?.userInfo?.count, 3)
    activity.requiredUserInfoKeys = ["id"]
    session.stateRestorationActivity = activity
    expectEqual(session.stateRestorationActivity?.userInfo as? [String: Int], ["id": 42])
    expectEqual(session.stateRestorationActivity?.requiredUserInfoKeys, ["id"])
    expectEqual(activity.userInfo?.count, 3)
    expectEqual(application.problems, [])
    activity.requiredUserInfoKeys = []
    session.stateRestorationActivity = activity
    expectEqual(session.stateRestorationActivity?.userInfo?.isEmpty, true)
  }

  @Test func `S129: a required key that is missing or was refused is a recorded problem`() throws {
    activity.requiredUserInfoKeys = ["id", "draft"]
    activity.userInfo = ["draft": self]
    try require(session).stateRestorationActivity = activity
    expectEqual(
      application.problems.map(\.code),
      [
        .unsendableEntry, .missingRequiredEntry, .missingRequiredEntry,
      ])
  }

  // MARK: - Other devices

  @Test func `the current activity's delegate is called when another device continues it`() {
    application.handle(.handoffTaken("read"))
    expectEqual(saving.continued, [])
    expectEqual(application.problems.map(\.place), ["handoff read"])
    application.currentUserActivity = activity
    application.handle(.handoffTaken("write"))
    expectEqual(saving.continued, [])
    application.handle(.handoffTaken("read"))
    expectEqual(saving.continued, ["read"])
    expect(application.currentUserActivity === activity)
    expectEqual(application.lines.last, "handoff read taken")
  }
}
