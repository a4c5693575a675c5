import Foundation

// Activities that are being transferred from another device. For each announced activity, its scene receives
// exactly one further call: the activity continues, or it fails (S44).
extension Application {
  /// Announces an activity to a scene.
  func announce(_ handoff: ExternalEvent.Handoff, to scene: ConnectedScene) {
    _ = telling(.willContinueUserActivityWithType, scene.session.id, scene) {
      $0.scene(scene, willContinueUserActivityWithType: handoff.activityType)
    }
    expect([.willContinueActivity(handoff)], at: scene.session)
  }

  /// Records the activities that were announced to a scene.
  func expect(_ events: [ExternalEvent], at session: SceneSession) {
    for case .willContinueActivity(let handoff) in events {
      handoffs.append(handoff.activityType, for: session.id)
    }
  }

  /// Delivers an announced activity.
  func handoffArrives(_ record: ActivityRecord) {
    guard let scene = takeHandoff(record.activityType) else { return }
    let event = ExternalEvent.continueActivity(record)
    if observers.claim(event, isLaunch: false, note: { note($0) }) {
      return fail(
        record.activityType, at: scene, because: "an observer of events has taken the activity")
    }
    show(scene.session, for: [event])
  }

  /// Reports the failure of an announced activity to its scene.
  func handoffFails(_ activityType: String, because reason: String) {
    guard let scene = takeHandoff(activityType) else { return }
    fail(activityType, at: scene, because: reason)
  }

  /// Fails all activities announced to a session's scene; those of all scenes if nil.
  func failHandoffs(of session: SceneSession? = nil, because reason: String) {
    for handoff in handoffs.takeAll(for: session?.id) {
      guard let scene = sessions[handoff.session]?.scene else { continue }
      fail(handoff.activityType, at: scene, because: reason)
    }
  }

  /// Removes and returns the scene that has waited longest for an activity of a type.
  private func takeHandoff(_ activityType: String) -> ConnectedScene? {
    if let session = handoffs.take(activityType) { return sessions[session]?.scene }
    report(.unannouncedHandoff(activityType))
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
