import SceneModel

/// The states of all sessions during a run, and the resulting state of the application.
struct TimelineStates: Sendable {
  /// The current states of sessions that aren't discarded.
  private(set) var sessions: [SceneID: Timeline.State] = [:]
  private var counts: [Timeline.State: Int] = [:]
  /// The application's state if it doesn't depend on scenes, such as during the launch; nil if scenes determine the
  /// state.
  var own: Timeline.State? = .notRunning

  /// Sets the state of a session; nil if the session was discarded.
  mutating func set(_ state: Timeline.State?, of id: SceneID) {
    if let old = sessions[id] { counts[old, default: 0] -= 1 }
    if let state { counts[state, default: 0] += 1 }
    sessions[id] = state
  }

  /// The state of the application: ``own`` or, if this is nil, the most active state of the application's scenes
  /// (S115).
  var application: Timeline.State {
    if let own { return own }
    for state in [Timeline.State.foregroundActive, .foregroundInactive]
    where counts[state, default: 0] > 0 {
      return state
    }
    return .background
  }

  /// Disconnects all sessions, because the process ended.
  ///
  /// - Returns: The sessions whose states change, sorted.
  mutating func end() -> [SceneID] {
    own = .notRunning
    let changed = sessions.filter { $0.value != .disconnected }.keys.sorted()
    for id in changed { set(.disconnected, of: id) }
    return changed
  }
}
