#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The lock of a folder, which one process at a time has.
struct FolderLock {
  /// The name of the file that is locked.
  static let name = ".lock"

  private let file: String
  private let files: any FileSystem
  private var descriptor: Int32?

  init(of folder: String, on files: any FileSystem) {
    file = "\(folder)/\(Self.name)"
    self.files = files
  }

  /// A folder whose lock another process has.
  struct Occupied: Error, CustomStringConvertible {
    let description = "another process of the app uses the folder"
  }

  var isTaken: Bool { descriptor != nil }

  /// Whether the folder or its lock was removed after the lock was taken, so that another process can take it.
  var isLost: Bool { descriptor.map { !files.isOpen(file, as: $0) } ?? false }

  /// Takes the lock, if this process doesn't have it.
  ///
  /// - Throws: ``Occupied`` if another process has it; a `FileError` if it can't be made.
  mutating func take() throws {
    if isTaken { return }
    // A child that is being started has the descriptors of its parent until it runs a program of its own, so a lock
    // that was just given back can seem to be taken.
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

  /// Gives the lock back.
  mutating func release() {
    if let descriptor { files.close(descriptor) }
    descriptor = nil
  }
}
