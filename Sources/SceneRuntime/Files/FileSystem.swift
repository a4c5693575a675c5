package import Foundation

/// The operations of a file system with which a session store reads and saves its files.
///
/// Tests implement this protocol to record operations and to make operations fail.
///
/// Paths are absolute. Every operation can be called on any thread.
package protocol FileSystem: Sendable {
  /// Creates a folder and the missing folders above it, unless the folder exists.
  ///
  /// Only their owner can use the new folders. The operation waits until their names are written to the disk.
  func createFolder(_ path: String) throws(FileError)
  /// Returns the names of all items in a folder, without `.` and `..`.
  func names(in folder: String) throws(FileError) -> [String]
  /// Returns the contents of a regular file, up to `limit` + 1 bytes.
  ///
  /// If the result has more than `limit` bytes, the file is larger than the limit.
  func contents(of file: String, limit: Int) throws(FileError) -> Data
  /// Opens a file for new contents, and creates the file if it doesn't exist.
  ///
  /// Only the owner can read and write a file that this operation creates. An existing file keeps its contents until
  /// ``write(_:to:)``. If an existing file has a second name, a new file is created, and the second name keeps the old
  /// contents. An item that isn't a regular file, such as a pipe, isn't changed.
  ///
  /// - Returns: A descriptor of the open file for ``write(_:to:)``.
  func create(_ file: String) throws(FileError) -> Int32
  /// Replaces the contents of a file that ``create(_:)`` opened.
  ///
  /// If the operation fails, the file may contain a mixture of the old and the new contents.
  func write(_ data: Data, to descriptor: Int32) throws(FileError)
  /// Waits until the data that was written to a descriptor is on the disk.
  func flush(_ descriptor: Int32) throws(FileError)
  /// Closes a descriptor.
  func close(_ descriptor: Int32)
  /// Renames a file, replacing any file with the new name.
  func rename(_ file: String, to other: String) throws(FileError)
  /// Gives a file a second name, as a hard link.
  ///
  /// Fails if an item with the second name exists.
  func link(_ file: String, to other: String) throws(FileError)
  /// Removes a file.
  func remove(_ file: String) throws(FileError)
  /// Waits until the names of the items in a folder are written to the disk.
  func flushFolder(_ folder: String) throws(FileError)
  /// Acquires the lock of a file, and creates the file if it doesn't exist.
  ///
  /// The system releases the lock when the process ends, even after a crash.
  ///
  /// - Returns: A descriptor that holds the lock until it is closed; nil if another descriptor holds the lock, in this
  ///   process or in another one.
  func lock(_ file: String) throws(FileError) -> Int32?
  /// Returns whether a descriptor belongs to the file that has the given path now.
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

  /// The code for an item that isn't a regular file, such as a pipe or a device.
  package static let irregular = EINVAL

  /// Whether the operation failed because the item, such as a folder, a link or a pipe, isn't a regular file.
  package var isIrregular: Bool { [Self.irregular, EISDIR, ELOOP, ENXIO].contains(code) }

  /// Whether the operation failed because the file or its folder doesn't exist.
  package var isMissing: Bool { code == ENOENT }

  /// Whether the operation failed because the file can't get a second name, as a hard link.
  package var isUnsupported: Bool {
    [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code)
  }

  package var description: String {
    let reason = isIrregular ? "it isn't a regular file" : String(cString: strerror(code))
    return path.isEmpty ? "\(operation): \(reason)" : "\(operation) \(path): \(reason)"
  }
}
