/// The activities that other devices announced and that haven't arrived yet, in order of announcement (S44).
struct PendingHandoffs {
  private var pending: [(activityType: String, session: SceneID)] = []

  /// Adds an activity that was announced to a session's scene.
  mutating func append(_ activityType: String, for session: SceneID) {
    pending.append((activityType, session))
  }

  /// Removes the activity that was announced first among those of the given type.
  ///
  /// - Returns: The session whose scene expects the activity; nil if no activity of the type was announced.
  mutating func take(_ activityType: String) -> SceneID? {
    pending.firstIndex { $0.activityType == activityType }.map { pending.remove(at: $0).session }
  }

  /// Removes the activities that the scene of a session expects; all activities if `session` is nil.
  ///
  /// - Returns: The removed activities, each with the session whose scene expected it.
  mutating func takeAll(for session: SceneID?) -> [(activityType: String, session: SceneID)] {
    let taken = pending.filter { session == nil || $0.session == session }
    pending.removeAll { session == nil || $0.session == session }
    return taken
  }
}
