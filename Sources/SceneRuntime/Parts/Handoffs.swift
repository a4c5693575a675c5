import Foundation

/// Activities that are being transferred from another device.
///
/// After the announcement of an activity, the scene receives exactly one further call: either the
/// activity continues, or its transfer failed (S44).
@MainActor final class Handoffs: ApplicationPart {
  private var pending = PendingHandoffs()

  /// Records the activities that were announced to a scene.
  func expect(_ events: [ExternalEvent], at session: SceneSession) {
    for case .willContinueActivity(let handoff) in events {
      pending.append(handoff.activityType, for: session.id)
    }
  }

  /// Delivers an announced activity.
  func arrive(_ record: ActivityRecord) {
    guard let scene = takeHandoff(record.activityType) else { return }
    let event = ExternalEvent.continueActivity(record)
    if delivery.observers.claim(event, isLaunch: false, note: { note($0) }) {
      return fail(
        record.activityType, at: scene, because: "an observer of events has taken the activity")
    }
    sessions.show(scene.session, for: [event])
  }

  /// Reports the failure of an announced activity to its scene.
  func fail(_ activityType: String, because reason: String) {
    guard let scene = takeHandoff(activityType) else { return }
    fail(activityType, at: scene, because: reason)
  }

  /// Fails all activities that were announced to a session's scene; nil for the scenes of all
  /// sessions.
  func fail(of session: SceneSession? = nil, because reason: String) {
    for handoff in pending.takeAll(for: session?.id) {
      guard let scene = sessions[handoff.session]?.scene else { continue }
      fail(handoff.activityType, at: scene, because: reason)
    }
  }

  /// Returns the scene that has waited longest for an activity of a type, and stops waiting.
  private func takeHandoff(_ activityType: String) -> ConnectedScene? {
    if let session = pending.take(activityType) { return sessions[session]?.scene }
    report(.unannouncedHandoff(activityType))
    return nil
  }

  private func fail(_ activityType: String, at scene: ConnectedScene, because reason: String) {
    delegates.didFailToContinue(activityType, at: scene, because: reason)
  }
}
