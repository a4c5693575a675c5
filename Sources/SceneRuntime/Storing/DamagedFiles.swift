/// The folder to which unusable files are moved, next to the folder of the sessions.
struct DamagedFiles {
  let path: String
  let files: any FileSystem
  /// The names of the items in this folder; nil if the folder has to be read first.
  private var taken: Set<String>?

  init(_ path: String, on files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// Moves a file into this folder, under a name that isn't in use here.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: The path of the folder that contains the file.
  /// - Returns: The new path of the file; nil if the file couldn't be moved.
  mutating func setAside(_ name: String, from folder: String) -> String? {
    place(name) { [files] place throws(FileError) in
      try files.rename("\(folder)/\(name)", to: place)
    }
  }

  /// Gives a file a second name in this folder, under which the file remains when another file gets the first name.
  ///
  /// If the file can't have a second name, as is the case with a folder, the file is moved instead.
  ///
  /// - Returns: The path in this folder; nil if the file was neither linked nor moved.
  mutating func copy(_ name: String, from folder: String) -> String? {
    let linked = place(name) { [files] place throws(FileError) in
      try files.link("\(folder)/\(name)", to: place)
    }
    return linked ?? setAside(name, from: folder)
  }

  /// Moves items that aren't regular files into this folder, because files with their names have to be written.
  ///
  /// - Parameters:
  ///   - names: The names of the files to write.
  ///   - folder: The path of the folder in which the files are written.
  /// - Returns: Whether any item was moved.
  mutating func makeWay(for names: [String], in folder: String) -> Bool {
    var hasMoved = false
    for name in names where isIrregular("\(folder)/\(name)") {
      if setAside(name, from: folder) != nil { hasMoved = true }
    }
    return hasMoved
  }

  /// Waits until the names of the items in this folder are written to the disk.
  func flush() {
    try? files.flushFolder(path)
  }

  private func isIrregular(_ file: String) -> Bool {
    do throws(FileError) {
      _ = try files.contents(of: file, limit: 0)
      return false
    } catch {
      return error.isIrregular
    }
  }

  private mutating func place(
    _ name: String, _ put: (String) throws(FileError) -> Void
  ) -> String? {
    do throws(FileError) {
      try files.createFolder(path)
      var names: Set<String>
      if let taken { names = taken } else { names = Set(try files.names(in: path)) }
      taken = nil
      let free = (1...).lazy.map { $0 == 1 ? name : "\(name).\($0)" }.first { !names.contains($0) }
      guard let free else { return nil }
      defer { taken = names }
      try put("\(path)/\(free)")
      names.insert(free)
      return "\(path)/\(free)"
    } catch {
      return nil
    }
  }
}
