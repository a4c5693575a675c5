import ScenePictures
import SceneRuntime

/// A recorder of a run's trace, from which a picture of the run is drawn.
///
/// The recorder can follow several launches of an application, one after the other.
@MainActor final class TimelineRecorder {
  private(set) var timeline = Timeline()

  /// Records the trace of an application that isn't launched yet.
  ///
  /// An application that was followed earlier must have ended.
  func follow(_ application: Application) {
    timeline.begin()
    for entry in application.trace.entries { timeline.add(entry) }
    application.trace.addSink { [weak self, weak application] entry in
      guard let self else { return }
      timeline.add(entry)
      if let application { name(entry, of: application) }
    }
  }

  /// Returns the picture of the run so far.
  func picture(of application: Application) -> String {
    name(application.orderedSessions)
    return TimelinePicture.svg(of: timeline, name: application.identifier)
  }

  /// Records the names of the sessions to which an entry refers.
  ///
  /// The name of a session is recorded when the launch has finished or when its scene connects. The name is recorded
  /// again when the scene becomes active or inactive, because the title may have changed. The end of the run would be
  /// too late, because a session can be removed before the run ends.
  private func name(_ entry: TraceEntry, of application: Application) {
    switch entry.kind {
    case .callback(.didFinishLaunching, _):
      for session in application.orderedSessions { timeline.addRestored(session.id) }
      name(application.orderedSessions)
    case .callback(.willConnectTo, let ids), .callback(.sceneDidBecomeActive, let ids),
      .callback(.sceneWillResignActive, let ids):
      name(application.openSessions.filter { ids.contains($0.id) })
    default: break
    }
  }

  private func name(_ sessions: some Sequence<SceneSession>) {
    for session in sessions {
      timeline.name(
        session.id, number: session.ordinal, scene: session.sceneDescription.map { "\($0.id)" },
        title: session.title ?? session.sceneDescription?.windowTitle ?? "")
    }
  }
}
