package import Foundation
package import SceneRuntime

/// A disk in memory, with a log of what was done, operations that can fail, and power that can go.
// Proof: the state is reached by `locked` only, which holds the lock.
package final class MemoryDisk: FileSystem, @unchecked Sendable {
  /// An operation that was done.
  package enum Operation: Hashable, Sendable {
    case createFolder(String)
    case create(String)
    case write(String, Data)
    case flush(String)
    case rename(String, String)
    case link(String, String)
    case remove(String)
    case flushFolder(String)
    /// A file was read, which isn't in the log.
    case read(String)
    /// Something else happened, such as a confirmation.
    case note(String)
  }

  /// Files and their names.
  private struct Files {
    /// The numbers of the files by their names.
    var names: [String: Int] = [:]
    var contents: [Int: Data] = [:]
    private var last = 0

    var contentsByName: [String: Data] {
      get { names.compactMapValues { contents[$0] } }
      set {
        let old = self.contentsByName
        for (name, data) in newValue where old[name] != data { add(name, data) }
        names = names.filter { newValue[$0.key] != nil }
      }
    }

    private mutating func add(_ name: String, _ data: Data) {
      last += 1
      names[name] = last
      contents[last] = data
    }

    /// Performs an operation; without effect if its file doesn't exist.
    mutating func perform(_ operation: Operation) {
      switch operation {
      case .create(let file):
        let isShared = names.count { $0.value == names[file] } > 1
        if names[file] == nil || isShared { add(file, Data()) }
      case .write(let file, let data): if let number = names[file] { contents[number] = data }
      case .rename(let file, let other):
        // Two names of one file both stay.
        guard let number = names[file], names[other] != number else { return }
        names[other] = number
        names[file] = nil
      case .link(let file, let other): names[other] = names[file]
      case .remove(let file): names[file] = nil
      case .createFolder, .flush, .flushFolder, .read, .note: break
      }
    }
  }

  private struct State {
    var disk = Files()
    var files: [String: Data] { disk.contentsByName }
    var folders: Set<String> = []
    var open: [Int32: String] = [:]
    var locks: [Int32: String] = [:]
    var log: [Operation] = []
    var lastDescriptor: Int32 = 2
    var lists = 0
  }

  private let lock = NSLock()
  private var state = State()
  private var refuse: (Operation) -> Int32? = { _ in nil }

  package init() {}

  private func locked<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }

  // MARK: - For tests

  /// The operations that were done.
  package var log: [Operation] { locked { $0.log } }
  /// The number of times that the names of a folder were read.
  package var lists: Int { locked { $0.lists } }
  /// The contents of all files by their paths.
  package var files: [String: Data] {
    get { locked { $0.files } }
    set {
      locked { state in
        state.disk.contentsByName = newValue
        for path in newValue.keys { Self.insert(Self.folder(of: path), in: &state.folders) }
      }
    }
  }

  /// Adds a note to the log.
  package func note(_ text: String) {
    locked { $0.log.append(.note(text)) }
  }

  /// Makes operations fail from now on.
  ///
  /// - Parameter refuse: Returns the error number of an operation that fails.
  package func fail(_ refuse: @escaping @Sendable (Operation) -> Int32?) {
    lock.lock()
    defer { lock.unlock() }
    self.refuse = refuse
  }

  /// Removes the files of all locks; those who have them don't notice.
  package func removeLocks() {
    locked { state in state.locks = state.locks.mapValues { _ in "" } }
  }

  /// Removes a folder with all that is in it.
  package func removeFolder(_ path: String) {
    locked { state in
      state.disk.names = state.disk.names.filter { !$0.key.hasPrefix(path + "/") }
      state.folders = state.folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
      // Descriptors stay, and are those of files without a name.
      state.locks = state.locks.mapValues { $0.hasPrefix(path + "/") ? "" : $0 }
    }
  }

  /// Returns the disk as it is if the power goes after some operations.
  ///
  /// - Parameters:
  ///   - count: The number of operations that were done.
  ///   - losesNames: Whether names that weren't flushed with their folder are as they were before.
  ///   - start: The disk before the first operation; empty by default.
  ///   - left: Returns what is left of the contents of a file that weren't flushed.
  /// - Returns: The disk, with an empty log.
  package func afterPowerLoss(
    _ count: Int, losingNames losesNames: Bool = false, from start: MemoryDisk = MemoryDisk(),
    leaving left: (Data) -> Data = { $0 }
  ) -> MemoryDisk {
    let disk = MemoryDisk()
    disk.state.disk = start.locked { $0.disk }
    disk.state.folders = start.locked { $0.folders }
    var flushedNames = disk.state.disk.names
    var unflushed: [Int: Data] = [:]
    for operation in log.prefix(count) {
      let number: (String) -> Int? = { disk.state.disk.names[$0] }
      switch operation {
      case .createFolder(let path): Self.insert(path, in: &disk.state.folders)
      case .write(let file, _):
        if let number = number(file), unflushed[number] == nil {
          unflushed[number] = disk.state.disk.contents[number]
        }
      case .flush(let file): if let number = number(file) { unflushed[number] = nil }
      case .flushFolder: flushedNames = disk.state.disk.names
      case .create, .rename, .link, .remove, .read, .note: break
      }
      disk.state.disk.perform(operation)
    }
    if losesNames { disk.state.disk.names = flushedNames }
    for (number, old) in unflushed {
      let new = disk.state.disk.contents[number] ?? Data()
      let rest = left(new)
      // The end that wasn't written has the old contents.
      let end = rest.count < new.count ? old.dropFirst(rest.count) : Data()
      disk.state.disk.contents[number] = rest + end
    }
    return disk
  }

  // MARK: - Operations

  private func done<Result>(
    _ operation: Operation, _ path: String,
    _ body: (inout State) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try locked { state throws(FileError) in
      if let code = refuse(operation) { throw FileError("operation", path, code: code) }
      let result = try body(&state)
      state.disk.perform(operation)
      state.log.append(operation)
      return result
    }
  }

  /// Inserts a folder and the folders around it.
  private static func insert(_ path: String, in folders: inout Set<String>) {
    var path = path
    while !path.isEmpty, folders.insert(path).inserted { path = folder(of: path) }
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  package func createFolder(_ path: String) throws(FileError) {
    if locked({ $0.folders.contains(path) }) { return }
    try done(.createFolder(path), path) { Self.insert(path, in: &$0.folders) }
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    try locked { state throws(FileError) in
      guard state.folders.contains(folder) else { throw FileError("list", folder, code: ENOENT) }
      state.lists += 1
      return state.files.keys.filter { Self.folder(of: $0) == folder }
        .map { String($0.dropFirst(folder.count + 1)) }.shuffled()
    }
  }

  package func contents(of file: String, limit: Int) throws(FileError) -> Data {
    try locked { state throws(FileError) in
      if let code = refuse(.read(file)) { throw FileError("open", file, code: code) }
      guard let data = state.files[file] else { throw FileError("open", file, code: ENOENT) }
      return data.prefix(limit + 1)
    }
  }

  package func create(_ file: String) throws(FileError) -> Int32 {
    try done(.create(file), file) { state throws(FileError) in
      guard state.folders.contains(Self.folder(of: file)) else {
        throw FileError("create", file, code: ENOENT)
      }
      state.lastDescriptor += 1
      state.open[state.lastDescriptor] = file
      return state.lastDescriptor
    }
  }

  package func write(_ data: Data, to descriptor: Int32) throws(FileError) {
    let file = locked { $0.open[descriptor] } ?? ""
    try done(.write(file, data), file) { _ in }
  }

  package func flush(_ descriptor: Int32) throws(FileError) {
    let file = locked { $0.open[descriptor] } ?? ""
    try done(.flush(file), file) { _ in }
  }

  package func close(_ descriptor: Int32) {
    locked { state in
      state.open[descriptor] = nil
      state.locks[descriptor] = nil
    }
  }

  package func rename(_ file: String, to other: String) throws(FileError) {
    try done(.rename(file, other), file) { state throws(FileError) in
      guard state.disk.names[file] != nil, state.folders.contains(Self.folder(of: other)) else {
        throw FileError("rename", file, code: ENOENT)
      }
    }
  }

  package func link(_ file: String, to other: String) throws(FileError) {
    try done(.link(file, other), file) { state throws(FileError) in
      guard state.disk.names[file] != nil else { throw FileError("link", file, code: ENOENT) }
      guard state.disk.names[other] == nil else { throw FileError("link", other, code: EEXIST) }
    }
  }

  package func remove(_ file: String) throws(FileError) {
    try done(.remove(file), file) { state throws(FileError) in
      guard state.disk.names[file] != nil else {
        throw FileError("remove", file, code: ENOENT)
      }
    }
  }

  package func flushFolder(_ folder: String) throws(FileError) {
    try done(.flushFolder(folder), folder) { state throws(FileError) in
      guard state.folders.contains(folder) else { throw FileError("flush", folder, code: ENOENT) }
    }
  }

  package func lock(_ file: String) throws(FileError) -> Int32? {
    locked { state in
      if state.locks.values.contains(file) { return nil }
      state.lastDescriptor += 1
      state.locks[state.lastDescriptor] = file
      return state.lastDescriptor
    }
  }

  package func isOpen(_ file: String, as descriptor: Int32) -> Bool {
    locked { $0.locks[descriptor] == file }
  }
}
