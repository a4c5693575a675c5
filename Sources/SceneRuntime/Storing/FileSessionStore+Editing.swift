public import Foundation

// Functions that read and change stored sessions outside an application, for the options of a command line. Sessions
// can be changed only while no application uses their folder.
extension FileSessionStore {
  /// Reads the sessions of a folder without changing the folder, even while an application uses it.
  ///
  /// - Parameter folder: The folder of the sessions.
  /// - Returns: The stored sessions; none if the folder doesn't exist.
  /// - Throws: An error if the folder can't be read.
  public nonisolated static func stored(in folder: URL) throws -> StoredSessions {
    try SessionFolder(folder.path, on: SystemFiles()).peek()
  }

  /// Discards a stored session.
  ///
  /// The next launch tells the application that the session was discarded (S14).
  ///
  /// - Throws: An ``EditingError`` if an application uses the folder, if the session isn't stored, or if its file can't
  ///   be removed.
  package nonisolated static func discard(_ id: SceneID, in folder: URL) throws {
    try edit(folder) { try $0.discard(id) }
  }

  /// Removes all sessions and the history of launches, so that the next launch is a first launch.
  ///
  /// - Returns: The number of sessions that were stored.
  /// - Throws: An ``EditingError`` if an application uses the folder, or a file can't be removed.
  package nonisolated static func clear(_ folder: URL) throws -> Int {
    guard SessionFolder(folder.path, on: SystemFiles()).exists else { return 0 }
    return try edit(folder) { try $0.clear() }
  }

  /// Returns whether a session has a file, even if the file can't be read.
  package nonisolated static func hasFile(of id: SceneID, in folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: SessionFile.name(of: id)).path)
  }

  /// Stores the sessions of an archive in a folder.
  ///
  /// The sessions of the archive replace stored sessions with the same identifiers.
  ///
  /// - Returns: The records as they are stored.
  /// - Throws: An ``EditingError`` if an application uses the folder, if a file that can't be read now would be
  ///   replaced, or if the folder can't be written.
  @discardableResult
  package nonisolated static func add(
    _ archive: SessionArchive, to folder: URL
  ) throws -> [SessionRecord] {
    try edit(folder) { folder in
      let stored = try folder.peek()
      let ids = Set(archive.records.map(\.id))
      if let kept = stored.reserved.first(where: { ids.contains($0.id) }) {
        throw EditingError(
          "session \"\(kept.id)\" has a file that can't be read now, and would be lost; expected a folder "
            + "without it")
      }
      let records = archive.records(beside: stored.records)
      if let (_, error) = folder.save(records.map { .save($0) }) { throw error }
      return records
    }
  }

  private nonisolated static func edit<Result>(
    _ folder: URL, _ work: (inout SessionFolder) throws -> Result
  ) throws -> Result {
    var sessions = SessionFolder(folder.path, on: SystemFiles())
    defer { sessions.close() }
    do {
      try sessions.open()
      return try work(&sessions)
    } catch is FolderLock.Occupied {
      throw EditingError(
        "\(folder.path): a process of the app uses the folder; expected it to be ended first")
    } catch let error as FileError {
      throw EditingError("\(folder.path): \(error)")
    }
  }

  /// A reason why stored sessions can't be changed.
  package struct EditingError: Error, CustomStringConvertible {
    /// The reason, as a sentence with the location and the remedy.
    package var description: String

    init(_ description: String) {
      self.description = description
    }
  }
}

// A session whose file can't be read is known only from the problem with the file. The location of this problem is the
// path of the file.
extension StoredSessions {
  /// Returns the problems with a session's file and with the previous generation of the file.
  package func problems(of id: SceneID, in folder: URL) -> [Problem] {
    let stem = folder.appending(path: SessionFile.name(of: id)).path
      .dropLast(SessionFile.suffix.count)
    let files = [stem + SessionFile.suffix, stem + SessionFiles.previousSuffix]
    return problems.filter { files.contains($0.place[...]) }
  }

  /// Returns the identifiers of all sessions in a folder, as far as they are known.
  ///
  /// Sessions are in the order of their creation, followed by the sessions whose position in this order is unknown.
  package func ids(in folder: URL) -> [SceneID] {
    let places =
      (records + discarded).map { Place(id: $0.id, ordinal: $0.ordinal) }
      + reserved.map { Place(id: $0.id, ordinal: $0.ordinal > 0 ? $0.ordinal : .max) }
    let damaged = problems.map { URL(filePath: $0.place) }
      .filter { $0.deletingLastPathComponent().path == folder.path }
      .compactMap { SessionFile.id(named: $0.lastPathComponent) }
    var known: Set<SceneID> = []
    return (places.sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }.map(\.id) + damaged)
      .filter { known.insert($0).inserted }
  }
}
