/// The animations with which windows are removed, named by the reason for the removal; raw values are Apple's (S63).
public enum SceneDismissalAnimation: Int, CaseIterable, Codable, Sendable {
  /// No specific reason.
  case standard = 1
  /// The content was committed, such as a message that was sent.
  case commit = 2
  /// The content was discarded, such as a draft that was deleted.
  case decline = 3
}
