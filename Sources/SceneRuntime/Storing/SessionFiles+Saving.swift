import Foundation

// The steps in which a file of a session is replaced or removed. Whatever step the process or the machine ends
// at, there is a complete file.
extension SessionFiles {
  /// Returns the names of all files of a session.
  static func names(of session: SceneID) -> [String] {
    let stem = SessionFile.name(of: session).dropLast(SessionFile.suffix.count)
    return [SessionFile.suffix, previousSuffix, newSuffix].map { stem + $0 }
  }

  /// Saves or removes a session; its folder isn't flushed.
  func carryOut(_ change: SessionChange) throws {
    switch change {
    case .save(let record):
      let new = try begin(record, reusingPrevious: false)
      try flush(new)
      try replace(new)
    case .remove:
      // If the process ends between both, the next launch tells the application once more. A failed attempt to
      // save the session may have left a new file.
      for name in Self.names(of: change.session) { try removeIfThere("\(path)/\(name)") }
    }
  }

  /// A new file of a session that hasn't its name yet.
  struct NewFile {
    var record: SessionRecord
    var data: Data
    var descriptor: Int32
  }

  /// Writes a new file.
  ///
  /// - Parameters:
  ///   - record: The session.
  ///   - reusesPrevious: Whether the file of the previous generation gets the new contents. To write into a
  ///     file is faster than to create a file and to remove another. It is safe only after the folder was
  ///     flushed, because otherwise the disk may still have this file as the current generation.
  func begin(_ record: SessionRecord, reusingPrevious reusesPrevious: Bool) throws -> NewFile {
    let data = try SessionFile(record).data()
    let names = Self.names(of: record.id)
    let (previous, file) = ("\(path)/\(names[1])", "\(path)/\(names[2])")
    if reusesPrevious { try renameIfThere(previous, to: file) }
    let descriptor: Int32
    do throws(FileError) {
      descriptor = try files.create(file)
    } catch {
      // It may be an item that isn't a file, which is to be moved away.
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

  /// Waits until a new file is on the disk.
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

  /// Gives a new file its name, and the file before it that of the previous generation.
  func replace(_ new: NewFile) throws {
    let paths = Self.names(of: new.record.id).map { "\(path)/\($0)" }
    let (current, previous) = (paths[0], paths[1])
    do {
      try removeIfThere(previous)
      let isFirst = try !link(current, to: previous)
      try files.rename(paths[2], to: current)
      // A session that is removed by hand is known by its previous generation, which is no second name of
      // the file, because a person who changes one in place would change both.
      if isFirst { try write(new.data, to: previous) }
    } catch {
      abandon(new.record.id)
      throw error
    }
  }

  /// Removes a new file that can't be saved.
  private func abandon(_ session: SceneID) {
    let paths = Self.names(of: session).map { "\(path)/\($0)" }
    try? files.remove(paths[2])
    // The new file may have been that of the previous generation, by which a session that is removed by hand
    // is known.
    try? files.link(paths[0], to: paths[1])
  }

  /// Gives the file that has a session the name of its file, and makes a previous generation of it.
  func restore(_ found: Found) throws {
    let (current, previous) = (SessionFile.suffix, Self.previousSuffix)
    try files.rename("\(path)/\(found.stem)\(found.source)", to: "\(path)/\(found.stem)\(current)")
    guard let data = try found.record.map({ try SessionFile($0).data() }) else { return }
    // A file that was set aside may have this name still, and isn't to be written into.
    try removeIfThere("\(path)/\(found.stem)\(previous)")
    try write(data, to: "\(path)/\(found.stem)\(previous)", isFlushed: false)
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

  /// Writes a new file, and waits until it is on the disk unless it can do without.
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
