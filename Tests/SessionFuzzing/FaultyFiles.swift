package import Foundation
package import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The file system of the machine, whose operations fail for a while.
package final class FaultyFiles: FileSystem {
  /// A way in which a disk fails.
  package enum Fault: String, CaseIterable, Sendable {
    /// Writing ends in the middle, because there is no room.
    case fullDisk
    /// Nothing can be created, renamed or removed.
    case readOnly
    /// The contents of files don't reach the disk.
    case flush
    /// The names in folders don't reach the disk.
    case flushFolder
    /// Files can't get other names.
    case rename
    /// Files can't be removed, as if another owner had taken the folder.
    case remove
    /// Every fourth operation fails.
    case sometimes
  }

  private struct State {
    var fault: Fault?
    var operations = 0
    var refused = 0
  }

  private let files = SystemFiles()
  private let state = Mutex(State())

  package init() {}

  /// The way in which operations fail; nil if they don't.
  package var fault: Fault? {
    get { state.withLock { $0.fault } }
    set { state.withLock { $0.fault = newValue } }
  }

  /// The number of operations that failed.
  package var refused: Int { state.withLock { $0.refused } }

  /// An operation that can fail.
  private enum Operation {
    case createFolder
    case create
    case write
    case flush
    case rename
    case link
    case remove
    case flushFolder
    case lock
  }

  private func check(_ operation: Operation, _ path: String = "") throws(FileError) {
    let code: Int32? = state.withLock { state in
      state.operations += 1
      let code: Int32? =
        switch (state.fault, operation) {
        case (.fullDisk, .write): ENOSPC
        case (.readOnly, .createFolder), (.readOnly, .create), (.readOnly, .rename),
          (.readOnly, .link), (.readOnly, .remove), (.readOnly, .lock):
          EROFS
        case (.flush, .flush), (.flushFolder, .flushFolder): EIO
        case (.rename, .rename), (.rename, .link), (.remove, .remove): EACCES
        case (.sometimes, _): state.operations % 4 == 0 ? EIO : nil
        default: nil
        }
      if code != nil { state.refused += 1 }
      return code
    }
    if let code { throw FileError("\(operation)", path, code: code) }
  }

  // MARK: - Operations

  package func createFolder(_ path: String) throws(FileError) {
    // A folder that exists isn't created.
    if access(path, F_OK) != 0 { try check(.createFolder, path) }
    try files.createFolder(path)
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    try files.names(in: folder)
  }

  package func contents(of file: String, limit: Int) throws(FileError) -> Data {
    try files.contents(of: file, limit: limit)
  }

  package func create(_ file: String) throws(FileError) -> Int32 {
    try check(.create, file)
    return try files.create(file)
  }

  package func write(_ data: Data, to descriptor: Int32) throws(FileError) {
    do {
      try check(.write)
    } catch {
      try files.write(data.prefix(data.count / 2), to: descriptor)
      throw error
    }
    try files.write(data, to: descriptor)
  }

  package func flush(_ descriptor: Int32) throws(FileError) {
    // The process isn't ended, so nothing has to reach the disk.
    try check(.flush)
  }

  package func close(_ descriptor: Int32) { files.close(descriptor) }

  package func rename(_ file: String, to other: String) throws(FileError) {
    try check(.rename, file)
    try files.rename(file, to: other)
  }

  package func link(_ file: String, to other: String) throws(FileError) {
    try check(.link, file)
    try files.link(file, to: other)
  }

  package func remove(_ file: String) throws(FileError) {
    try check(.remove, file)
    try files.remove(file)
  }

  package func flushFolder(_ folder: String) throws(FileError) {
    try check(.flushFolder, folder)
    guard access(folder, F_OK) == 0 else { throw FileError("flush", folder, code: errno) }
  }

  package func lock(_ file: String) throws(FileError) -> Int32? {
    try check(.lock, file)
    return try files.lock(file)
  }

  package func isOpen(_ file: String, as descriptor: Int32) -> Bool {
    files.isOpen(file, as: descriptor)
  }
}
