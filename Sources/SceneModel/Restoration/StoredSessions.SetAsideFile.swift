extension StoredSessions {
  /// A session's file that couldn't be used and was moved to another folder.
  public struct SetAsideFile: Hashable, Codable, Sendable {
    /// The path before the file was moved.
    public var file: String
    /// The path after the file was moved.
    public var place: String
    /// The reason why the file couldn't be used, as a clause.
    public var reason: String
    /// The identifier of the session that is restored from the previous contents of the file; nil if there is no such
    /// session.
    public var session: SceneID?

    /// Creates a description of a file that was moved.
    ///
    /// - Parameters:
    ///   - file: The path before the file was moved.
    ///   - place: The path after the file was moved.
    ///   - reason: The reason why the file couldn't be used, as a clause without a full stop.
    ///   - session: The identifier of the session that is restored from the previous contents of the file; nil if the
    ///     session isn't restored.
    public init(file: String, place: String, reason: String, session: SceneID? = nil) {
      self.file = file
      self.place = place
      self.reason = reason
      self.session = session
    }
  }
}
