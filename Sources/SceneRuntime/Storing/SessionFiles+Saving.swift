import Foundation

// The steps in which a file of a session is replaced or removed. If the process or the machine ends between two steps
// of a replacement, a complete file still exists.
extension SessionFiles {
  /// Returns the names of a session's three files: the current file, the file of the previous generation, and the file
  /// with the temporary name.
  static func names(of session: SceneID) -> [String] {
    let stem = SessionFile.name(of: session).dropLast(SessionFile.suffix.count)
    return [SessionFile.suffix, previousSuffix, newSuffix].map { stem + $0 }
  }

  /// Writes or removes the files of a session, without flushing the folder.
  func carryOut(_ change: SessionChange) throws {
    switch change {
    case .save(let record):
      let new = try begin(record, reusingPrevious: false)
      try flush(new)
      try replace(new)
    case .remove:
      // The session's file is removed first. If the process ends before the previous generation is removed, the next
      // launch tells the application once more that the session was removed. A failed attempt to save the session may
      // have left another file, which is removed too.
      for name in Self.names(of: change.session) { try removeIfThere("\(path)/\(name)") }
    }
  }

  /// A new file of a session, which still has a temporary name and is open.
  struct NewFile {
    var record: SessionRecord
    var data: Data
    var descriptor: Int32
  }

  /// Writes a new file of a session under a temporary name.
  ///
  /// - Parameters:
  ///   - record: The record of the session.
  ///   - reusesPrevious: Whether to write the new contents into the file of the previous generation, which is faster
  ///     than creating a file and removing another one. Pass true only if the folder has been flushed since the last
  ///     change. Before the flush, this file may still be the session's current file on the disk.
  /// - Returns: The new file, which isn't flushed yet.
  /// - Throws: The reason why the file couldn't be written. The session's file is unchanged.
  func begin(_ record: SessionRecord, reusingPrevious reusesPrevious: Bool) throws -> NewFile {
    let data = try SessionFile(record).data()
    let names = Self.names(of: record.id)
    let (previous, file) = ("\(path)/\(names[1])", "\(path)/\(names[2])")
    if reusesPrevious { try renameIfThere(previous, to: file) }
    let descriptor: Int32
    do throws(FileError) {
      descriptor = try files.create(file)
    } catch {
      // The renamed item may be a pipe or a folder. The item gets its previous name back, and the caller moves the item
      // away.
      if reusesPrevious { try? files.rename(file, to: previous) }
      throw error
    }
    do throws(FileError) {
      try files.write(data, to: descriptor)
    } catch {
      files.close(descriptor)
      abandon(record.id)
      throw FileError(error.operation, file, code: error.code)
    }
    return NewFile(record: record, data: data, descriptor: descriptor)
  }

  /// Waits until a new file is on the disk, and closes the file.
  func flush(_ new: NewFile) throws(FileError) {
    defer { files.close(new.descriptor) }
    do {
      try files.flush(new.descriptor)
    } catch {
      abandon(new.record.id)
      let file = "\(path)/\(Self.names(of: new.record.id)[2])"
      throw FileError(error.operation, file, code: error.code)
    }
  }

  /// Gives a new file the name of the session's file.
  ///
  /// The file that had this name gets the name of the previous generation.
  func replace(_ new: NewFile) throws {
    let paths = Self.names(of: new.record.id).map { "\(path)/\($0)" }
    let (current, previous) = (paths[0], paths[1])
    do {
      try removeIfThere(previous)
      let isFirst = try !link(current, to: previous)
      try files.rename(paths[2], to: current)
      // Without a previous generation, the next launch couldn't recognize that a person removed the session's file. The
      // first previous generation is a copy, not a second name of the file, because a person who edits the file in
      // place would otherwise also change the previous generation.
      if isFirst { try write(new.data, to: previous) }
    } catch {
      abandon(new.record.id)
      throw error
    }
  }

  /// Removes the new file of a session, because it can't be completed.
  private func abandon(_ session: SceneID) {
    let paths = Self.names(of: session).map { "\(path)/\($0)" }
    try? files.remove(paths[2])
    // The new file may have been the file of the previous generation. Without a previous generation, the next launch
    // couldn't recognize that a person removed the session's file.
    try? files.link(paths[0], to: paths[1])
  }

  /// Renames the file from which a session was read, so that it is the session's current file.
  ///
  /// A new file of the previous generation, with the same contents, is written too.
  func restore(_ found: Found) throws {
    let (current, previous) = (SessionFile.suffix, Self.previousSuffix)
    try files.rename("\(path)/\(found.stem)\(found.source)", to: "\(path)/\(found.stem)\(current)")
    guard let data = try found.record.map({ try SessionFile($0).data() }) else { return }
    // The file of the previous generation is removed, not overwritten. The file may have a second name in the folder of
    // damaged files, and its contents there must not change.
    try removeIfThere("\(path)/\(found.stem)\(previous)")
    try write(data, to: "\(path)/\(found.stem)\(previous)", isFlushed: false)
  }

  /// Creates a hard link to a file.
  ///
  /// If the file system doesn't support hard links, no link is created.
  ///
  /// - Returns: False if the file doesn't exist; otherwise true, even if no link is created.
  private func link(_ file: String, to other: String) throws(FileError) -> Bool {
    do {
      try files.link(file, to: other)
    } catch {
      if error.isMissing { return false }
      if !error.isUnsupported { throw error }
    }
    return true
  }

  /// Writes a new file and, if `isFlushed` is true, waits until the file is on the disk.
  func write(_ data: Data, to file: String, isFlushed: Bool = true) throws(FileError) {
    let descriptor = try files.create(file)
    defer { files.close(descriptor) }
    do throws(FileError) {
      try files.write(data, to: descriptor)
      if isFlushed { try files.flush(descriptor) }
    } catch {
      try? files.remove(file)
      throw FileError(error.operation, file, code: error.code)
    }
  }

  private func renameIfThere(_ file: String, to other: String) throws(FileError) {
    do {
      try files.rename(file, to: other)
    } catch {
      if !error.isMissing { throw error }
    }
  }

  private func removeIfThere(_ file: String) throws(FileError) {
    do {
      try files.remove(file)
    } catch {
      if !error.isMissing { throw error }
    }
  }
}
