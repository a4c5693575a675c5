import Foundation

/// A folder with a file for each session, and the previous generation of each file.
///
/// A file is replaced in these steps: a new file is written and flushed, the old one gets the name of the
/// previous generation too, the new one takes its name, and the folder is flushed. Whatever step the process
/// or the machine ends at, the file is complete. Its methods wait for the disk.
struct SessionFolder {
  let path: String
  let files: any FileSystem
  private var lock: Int32?
  /// The records as their files have them.
  private var saved: [SceneID: SessionRecord] = [:]
  /// The history as its file has it; nil before it was read.
  private var history: LaunchHistory?
  /// Whether the folder was removed, and not all files are written again.
  private var isGone = false

  init(_ path: String, on files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// A folder that another process uses.
  struct Occupied: Error {}

  /// The folder around this one, for files that aren't sessions.
  private var parent: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path }
  private var launches: LaunchFiles { LaunchFiles(path: parent, files: files) }

  // MARK: - Opening

  /// Creates the folder if it doesn't exist, and takes its lock.
  mutating func open() throws {
    if lock != nil { return }
    try files.createFolder(path)
    guard let descriptor = try files.lock("\(path)/.lock") else { throw Occupied() }
    lock = descriptor
  }

  /// Gives the lock back.
  mutating func close() {
    if let lock { files.close(lock) }
    lock = nil
  }

  // MARK: - Reading

  /// Reads what is stored, without taking or changing anything.
  ///
  /// - Throws: A `FileError` if the folder can't be listed.
  func peek() throws -> StoredSessions {
    var stored = StoredSessions()
    var found: [SessionFiles.Found] = []
    do {
      found = try SessionFiles(path: path, files: files).read().found
    } catch let error as FileError where error.isMissing {}
    for session in found {
      stored.add(session)
      for (name, reason) in session.damaged {
        stored.problems.append(
          .damagedSessionFile(
            "\(path)/\(name)", because: reason, remedy: .launch, previous: session.record?.id))
      }
      stored.problems += session.problems
    }
    return adding(history: launches, to: stored)
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
      stored.problems.append(.unsavedSessions(because: error))
      return stored
    }
    let (found, unfinished) = try SessionFiles(path: path, files: files).read()
    for name in unfinished { try? files.remove("\(path)/\(name)") }
    var stored = StoredSessions()
    for session in found {
      stored.add(session)
      var isFree = !session.damaged.isEmpty && session.record != nil && !session.isRemoved
      for (name, reason) in session.damaged {
        let place = setAside(name)
        isFree = isFree && place != nil
        stored.problems.append(
          .damagedSessionFile(
            "\(path)/\(name)", because: reason, remedy: place.map { .look(at: $0) } ?? .remove,
            previous: session.record?.id))
      }
      // Without a file of this name, the session would count as removed.
      if isFree { try? restore(session.stem) }
      stored.problems += session.problems
    }
    stored = adding(history: launches, to: stored)
    keep(stored)
    return stored
  }

  private mutating func keep(_ stored: StoredSessions) {
    for record in stored.records { saved[record.id] = record }
    history = stored.history
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

  /// Reads the earlier launches, for a process that can't have the sessions.
  func launchHistory() -> LaunchHistory {
    var history = launches.read(hasSessions: true).history
    // The launch that runs may be that of another process.
    history.unfinishedLaunches = 0
    return history
  }

  private func adding(history: LaunchFiles, to stored: StoredSessions) -> StoredSessions {
    var stored = stored
    let (history, problem) = history.read(
      hasSessions: !(stored.records.isEmpty && stored.discarded.isEmpty && stored.reserved.isEmpty))
    stored.history = history
    if let problem { stored.problems.append(problem) }
    return stored
  }

  /// Gives the previous generation the name of a file that was set aside.
  private func restore(_ stem: String) throws {
    try files.rename(
      "\(path)/\(stem)\(SessionFiles.previousSuffix)", to: "\(path)/\(stem)\(SessionFile.suffix)")
    try files.flushFolder(path)
  }

  /// Moves a file to the folder of damaged files.
  ///
  /// - Returns: Its new path; nil if it can't be moved.
  private func setAside(_ name: String) -> String? {
    let folder = "\(parent)/damaged"
    do {
      try files.createFolder(folder)
      let taken = Set(try files.names(in: folder))
      let free = (1...).lazy.map { $0 == 1 ? name : "\(name).\($0)" }.first { !taken.contains($0) }
      guard let free else { return nil }
      try files.rename("\(path)/\(name)", to: "\(folder)/\(free)")
      return "\(folder)/\(free)"
    } catch {
      return nil
    }
  }

  // MARK: - Launches

  /// Notes that a launch runs; without effect if it can't be written.
  func beginLaunch(_ history: LaunchHistory) {
    guard lock != nil else { return }
    try? launches.begin(history)
  }

  /// Saves the history of a finished launch; without effect if it can't be written.
  mutating func finishLaunch(_ history: LaunchHistory) {
    guard lock != nil, (try? launches.finish(history, after: self.history)) != nil else { return }
    self.history = history
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
      if isGone { try rebuild() }
    } catch {
      return (changes, error)
    }
    for change in changes {
      do {
        try apply(change)
      } catch {
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

  /// Removes a session so that the next launch tells the application (S14).
  ///
  /// - Throws: A `FileError` if there is no file of the session, or it can't be removed.
  mutating func discard(_ id: SceneID) throws {
    try open()
    try files.remove("\(path)/\(SessionFile.name(of: id))")
    try flush()
    saved[id] = nil
  }

  private mutating func apply(_ change: SessionChange) throws {
    do {
      try carryOut(change)
    } catch let error as FileError where error.isMissing {
      try rebuild()
      try carryOut(change)
    }
    switch change {
    case .save(let record): saved[record.id] = record
    case .remove(let id): saved[id] = nil
    }
  }

  private mutating func flush() throws {
    do {
      try files.flushFolder(path)
    } catch let error where error.isMissing {
      try rebuild()
      try files.flushFolder(path)
    }
  }

  /// Creates the folder again, with all files, after someone removed it.
  private mutating func rebuild() throws {
    isGone = true
    close()
    try open()
    for record in saved.values { try carryOut(.save(record)) }
    isGone = false
  }

  private func carryOut(_ change: SessionChange) throws {
    let name = SessionFile.name(of: change.session)
    let stem = "\(path)/\(name.dropLast(SessionFile.suffix.count))"
    let (current, previous) = (
      stem + SessionFile.suffix, stem + SessionFiles.previousSuffix
    )
    switch change {
    case .save(let record):
      let new = stem + SessionFiles.newSuffix
      do {
        try write(SessionFile(record).data(), to: new)
        try ignoringMissing { () throws(FileError) in try files.remove(previous) }
        let isFirst = try !link(current, to: previous)
        try files.rename(new, to: current)
        // A session that is removed by hand is known by its previous generation.
        if isFirst { _ = try link(current, to: previous) }
      } catch {
        try? files.remove(new)
        throw error
      }
    case .remove:
      // If the process ends between both, the next launch tells the application once more.
      try ignoringMissing { () throws(FileError) in try files.remove(current) }
      try ignoringMissing { () throws(FileError) in try files.remove(previous) }
      // A failed attempt to save the session may have left it.
      try ignoringMissing { () throws(FileError) in
        try files.remove(stem + SessionFiles.newSuffix)
      }
    }
  }

  /// Gives a file a second name, if it exists and the file system can.
  ///
  /// - Returns: False if the file doesn't exist.
  private func link(_ file: String, to other: String) throws(FileError) -> Bool {
    do {
      try files.link(file, to: other)
    } catch {
      if error.isMissing { return false }
      if !error.isUnsupported { throw error }
    }
    return true
  }

  private func write(_ data: Data, to file: String) throws {
    let descriptor = try files.create(file)
    defer { files.close(descriptor) }
    try files.write(data, to: descriptor)
    try files.flush(descriptor)
  }

  private func ignoringMissing(_ operation: () throws(FileError) -> Void) throws(FileError) {
    do {
      try operation()
    } catch {
      if !error.isMissing { throw error }
    }
  }
}

extension StoredSessions {
  /// Adds a session that was found.
  fileprivate mutating func add(_ found: SessionFiles.Found) {
    if let record = found.record {
      if found.isRemoved { discarded.append(record) } else { records.append(record) }
    }
    if let place = found.reserved, found.record == nil { reserved.append(place) }
  }
}
