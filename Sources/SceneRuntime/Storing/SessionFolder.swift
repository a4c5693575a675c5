import Foundation

/// A folder with the files of sessions, which one process uses at a time; its methods wait for the disk.
struct SessionFolder {
  let path: String
  let files: any FileSystem
  private let sessions: SessionFiles
  /// The launches, in the folder around this one.
  private var launches: LaunchLog
  private var lock: FolderLock
  private var damaged: DamagedFiles
  /// The records as their files have them.
  private var saved: [SceneID: SessionRecord] = [:]
  /// Whether the folder was removed, and not all files are written again.
  private var isGone = false
  /// Whether the disk has the names of all files as they are.
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

  /// Creates the folder if it doesn't exist, and takes its lock.
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

  /// Gives the lock back.
  mutating func close() {
    lock.release()
  }

  // MARK: - Reading

  /// Reads what is stored, without taking or changing anything.
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

  /// Reads all sessions to use them.
  ///
  /// Unfinished files of a process that ended while it wrote are removed; unusable files are set aside. If the
  /// lock can't be made, such as on a disk that can't be written, everything stays as it is.
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
    // The new file may have been that of the previous generation.
    for session in found where session.isUnfinished && !session.hasPrevious && session.record != nil
    {
      try? sessions.restore(session)
    }
    stored = addingHistory(to: stored, hasSessions: !found.isEmpty)
    keep(stored)
    return stored
  }

  /// Sets the damaged files of sessions aside, and has their previous generations take their names.
  ///
  /// A session is never without a file of its name meanwhile, because it would count as removed.
  private mutating func setAside(_ found: [SessionFiles.Found], _ stored: inout StoredSessions) {
    if found.isEmpty { return }
    var restored: [SessionFiles.Found] = []
    for session in found {
      let isRestored = session.record != nil && !session.isRemoved
      for (name, reason) in session.damaged {
        // Without it, a previous generation that can be read later would be that of a removed session.
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
          // A new session of this name would replace it.
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

  /// Whether the folder exists, so that it may have sessions even if they can't be read.
  var exists: Bool {
    do {
      _ = try files.names(in: path)
      return true
    } catch {
      return !error.isMissing
    }
  }

  // MARK: - Launches

  /// Reads the earlier launches, for a process that can't have the sessions.
  func launchHistory() -> LaunchHistory {
    var history = launches.read(hasSessions: true).history
    // The launch that runs may be that of another process.
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

  /// Notes that a launch runs; without effect if it can't be written.
  mutating func beginLaunch(_ history: LaunchHistory) {
    if lock.isTaken { launches.begin(history, &damaged) }
  }

  /// Saves the history of a finished launch.
  mutating func finishLaunch(_ history: LaunchHistory) {
    if lock.isTaken { launches.finish(history, &damaged) }
  }

  // MARK: - Saving

  /// Saves changes, each on its own, and flushes the folder once.
  ///
  /// - Parameter changes: The changes, at most one per session.
  /// - Returns: The changes that aren't saved, with the first error; nil if all are.
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

  /// Writes all sessions again if the folder was removed since the last change.
  mutating func restoreIfLost() {
    if isGone || lock.isLost, (try? rebuild()) != nil { try? files.flushFolder(path) }
    if lock.isTaken { launches.saveAgain(&damaged) }
  }

  /// Removes a session so that the next launch reports it to the application (S14).
  ///
  /// - Throws: A `FileError` if there is no file of the session, or it can't be removed.
  mutating func discard(_ id: SceneID) throws {
    try open()
    try files.remove("\(path)/\(SessionFile.name(of: id))")
    try flush()
    saved[id] = nil
  }

  /// Removes all sessions and the history of the launches, so that the next launch is a first one.
  ///
  /// - Returns: The number of sessions that were stored.
  /// - Throws: A `FileError` if the folder can't be listed, or a file can't be removed.
  mutating func clear() throws -> Int {
    try open()
    // A previous generation without its file would be that of a removed session, of which the next launch tells.
    let names = try files.names(in: path).filter { SessionFiles.hasSession($0) }
    let previous = names.filter { $0.hasSuffix(SessionFiles.previousSuffix) }
    let current = Set(names).subtracting(previous)
    for name in previous + current.sorted() { try files.remove("\(path)/\(name)") }
    try launches.clear()
    try flush()
    saved = [:]
    return current.count { $0.hasSuffix(SessionFile.suffix) }
  }

  /// The number of new files that are open at once.
  private static let filesAtOnce = 256

  /// Saves changes whose new files are flushed together, before any of them gets its name.
  ///
  /// A file that is flushed after others got their names would wait until these are on the disk too.
  ///
  /// - Returns: The changes that aren't saved, with the errors.
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

  /// Performs a change, again if its folder was removed or something had to be moved away first.
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

  /// Creates the folder again, with all files that it doesn't have, after someone removed it or its lock.
  ///
  /// Another process may have used it meanwhile, so the files that are there stay as they are.
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
  /// Adds a session that was found.
  fileprivate mutating func add(_ found: SessionFiles.Found) {
    if let record = found.record {
      if found.isRemoved { discarded.append(record) } else { records.append(record) }
    }
  }
}
