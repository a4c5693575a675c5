/// The persistent identifier of a session, which also identifies its scene.
public typealias SceneID = String

/// The identifier of a window: the identifier of its session, and its number among all windows that the session has
/// ever had.
public struct WindowID: Hashable, Codable, Sendable {
  /// The persistent identifier of the window's session.
  public let session: SceneID
  /// The number of the window, counted from 1 among all windows that the session has ever had.
  public let number: Int

  /// Creates the identifier of a window.
  ///
  /// - Parameters:
  ///   - session: The persistent identifier of the window's session.
  ///   - number: The number of the window, counted from 1 among all windows that the session has ever had.
  public init(session: SceneID, number: Int) {
    self.session = session
    self.number = number
  }
}
