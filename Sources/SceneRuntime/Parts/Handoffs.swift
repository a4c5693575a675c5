import Foundation

/// The activities of other devices that are being transferred to this device.
///
/// After an activity was announced to a scene, the scene's delegate gets exactly one further call about this activity:
/// to continue the activity, or to report that its transfer failed (S44).
@MainActor final class Handoffs: ApplicationPart {
  private var pending = PendingHandoffs()

  /// Records the activities that were announced to a scene.
  func expect(_ events: [ExternalEvent], at session: SceneSession) {
    for case .willContinueActivity(let handoff) in events {
      pending.append(handoff.activityType, for: session.id)
    }
  }

  /// Delivers an activity after its transfer, to the scene to which the activity was announced.
  ///
  /// If an event observer claims the activity, the scene is told that the transfer failed.
  func arrive(_ record: ActivityRecord) {
    guard let scene = takeHandoff(record.activityType) else { return }
    let event = ExternalEvent.continueActivity(record)
    if delivery.observers.claim(event, isLaunch: false, note: { note($0) }) {
      return fail(
        record.activityType, at: scene, because: "an observer of events has taken the activity")
    }
    sessions.show(scene.session, for: [event])
  }

  /// Tells the scene that expects an activity of the given type that the transfer failed.
  func fail(_ activityType: String, because reason: String) {
    guard let scene = takeHandoff(activityType) else { return }
    fail(activityType, at: scene, because: reason)
  }

  /// Tells the scene of a session that the transfer failed, once for each activity that the scene expects.
  ///
  /// If `session` is nil, every scene that expects an activity is told.
  func fail(of session: SceneSession? = nil, because reason: String) {
    for handoff in pending.takeAll(for: session?.id) {
      guard let scene = sessions[handoff.session]?.scene else { continue }
      fail(handoff.activityType, at: scene, because: reason)
    }
  }

  /// Returns the scene that has waited longest for an activity of a type, and removes the activity from the pending
  /// activities.
  ///
  /// If no scene expects such an activity, a problem is reported, and the result is nil.
  private func takeHandoff(_ activityType: String) -> ConnectedScene? {
    if let session = pending.take(activityType) { return sessions[session]?.scene }
    report(.unannouncedHandoff(activityType))
    return nil
  }

  private func fail(_ activityType: String, at scene: ConnectedScene, because reason: String) {
    delegates.didFailToContinue(activityType, at: scene, because: reason)
  }
}
