/// The identifier of a session, and of the scene it has: its persistent identifier.
public typealias SceneID = String

/// The identifier of a window: its session and its number among all windows the session ever had, from 1.
public struct WindowID: Hashable, Codable, Sendable {
  public let session: SceneID
  public let number: Int

  /// The identity of a session's window; a session's first window has number 1.
  public init(session: SceneID, number: Int) {
    self.session = session
    self.number = number
  }
}
