import SceneDisplay
import SceneRuntime

extension Completion {
  /// Completes an act for what a player's application shows now.
  @MainActor package init(of line: String, for player: Player) {
    self.init(
      of: line,
      in: Vocabulary(
        labels: { controls in player.labels(of: controls) },
        windows: player.application.orderedSessions.map(\.ordinal)))
  }
}

extension Player {
  /// The labels of the elements of the focused window that can be acted on.
  fileprivate func labels(of controls: Act.Controls) -> [String] {
    guard isInForeground(nil), let elements = try? elements(in: nil) else { return [] }
    return elements.filter { controls.contains($0) && $0.isReachable }.map(\.label)
  }
}
