import Foundation

// Activities that are on their way from another device. Of each that was announced its scene is told
// exactly once more: that it continues, or that it failed (S44).
extension Application {
  /// Tells a scene that an activity is on its way.
  func announce(_ handoff: ExternalEvent.Handoff, to scene: ConnectedScene) {
    _ = telling(.willContinueUserActivityWithType, scene.session.id, scene) {
      $0.scene(scene, willContinueUserActivityWithType: handoff.activityType)
    }
    expect([.willContinueActivity(handoff)], at: scene.session)
  }

  /// Keeps in mind which activities a scene knows to be on their way.
  func expect(_ events: [ExternalEvent], at session: SceneSession) {
    for case .willContinueActivity(let handoff) in events {
      handoffs.append(handoff.activityType, for: session.id)
    }
  }

  /// An activity that was announced is here.
  func handoffArrives(_ record: ActivityRecord) {
    guard let scene = takeHandoff(record.activityType) else { return }
    let event = ExternalEvent.continueActivity(record)
    if observers.claim(event, isLaunch: false, note: { note($0) }) {
      return fail(
        record.activityType, at: scene, because: "an observer of events has taken the activity")
    }
    show(scene.session, for: [event])
  }

  /// An activity that was announced won't come.
  func handoffFails(_ activityType: String, because reason: String) {
    guard let scene = takeHandoff(activityType) else { return }
    fail(activityType, at: scene, because: reason)
  }

  /// Gives up what is on its way to a scene; to all scenes if nil.
  func failHandoffs(of session: SceneSession? = nil, because reason: String) {
    for handoff in handoffs.takeAll(for: session?.id) {
      guard let scene = sessions[handoff.session]?.scene else { continue }
      fail(handoff.activityType, at: scene, because: reason)
    }
  }

  /// The scene that waits longest for an activity of a type, which waits no more.
  private func takeHandoff(_ activityType: String) -> ConnectedScene? {
    if let session = handoffs.take(activityType) { return sessions[session]?.scene }
    report(
      Problem(
        at: "handoff \(activityType)", "no scene waits for it, so it reaches nobody",
        remedy: "have the host tell of its beginning first, and of its end once"))
    return nil
  }

  private func fail(_ activityType: String, at scene: ConnectedScene, because reason: String) {
    let error = CocoaError(
      .userActivityHandoffFailed, userInfo: [NSLocalizedDescriptionKey: reason])
    if lifeCycleMode == .application {
      _ = asking(.applicationDidFailToContinue) {
        $0.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
      }
      return
    }
    _ = telling(.didFailToContinueUserActivityWithType, scene.session.id, scene) {
      $0.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
    }
  }
}
