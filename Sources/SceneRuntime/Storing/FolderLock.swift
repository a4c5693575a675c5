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
    guard let taken = try files.lock(file) else { throw Occupied() }
    descriptor = taken
  }

  /// Gives the lock back.
  mutating func release() {
    if let descriptor { files.close(descriptor) }
    descriptor = nil
  }
}
