import SceneRuntime
import TestSupport

/// An application that is sent what came of damaged texts; a new one after some events.
@MainActor final class FuzzedApplication {
  private static let eventLimit = 50
  private var application: Application?
  private var events = 0

  /// Has the scene a person works in ask for events by a predicate.
  func ask(by predicate: TargetPredicate) {
    guard let scene = application?.focusedSession?.scene else { return }
    let conditions = SceneActivationConditions()
    if events.isMultiple(of: 2) {
      conditions.prefersToActivateForTargetContentIdentifierPredicate = predicate
    } else {
      conditions.canActivateForTargetContentIdentifierPredicate = predicate
    }
    scene.activationConditions = conditions
  }

  /// Sends an event, and asks where it would go.
  ///
  /// - Returns: What is wrong with what the application says; nil if nothing is.
  func send(_ event: ExternalEvent) -> String? {
    let application = application ?? launched()
    self.application = application
    events += 1
    let explanation = application.explain(event).description
    application.handle(.external(event))
    if case .continueActivity(let record) = event {
      let activity = UserActivity(activityType: record.activityType)
      activity.targetContentIdentifier = record.targetContentIdentifier
      application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
      application.runTurns()
    }
    let lines = explanation.split(separator: "\n").map(String.init)
    if let problem = lines.lazy.compactMap(\.disturbance).first { return problem }
    guard events == Self.eventLimit else { return nil }
    return finish(application)
  }

  private func finish(_ application: Application) -> String? {
    events = 0
    self.application = nil
    var said = application.trace.entries.map(\.line)
    said += application.problems.map(\.description)
    said += application.objectTree.split(separator: "\n").map(String.init)
    return said.lazy.compactMap(\.disturbance).first
  }

  private func launched() -> Application {
    let application = Application.stub([
      SceneDescription(
        id: .declared("message"), conditions: ExternalEventConditions(["message/", "m/"])),
      SceneDescription(
        id: .declared("activity"), kind: .window, conditions: ExternalEventConditions(["activity"])),
      SceneDescription(id: .declared("thread"), conditions: ExternalEventConditions(["thread/"])),
    ])
    application.handle(.launch([]))
    return application
  }
}
