import SceneDisplay
import SceneRuntime

extension Completion {
  /// Completes an act, using what the player's application currently shows.
  @MainActor package init(of line: String, for player: Player) {
    self.init(
      of: line,
      in: Vocabulary(
        labels: { controls in player.labels(of: controls) },
        windows: player.application.orderedSessions.map(\.ordinal)))
  }
}

extension Player {
  /// The labels of the focused window's interactive elements of a kind.
  fileprivate func labels(of controls: Act.Controls) -> [String] {
    guard isInForeground(nil), let elements = try? elements(in: nil) else { return [] }
    return elements.filter { controls.contains($0) && $0.isReachable }.map(\.label)
  }
}
