import Foundation

/// A folder that contains the files of sessions.
///
/// Only one process uses the folder at a time.
///
/// The methods of this type wait for the disk. `SessionWriter` therefore saves changes off the main actor.
struct SessionFolder {
  let path: String
  let files: any FileSystem
  private let sessions: SessionFiles
  /// The history of launches, in the folder that contains this folder.
  private var launches: LaunchLog
  private var lock: FolderLock
  private var damaged: DamagedFiles
  /// The records that the files contain, as far as this process has read or written them.
  private var saved: [SceneID: SessionRecord] = [:]
  /// Whether the folder was removed while this process used it, and some of its files haven't been written again.
  private var isGone = false
  /// Whether the changes of all earlier calls are on the disk, so that files of previous generations can be used again.
  private var hasNamesOnDisk = false

  init(_ path: String, on files: any FileSystem) {
    self.path = path
    self.files = files
    lock = FolderLock(of: path, on: files)
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    damaged = DamagedFiles("\(parent)/damaged", on: files)
    launches = LaunchLog(LaunchFiles(path: parent, files: files))
    sessions = SessionFiles(path: path, files: files)
  }

  // MARK: - Opening

  /// Creates the folder if it doesn't exist, and acquires its lock.
  mutating func open() throws {
    if lock.isTaken { return }
    try files.createFolder(path)
    do {
      try lock.take()
    } catch let error as FileError {
      if !damaged.makeWay(for: [FolderLock.name], in: path) { throw error }
      try lock.take()
    }
  }

  /// Releases the lock.
  mutating func close() {
    lock.release()
  }

  // MARK: - Reading

  /// Reads the stored sessions, without acquiring the lock or changing any file.
  ///
  /// - Throws: A `FileError` if the folder can't be listed.
  func peek() throws -> StoredSessions {
    var stored = StoredSessions()
    var found: [SessionFiles.Found] = []
    do {
      found = try sessions.read().found
    } catch let error as FileError where error.isMissing {}
    for session in found {
      stored.add(session)
      for (name, reason) in session.damaged {
        stored.problems.append(
          .damagedSessionFile(
            "\(path)/\(name)", because: reason, remedy: .launch, previous: session.record?.id))
      }
      stored.problems += session.problems
      if session.record == nil, let place = session.place { stored.reserved.append(place) }
    }
    return addingHistory(to: stored, hasSessions: !found.isEmpty)
  }

  /// Reads all sessions, and prepares the folder for writing.
  ///
  /// Files that another process left unfinished are removed, and unusable files are moved to the folder `damaged`. If
  /// the lock file can't be created, for example on a read-only disk, nothing is changed.
  mutating func load() throws -> StoredSessions {
    do {
      try open()
    } catch let error as FileError {
      var stored = try peek()
      keep(stored)
      stored.problems.append(.unsavedSessions(in: path, because: error))
      return stored
    }
    let (found, unfinished) = try sessions.read()
    var stored = StoredSessions()
    for session in found {
      stored.add(session)
      stored.problems += session.problems
      if session.isKept, let place = session.place { stored.reserved.append(place) }
    }
    setAside(found.filter { !$0.damaged.isEmpty }, &stored)
    for name in unfinished { try? files.remove("\(path)/\(name)") }
    // The unfinished file that was removed may have been the file of the previous generation.
    for session in found where session.isUnfinished && !session.hasPrevious && session.record != nil
    {
      try? sessions.restore(session)
    }
    stored = addingHistory(to: stored, hasSessions: !found.isEmpty)
    keep(stored)
    return stored
  }

  /// Moves damaged files of sessions to the folder `damaged`.
  ///
  /// If the previous generation of a damaged file can be used, the previous generation gets the name of the damaged
  /// file. A session without a file of this name would count as removed. If the file system supports hard links, such a
  /// file therefore exists at every moment.
  private mutating func setAside(_ found: [SessionFiles.Found], _ stored: inout StoredSessions) {
    if found.isEmpty { return }
    var restored: [SessionFiles.Found] = []
    for session in found {
      let isRestored = session.record != nil && !session.isRemoved
      for (name, reason) in session.damaged {
        // A damaged file stays in place if its previous generation can't be read at present. If the file were moved
        // away, the session would count as removed at a launch that can read the previous generation.
        if session.isKept {
          stored.problems.append(
            .damagedSessionFile("\(path)/\(name)", because: reason, remedy: .stays, previous: nil))
          continue
        }
        let place =
          isRestored ? damaged.copy(name, from: path) : damaged.setAside(name, from: path)
        if let place {
          stored.setAside.append(
            StoredSessions.SetAsideFile(
              file: "\(path)/\(name)", place: place, reason: reason, session: session.record?.id))
        }
        stored.problems.append(
          .damagedSessionFile(
            "\(path)/\(name)", because: reason, remedy: place.map { .look(at: $0) } ?? .remove,
            previous: session.record?.id))
        if place == nil {
          // The damaged file stays, so its session's identifier is reserved. A new session with the same identifier
          // would replace the file.
          if session.record == nil, let place = session.place { stored.reserved.append(place) }
        } else if isRestored, name == session.stem + SessionFile.suffix {
          restored.append(session)
        }
      }
    }
    damaged.flush()
    for session in restored { try? sessions.restore(session) }
    try? files.flushFolder(path)
  }

  private mutating func keep(_ stored: StoredSessions) {
    for record in stored.records { saved[record.id] = record }
    launches.keep(stored.history)
  }

  /// Whether the folder exists.
  ///
  /// An existing folder may contain sessions, even if the folder can't be listed.
  var exists: Bool {
    do {
      _ = try files.names(in: path)
      return true
    } catch {
      return !error.isMissing
    }
  }

  // MARK: - Launches

  /// Reads the history of launches, for a process that can't use the sessions because another process uses them, or
  /// because they can't be read.
  func launchHistory() -> LaunchHistory {
    var history = launches.read(hasSessions: true).history
    // The recorded launch may be the running launch of another process, so it doesn't count as unfinished.
    history.unfinishedLaunches = 0
    return history
  }

  private func addingHistory(to stored: StoredSessions, hasSessions: Bool) -> StoredSessions {
    var stored = stored
    let (history, problem) = launches.read(hasSessions: hasSessions)
    stored.history = history
    if let problem { stored.problems.append(problem) }
    return stored
  }

  /// Records in a file that a launch has begun.
  ///
  /// If this process doesn't hold the lock, or the file can't be written, the launch isn't recorded.
  mutating func beginLaunch(_ history: LaunchHistory) {
    if lock.isTaken { launches.begin(history, &damaged) }
  }

  /// Saves the history of launches after a launch has finished.
  mutating func finishLaunch(_ history: LaunchHistory) {
    if lock.isTaken { launches.finish(history, &damaged) }
  }

  // MARK: - Saving

  /// Saves changes of sessions, and flushes the folder once for all changes.
  ///
  /// If a change can't be saved, the other changes are saved nevertheless.
  ///
  /// - Parameter changes: The changes, at most one per session.
  /// - Returns: The changes that weren't saved, with the first error; nil if all changes were saved.
  mutating func save(_ changes: [SessionChange]) -> (changes: [SessionChange], error: any Error)? {
    var failed: [SessionChange] = []
    var first: (any Error)?
    do {
      try open()
      if isGone || lock.isLost { try rebuild() }
    } catch {
      return (changes, error)
    }
    for start in stride(from: 0, to: changes.count, by: Self.filesAtOnce) {
      for (change, error) in save(changes[start..<min(start + Self.filesAtOnce, changes.count)]) {
        failed.append(change)
        first = first ?? error
      }
    }
    do {
      try flush()
    } catch {
      return (changes, first ?? error)
    }
    return first.map { (failed, $0) }
  }

  /// Writes the sessions again if their folder was removed while this process used it; also writes the history of
  /// launches if the history isn't saved.
  mutating func restoreIfLost() {
    if isGone || lock.isLost, (try? rebuild()) != nil { try? files.flushFolder(path) }
    if lock.isTaken { launches.saveAgain(&damaged) }
  }

  /// Removes the file of a session, so that the next launch tells the application that the session was discarded (S14).
  ///
  /// - Throws: A `FileError` if the session has no file, or if the file can't be removed.
  mutating func discard(_ id: SceneID) throws {
    try open()
    try files.remove("\(path)/\(SessionFile.name(of: id))")
    try flush()
    saved[id] = nil
  }

  /// Removes all sessions and the history of launches, so that the next launch is the first launch.
  ///
  /// - Returns: The number of sessions that were stored.
  /// - Throws: A `FileError` if the folder can't be listed, or if a file can't be removed.
  mutating func clear() throws -> Int {
    try open()
    // Previous generations are removed before the files of the sessions. If the process ended while only a previous
    // generation of a session was left, the next launch would tell the application that the session was removed.
    let names = try files.names(in: path).filter { SessionFiles.hasSession($0) }
    let previous = names.filter { $0.hasSuffix(SessionFiles.previousSuffix) }
    let current = Set(names).subtracting(previous)
    for name in previous + current.sorted() { try files.remove("\(path)/\(name)") }
    try launches.clear()
    try flush()
    saved = [:]
    return current.count { $0.hasSuffix(SessionFile.suffix) }
  }

  /// The maximum number of new files that are open at once.
  private static let filesAtOnce = 256

  /// Saves changes of sessions, without flushing the folder.
  ///
  /// All new files are flushed before any of them gets its final name. If a file were flushed after another file was
  /// renamed, flushing would also wait until the new name is on the disk.
  ///
  /// - Returns: The changes that weren't saved, with the errors.
  private mutating func save(
    _ changes: ArraySlice<SessionChange>
  ) -> [(change: SessionChange, error: any Error)] {
    var new: [SceneID: Result<SessionFiles.NewFile, any Error>] = [:]
    for case .save(let record) in changes {
      new[record.id] = Result { try sessions.begin(record, reusingPrevious: hasNamesOnDisk) }
    }
    for (id, file) in new {
      new[id] = file.flatMap { file in
        Result {
          try sessions.flush(file)
          return file
        }
      }
    }
    return changes.compactMap { change in
      do {
        try apply(change, new[change.session])
        return nil
      } catch {
        return (change, error)
      }
    }
  }

  /// Gives a new file its final name, or removes the files of a session.
  ///
  /// If the folder is missing, it is created again. If an item that isn't a regular file has the name of a file of the
  /// session, the item is moved away. In both cases, the whole change is repeated.
  private mutating func apply(
    _ change: SessionChange, _ new: Result<SessionFiles.NewFile, any Error>?
  ) throws {
    do {
      if let new { try sessions.replace(new.get()) } else { try sessions.carryOut(change) }
    } catch let error as FileError {
      if error.isMissing {
        try rebuild()
      } else if !damaged.makeWay(for: SessionFiles.names(of: change.session), in: path) {
        throw error
      }
      try sessions.carryOut(change)
    }
    switch change {
    case .save(let record): saved[record.id] = record
    case .remove(let id): saved[id] = nil
    }
  }

  private mutating func flush() throws {
    hasNamesOnDisk = false
    do {
      try files.flushFolder(path)
    } catch let error where error.isMissing {
      try rebuild()
      try files.flushFolder(path)
    }
    hasNamesOnDisk = true
  }

  /// Creates the folder and its lock again, after the folder or its lock file was removed, and writes the missing files
  /// of sessions.
  ///
  /// Another process may have used the folder in the meantime, so existing files aren't changed.
  private mutating func rebuild() throws {
    isGone = true
    hasNamesOnDisk = false
    close()
    try open()
    for record in saved.values where isMissing("\(path)/\(SessionFile.name(of: record.id))") {
      try sessions.carryOut(.save(record))
    }
    isGone = false
    launches.saveAgain(&damaged)
  }

  private func isMissing(_ file: String) -> Bool {
    do throws(FileError) {
      _ = try files.contents(of: file, limit: 0)
      return false
    } catch {
      return error.isMissing
    }
  }
}

extension StoredSessions {
  /// Adds the record that was read from a session's files, if there is one, to the stored or to the discarded sessions.
  fileprivate mutating func add(_ found: SessionFiles.Found) {
    if let record = found.record {
      if found.isRemoved { discarded.append(record) } else { records.append(record) }
    }
  }
}
