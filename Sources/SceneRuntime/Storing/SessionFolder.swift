import Foundation

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A folder with a file for each session, and the previous generation of each file.
///
/// A file is replaced in four steps: a new file is written and flushed, the old one becomes the previous
/// generation, the new one takes its name, and the folder is flushed. Whatever step the process or the
/// machine ends at, one of the two generations is complete. Its methods wait for the disk.
struct SessionFolder {
  /// The end of the name of a file's previous generation, in place of ``SessionFile/suffix``.
  static let previousSuffix = ".previous.json"
  /// The end of the name of a file that is being written.
  static let newSuffix = ".new"

  let path: String
  let files: any FileSystem
  private var lock: Int32?
  /// The records as their files have them.
  private var saved: [SceneID: SessionRecord] = [:]

  init(_ path: String, on files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// A folder that another process uses.
  struct Occupied: Error {}

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

  /// Reads all sessions, with several threads.
  ///
  /// Unfinished files of a process that ended while it wrote are removed; unusable files are set aside.
  mutating func load() throws -> StoredSessions {
    try open()
    var stems: Set<String> = []
    for name in try files.names(in: path) {
      if name.hasSuffix(Self.newSuffix) {
        try? files.remove("\(path)/\(name)")
      } else if name.hasSuffix(Self.previousSuffix) {
        stems.insert(String(name.dropLast(Self.previousSuffix.count)))
      } else if name.hasSuffix(SessionFile.suffix) {
        stems.insert(String(name.dropLast(SessionFile.suffix.count)))
      }
    }
    var stored = StoredSessions()
    for found in read(stems.sorted()) {
      if let record = found.record {
        stored.records.append(record)
        saved[record.id] = record
      }
      stored.problems += found.damaged.map { name, reason in
        .damagedSessionFile(
          "\(path)/\(name)", because: reason, movedTo: setAside(name),
          previous: found.record?.id)
      }
      stored.problems += found.problems
    }
    return stored
  }

  /// The session of a file and its previous generation.
  private struct Found {
    var record: SessionRecord?
    /// The names of unusable files, with the reasons.
    var damaged: [(name: String, reason: String)] = []
    var problems: [Problem] = []
  }

  private func read(_ stems: [String]) -> [Found] {
    let found = Mutex([Found?](repeating: nil, count: stems.count))
    // A thread takes several files, because one takes less time than a thread's start.
    let size = 64
    let count = (stems.count + size - 1) / size
    DispatchQueue.concurrentPerform(iterations: count) { part in
      let places = (part * size)..<min((part + 1) * size, stems.count)
      let read = places.map { self.read(stems[$0]) }
      found.withLock { found in
        for (place, result) in zip(places, read) { found[place] = result }
      }
    }
    return found.withLock { $0.compactMap(\.self) }
  }

  private func read(_ stem: String) -> Found {
    var found = Found()
    for suffix in [SessionFile.suffix, Self.previousSuffix] {
      let name = stem + suffix
      do {
        let data = try files.contents(of: "\(path)/\(name)", limit: SessionFile.sizeLimit)
        let record = try SessionFile(data).record
        guard SessionFile.name(of: record.id) == stem + SessionFile.suffix else {
          throw SessionFile.Damage.unusable("it has the session of another file, \(record.id)")
        }
        found.record = record
        return found
      } catch SessionFile.Damage.unusable(let reason) {
        found.damaged.append((name, reason))
      } catch SessionFile.Damage.newer(let format) {
        found.problems.append(.newerSessionFile("\(path)/\(name)", format: format))
        return found
      } catch let error as FileError {
        switch error.code {
        case ENOENT: continue
        case EINVAL, ELOOP, EISDIR: found.damaged.append((name, "it isn't a regular file"))
        default: found.problems.append(.unreadableSessionFile("\(path)/\(name)", because: error))
        }
      } catch {
        found.damaged.append((name, "\(error)"))
      }
    }
    return found
  }

  /// Moves a file to the folder of damaged files.
  ///
  /// - Returns: Its new path; nil if it can't be moved, so that it stays where it is.
  private func setAside(_ name: String) -> String? {
    guard let end = path.lastIndex(of: "/") else { return nil }
    let folder = "\(path[..<end])/damaged"
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
    close()
    try open()
    for record in saved.values { try carryOut(.save(record)) }
  }

  private func carryOut(_ change: SessionChange) throws {
    let name = SessionFile.name(of: change.session)
    let stem = "\(path)/\(name.dropLast(SessionFile.suffix.count))"
    let (current, previous) = (stem + SessionFile.suffix, stem + Self.previousSuffix)
    switch change {
    case .save(let record):
      let new = stem + Self.newSuffix
      do {
        try write(SessionFile(record).data(), to: new)
      } catch {
        try? files.remove(new)
        throw error
      }
      try ignoringMissing { () throws(FileError) in try files.rename(current, to: previous) }
      try files.rename(new, to: current)
    case .remove:
      // The previous generation goes first; alone it would come back.
      try ignoringMissing { () throws(FileError) in try files.remove(previous) }
      try ignoringMissing { () throws(FileError) in try files.remove(current) }
    }
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
