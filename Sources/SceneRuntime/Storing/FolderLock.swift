#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The lock of a folder, which at most one process holds at a time.
struct FolderLock {
  /// The name of the file whose lock is the folder's lock.
  static let name = ".lock"

  private let file: String
  private let files: any FileSystem
  private var descriptor: Int32?

  init(of folder: String, on files: any FileSystem) {
    file = "\(folder)/\(Self.name)"
    self.files = files
  }

  /// The error that is thrown if another process holds the lock of the folder.
  struct Occupied: Error, CustomStringConvertible {
    let description = "another process of the app uses the folder"
  }

  var isTaken: Bool { descriptor != nil }

  /// Whether the folder or its lock file was removed after this process acquired the lock, so that another process can
  /// acquire the lock of a new file.
  var isLost: Bool { descriptor.map { !files.isOpen(file, as: $0) } ?? false }

  /// Acquires the lock, unless this process already holds it.
  ///
  /// - Throws: ``Occupied`` if another process holds the lock; a `FileError` if the lock file can't be created.
  mutating func take() throws {
    if isTaken { return }
    // A child process inherits the open files of its parent until it runs its own program. A lock that this process has
    // just released can therefore seem to be held, so several attempts are made.
    for attempt in 1... {
      if let taken = try files.lock(file) {
        descriptor = taken
        return
      }
      if attempt == Self.attempts { throw Occupied() }
      usleep(Self.pause)
    }
  }

  private static let attempts = 6
  /// The time between two attempts, in microseconds.
  private static let pause: UInt32 = 10_000

  /// Releases the lock.
  mutating func release() {
    if let descriptor { files.close(descriptor) }
    descriptor = nil
  }
}
