import Foundation
import SceneDisplay
import Scenes
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
    typeSecret(in: application)
    let lines = explanation.split(separator: "\n").map(String.init)
    if let problem = lines.lazy.compactMap(\.disturbance).first { return problem }
    guard events == Self.eventLimit else { return nil }
    return finish(application)
  }

  private func finish(_ application: Application) -> String? {
    events = 0
    self.application = nil
    let entries = application.trace.entries
    var said = entries.map(\.line)
    said += application.problems.map(\.description)
    said += application.objectTree.split(separator: "\n").map(String.init)
    if let problem = said.lazy.compactMap(\.disturbance).first { return problem }
    if let leak = String(reflecting: entries).leak { return leak }
    do {
      return String(decoding: try JSONEncoder().encode(entries), as: UTF8.self).leak
    } catch {
      return "leaves a trace that can't be kept (\(error))"
    }
  }

  /// Types a password where a person would, and where there is no field.
  private func typeSecret(in application: Application) {
    let windows = application.orderedSessions.flatMap {
      ($0.scene as? WindowScene)?.windows ?? []
    }
    guard let window = windows.last, let content = window.content as? any DisplayContent else {
      return
    }
    let fields = content.display.all.filter { node in
      if case .control(let control) = node.element { control.kind == .secureField } else { false }
    }
    for node in fields.map(\.id) + [events + 1_000] {
      application.receive(
        .content(window.id, ContentEvent(.enter(PlantedSecret.word), on: node)))
    }
    application.runTurns()
  }

  private func launched() -> Application {
    let application = Application.stub([
      SceneDescription(
        id: .declared("message"), conditions: ExternalEventConditions(["message/", "m/"])),
      SceneDescription(
        id: .declared("activity"), kind: .window, conditions: ExternalEventConditions(["activity"])),
      SceneDescription(id: .declared("thread"), conditions: ExternalEventConditions(["thread/"])),
    ]) { _ in HostingContent(rootView: SignIn()) }
    application.handle(.launch([]))
    return application
  }
}

/// The content of the application's windows: a field for a password.
private struct SignIn: View {
  @State private var secret = ""

  var body: some View { SecureField("Password", text: $secret) }
}
