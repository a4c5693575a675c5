/// What the way in which windows leave the screen says to a person; raw values are Apple's (S63).
public enum SceneDismissalAnimation: Int, CaseIterable, Codable, Sendable {
  /// Nothing in particular.
  case standard = 1
  /// What was done there is kept, such as a message that was sent.
  case commit = 2
  /// What was done there is given up, such as a draft that was discarded.
  case decline = 3
}
