/// The persistent identifier of a session, which also identifies its scene.
public typealias SceneID = String

/// The identifier of a window: its session, and its number among all windows that the session ever
/// had.
public struct WindowID: Hashable, Codable, Sendable {
  /// The session of the window.
  public let session: SceneID
  /// The number among all windows the session ever had, from 1.
  public let number: Int

  /// Creates a window identifier; a session's first window has number 1.
  ///
  /// - Parameters:
  ///   - session: The persistent identifier of the session.
  ///   - number: The number among all windows that the session ever had, from 1.
  public init(session: SceneID, number: Int) {
    self.session = session
    self.number = number
  }
}
