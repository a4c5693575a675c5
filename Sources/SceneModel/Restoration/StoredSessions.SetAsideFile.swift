extension StoredSessions {
  /// A file of a session that couldn't be used, and was moved to another folder.
  public struct SetAsideFile: Hashable, Codable, Sendable {
    /// The path that the file had.
    public var file: String
    /// The path that it has now.
    public var place: String
    /// The reason why it couldn't be used, as a clause.
    public var reason: String
    /// The session restored from the previous generation of the file; nil if there is none.
    public var session: SceneID?

    /// Creates a description of a file that was moved.
    ///
    /// - Parameters:
    ///   - file: The path that the file had.
    ///   - place: The path that it has now.
    ///   - reason: The reason why it couldn't be used, as a clause without a full stop.
    ///   - session: The session that comes from the previous generation of the file; nil if the
    ///     session isn't restored.
    public init(file: String, place: String, reason: String, session: SceneID? = nil) {
      self.file = file
      self.place = place
      self.reason = reason
      self.session = session
    }
  }
}
