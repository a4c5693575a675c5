package import Foundation

/// The operations of a file system that a store uses, so that tests can record them and make them fail.
///
/// Paths are absolute. Every operation can be called on any thread.
package protocol FileSystem: Sendable {
  /// Creates a folder that only its owner can use, and its parents, and waits until their names are on the
  /// disk.
  func createFolder(_ path: String) throws(FileError)
  /// Returns the names in a folder, without `.` and `..`.
  func names(in folder: String) throws(FileError) -> [String]
  /// Returns the contents of a regular file, at most so many bytes and one more.
  func contents(of file: String, limit: Int) throws(FileError) -> Data
  /// Opens a file for new contents, and creates the file if it doesn't exist.
  ///
  /// Only its owner can read and write a file that is created. The old contents of a file stay until new
  /// contents are written. If the file has a second name, the second name keeps the old contents. An item of
  /// another kind, such as a pipe, isn't changed.
  ///
  /// - Returns: A descriptor for ``write(_:to:)``.
  func create(_ file: String) throws(FileError) -> Int32
  /// Replaces the contents of an opened file.
  ///
  /// If the operation fails, the file may have parts of the old and of the new contents.
  func write(_ data: Data, to descriptor: Int32) throws(FileError)
  /// Waits until what was written to the descriptor is on the disk.
  func flush(_ descriptor: Int32) throws(FileError)
  /// Closes a descriptor.
  func close(_ descriptor: Int32)
  /// Renames a file, in place of another of the new name.
  func rename(_ file: String, to other: String) throws(FileError)
  /// Gives a file a second name, which no other file has.
  func link(_ file: String, to other: String) throws(FileError)
  /// Removes a file.
  func remove(_ file: String) throws(FileError)
  /// Waits until the names in a folder are on the disk.
  func flushFolder(_ folder: String) throws(FileError)
  /// Acquires a lock, which the system releases when the process ends for any reason.
  ///
  /// - Returns: A descriptor that holds the lock until it is closed; nil if another process has it.
  func lock(_ file: String) throws(FileError) -> Int32?
  /// Returns whether a descriptor is that of the file that has a name now.
  func isOpen(_ file: String, as descriptor: Int32) -> Bool
}

/// An operation of the file system that failed.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The name of the operation, such as `write`.
  package var operation: String
  /// The path of the file or folder; empty if only its descriptor is known.
  package var path: String
  /// The error number of the system.
  package var code: Int32

  package init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The code of a file that is none, such as a pipe or a device.
  package static let irregular = EINVAL

  /// Whether an item of another kind has the file's name, such as a folder, a link or a pipe.
  package var isIrregular: Bool { [Self.irregular, EISDIR, ELOOP, ENXIO].contains(code) }

  /// Whether the file or its folder doesn't exist.
  package var isMissing: Bool { code == ENOENT }

  /// Whether the file system has no second names.
  package var isUnsupported: Bool {
    [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code)
  }

  package var description: String {
    let reason = isIrregular ? "it isn't a regular file" : String(cString: strerror(code))
    return path.isEmpty ? "\(operation): \(reason)" : "\(operation) \(path): \(reason)"
  }
}
