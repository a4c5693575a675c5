import SceneDisplay
import SceneRuntime

extension Completion {
  /// Finds the texts that complete an act; labels and window numbers come from the player's application.
  @MainActor package init(of line: String, for player: Player) {
    self.init(
      of: line,
      in: Vocabulary(
        labels: { act in player.labels(for: act) },
        windows: player.application.orderedSessions.map(\.ordinal)))
  }
}

extension Player {
  /// Returns the labels of the elements that a person can use in the focused window, and that accept the given acts.
  fileprivate func labels(for act: DisplayActs) -> [String] {
    guard isInForeground(nil), let elements = try? elements(in: nil) else { return [] }
    return elements.filter { $0.acts.contains(act) && $0.isReachable }.map(\.label)
  }
}
